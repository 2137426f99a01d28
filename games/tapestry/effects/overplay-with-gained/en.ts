import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'play one of them on top of this card for {n} VP'
export const questions: Questions<Asks> = { 'overplay-gained': 'Which of the cards do you play on top?' }
export const example: Example = [
  'tapestry',
  'tyranny',
  'when you gain tapestry cards: play one of them on top of this card for 5 VP (optional)',
]
