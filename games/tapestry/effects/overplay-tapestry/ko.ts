import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '현재 태피스트리 위에 태피스트리 카드 놓기'
export const questions: Questions<Asks> = { 'overplay': '현재 태피스트리 위에 어느 카드를 놓을까요?' }
export const example: Example = ['effect', 'overplay-tapestry', '현재 태피스트리 위에 태피스트리 카드 놓기']
