import type { Example } from '../../rules/word.ts'

export const sentence = 'token from the end of technology to the start of any track'
export const example: Example = [
  'effect',
  'ai-singularity',
  'token from the end of technology to the start of any track',
]
