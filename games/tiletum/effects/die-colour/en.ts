import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'the die’s resources of another kind'
export const questions: Questions<Asks> = { 'colour': 'Which resource instead?' }
export const example: Example = ['effect', 'die-colour', 'the die’s resources of another kind']
