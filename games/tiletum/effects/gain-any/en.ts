import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '{n:resource/resources} of your choice'
export const questions: Questions<Asks> = { 'any': 'Any resource, {left} to take: which one?' }
export const example: Example = ['effect', 'gain-any-2', '2 resources of your choice']
