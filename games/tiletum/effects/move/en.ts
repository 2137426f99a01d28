import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '{piece@piece} {n:space/spaces}'
export const questions: Questions<Asks> = { 'move': 'Where does the {piece@piece} go, up to {left:space/spaces}?' }
export const example: Example = ['tile', 'char-merchant-step-2-a', 'character (merchant: merchant 2 spaces)']
