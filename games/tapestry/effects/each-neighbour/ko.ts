import type { Example } from '../../rules/word.ts'

export const sentence = '각 이웃: {does}'
export const example: Example = ['effect', 'each-neighbour-gain-territory-1', '각 이웃: 영토 타일 1개']
