import { next } from '@loggia/core'
import { NONE } from '../../rules/terms.ts'
import { singularToken } from '../../rules/tracks.ts'
import { alone } from '../../rules/word.ts'

/** TA-5.10 */
export const rule = alone({
  possible: (t, seat) => singularToken(t, seat) !== NONE,
  resolve: (t, seat) => next(t, { do: 'singularity', seat }),
})
