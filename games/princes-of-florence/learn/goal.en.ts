/** How one wins, and where points come from now. */
import type { GoalWords } from '@loggia/core'

export const words: GoalWords = {
  goal: 'Most prestige after round {rounds} wins.',
  now: 'You have {prestige} · works bring nearly all of it: your best now {value}, needed {minimum} · building +{building} · best work +{bestWork}',
  short: '{prestige} prestige',
}
