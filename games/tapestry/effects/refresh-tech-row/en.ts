import type { Example } from '../../rules/word.ts'

export const sentence = 'replace the face-up tech cards'
export const example: Example = [
  'space',
  'technology-4',
  'replace the face-up tech cards (optional), invent a tech card',
]
