import type { Example } from '../../rules/word.ts'

export const sentence = 'trading post in any city'
export const example: Example = ['effect', 'build-trading-post-any-city', 'trading post in any city']
