import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '자원 {most}개까지 개당 {n}점에 사거나 팔기'
export const questions: Questions<Asks> = { 'guilds': '자원을 {most}개까지 개당 {n}점에 사거나 팔까요?' }
export const example: Example = ['tapestry', 'guilds', '자원 3개까지 개당 5점에 사거나 팔기']
