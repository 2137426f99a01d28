import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'move on a track to the space of the nearest opponent (no benefit or bonus)'
export const questions: Questions<Asks> = {
  'socialism': 'To which opponent’s space do you move?',
  'match-token': 'Which token moves to {to@space}?',
}
export const example: Example = [
  'tapestry',
  'socialism',
  'move on a track to the space of the nearest opponent (no benefit or bonus)',
]
