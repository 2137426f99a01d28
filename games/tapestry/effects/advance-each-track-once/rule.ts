import { inAnyOrder } from '@loggia/core'
import { possible } from '../../rules/effects.ts'
import { TRACKS } from '../../rules/terms.ts'
import type { Word } from '../../rules/word.ts'

/** TA-10.11: Renaissance. One part for each track. */
export const rule: Word = {
  says: { benefit: 'benefit', bonus: 'bonus' },
  parts: ({ benefit, bonus }) =>
    TRACKS.map(track => ({ op: 'advance', track, benefit: Boolean(benefit ?? true), bonus: String(bonus ?? 'pay') })),
  told: () => ({}),
  possible: (t, seat, e, c, box) => e.parts.some(part => possible(t, seat, part, c, box)),
  resolve(t, seat, e, { origin, at }, box) {
    const open = e.parts.filter(part => possible(t, seat, part, { origin, at }, box))
    inAnyOrder(t, seat, ...open.map(effect => ({ do: 'effect' as const, seat, effect, origin, at })))
  },
}
