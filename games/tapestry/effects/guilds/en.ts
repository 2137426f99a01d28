import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'buy or sell up to {most:resource/resources} for {n} VP each'
export const questions: Questions<Asks> = { 'guilds': 'Do you buy or sell, {most} at most, {n} VP each?' }
export const example: Example = ['tapestry', 'guilds', 'buy or sell up to 3 resources for 5 VP each']
