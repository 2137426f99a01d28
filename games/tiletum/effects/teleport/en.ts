import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '{piece@piece} to any space'
export const questions: Questions<Asks> = { 'teleport': 'To which space does the {piece@piece} go?' }
export const example: Example = ['effect', 'teleport-architect', 'architect to any space']
