import type { Example } from '../../rules/word.ts'

export const sentence = '원하는 대성당에 기둥'
export const example: Example = ['effect', 'build-pillar-any-cathedral', '원하는 대성당에 기둥']
