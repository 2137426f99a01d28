import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'bonuses of one building again'
export const questions: Questions<Asks> = {
  'reactivate': 'Which building’s bonuses again?',
  'again': 'Which bonus comes next?',
}
export const example: Example = ['slot', 'leipzig-post-1', 'Leipzig 1 (bonuses of one building again)']
