import type { Example } from '../../rules/word.ts'

export const sentence = '랜드마크가 가장 적으면 {fewest}, 가장 많으면 {most}, 그 밖에는 {other}'
export const example: Example = [
  'tapestry',
  'age-of-wonders',
  '랜드마크가 가장 적으면 원하는 자원 2개, 가장 많으면 12점, 그 밖에는 원하는 자원 1개, 6점(원하는 순서로)',
]
