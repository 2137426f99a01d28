import type { Example } from '../../rules/word.ts'

export const sentence = '원하는 도시에 교역소'
export const example: Example = ['effect', 'build-trading-post-any-city', '원하는 도시에 교역소']
