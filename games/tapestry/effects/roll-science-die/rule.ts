import { reveal } from '@loggia/core'
import { passOn } from '../../rules/effects.ts'
import { rollScience } from '../../rules/tracks.ts'
import { alone } from '../../rules/word.ts'
import { N } from '../../rules/words.ts'

/** TA-6.6: what follows on the same card is about the track that comes up. */
export const rule = alone({
  possible: () => true,
  resolve(t, seat, _e, { origin }, box) {
    const track = rollScience(t, box)
    reveal(t, N.rolled(seat, track))
    passOn(t, origin, track)
  },
})
