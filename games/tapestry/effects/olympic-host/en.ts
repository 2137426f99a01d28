import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'each player may pay 1 worker for {n} VP; you gain {some} if an opponent does, else {none}'
export const questions: Questions<Asks> = { 'olympic-host': 'Do you pay 1 worker for the games of {owner@seat}?' }
export const example: Example = [
  'tapestry',
  'olympic-host',
  'each player may pay 1 worker for 10 VP; you gain 1 building of your choice if an opponent does, else 1 coin',
]
