import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'copy an uncovered tapestry card of any player'
export const questions: Questions<Asks> = { 'copy-tapestry': 'Which tapestry card do you copy?' }
export const example: Example = ['tapestry', 'espionage', 'copy an uncovered tapestry card of any player']
