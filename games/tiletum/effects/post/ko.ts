import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '상인이 있는 도시에 교역소'
export const questions: Questions<Asks> = { 'build-post': '교역소를 어디에 놓을까요?' }
export const example: Example = ['effect', 'build-trading-post-at-merchant', '상인이 있는 도시에 교역소']
