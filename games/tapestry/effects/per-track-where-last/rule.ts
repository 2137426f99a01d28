import { next, type Seat } from '@loggia/core'
import { possible } from '../../rules/effects.ts'
import type { TapestryTable } from '../../rules/table.ts'
import { TRACKS } from '../../rules/terms.ts'
import { positionOn } from '../../rules/tracks.ts'
import type { List, Word } from '../../rules/word.ts'

export interface Fields {
  does: List
}

/** Tracks on which everybody else's most advanced token is ahead. */
const lastOn = (t: TapestryTable, seat: Seat): number =>
  TRACKS.filter((_, track) => {
    const own = positionOn(t.players[seat], track)
    return t.players.every((p, other) => other === seat || positionOn(p, track) > own)
  }).length

/** TA-10.8: Plea for Aid. */
export const rule: Word<Fields> = {
  says: { do: 'effect' },
  told: (_e, part) => ({ does: part(0) }),
  possible: (t, seat, e, c, box) => lastOn(t, seat) > 0 && possible(t, seat, e.parts[0], c, box),
  resolve(t, seat, e, { origin, at }) {
    for (let k = lastOn(t, seat); k > 0; k--) next(t, { do: 'effect', seat, effect: e.parts[0], origin, at })
  },
}
