import type { Example } from '../../rules/word.ts'

export const sentence = 'pillar at any cathedral'
export const example: Example = ['effect', 'build-pillar-any-cathedral', 'pillar at any cathedral']
