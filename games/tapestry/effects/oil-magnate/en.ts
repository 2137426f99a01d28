import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'choose a track: you may advance on it, then each neighbour may (no benefit or bonus)'
export const questions: Questions<Asks> = {
  'oil-magnate': 'Which track do you choose?',
  'may-advance': 'Do you advance on {track@track}?',
}
export const example: Example = [
  'tapestry',
  'oil-magnate',
  'choose a track: you may advance on it, then each neighbour may (no benefit or bonus)',
]
