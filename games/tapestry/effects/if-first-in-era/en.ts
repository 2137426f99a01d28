import type { Example } from '../../rules/word.ts'

export const sentence = 'if you entered this era before everybody else: {first}; else: {other}'
export const example: Example = [
  'tapestry',
  'technocracy',
  'if you entered this era before everybody else: invent a tech card, upgrade that card; else: 3 VP for each opponent',
]
