import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '{piece@piece|을/를} 원하는 칸으로'
export const questions: Questions<Asks> = { 'teleport': '{piece@piece|을/를} 어느 칸으로 이동할까요?' }
export const example: Example = ['effect', 'teleport-architect', '건축가를 원하는 칸으로']
