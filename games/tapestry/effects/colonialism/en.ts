import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence =
  'by the land of a tile you control: mountain {mountain}, grassland {grass}, forest {forest}, desert {desert}'
export const questions: Questions<Asks> = { 'colonialism': 'Which territory brings you resources?' }
export const example: Example = [
  'tapestry',
  'colonialism',
  'by the land of a tile you control: mountain 1 worker, grassland 1 culture, forest 1 food, desert 1 coin',
]
