import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'stand up to {n:toppled outpost/toppled outposts}'
export const questions: Questions<Asks> = { 'revolution': 'Which outposts do you stand up, {left} at most?' }
export const example: Example = ['tapestry', 'revolution', 'any 1 resource or stand up to 3 toppled outposts']
