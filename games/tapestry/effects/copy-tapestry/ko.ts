import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '아무 플레이어의 덮이지 않은 태피스트리 카드 따라 하기'
export const questions: Questions<Asks> = { 'copy-tapestry': '어느 태피스트리 카드를 따라 할까요?' }
export const example: Example = ['tapestry', 'espionage', '아무 플레이어의 덮이지 않은 태피스트리 카드 따라 하기']
