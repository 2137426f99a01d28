import type { Example } from '../../rules/word.ts'

export const sentence = '기술 트랙 끝의 토큰을 아무 트랙의 시작 칸으로'
export const example: Example = ['effect', 'ai-singularity', '기술 트랙 끝의 토큰을 아무 트랙의 시작 칸으로']
