import type { Example } from '../../rules/word.ts'

export const sentence = '앞면의 기술 카드를 다시 채우기'
export const example: Example = ['space', 'technology-4', '앞면의 기술 카드를 다시 채우기(선택), 발명하기']
