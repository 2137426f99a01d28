/** Cards of the helpers (TI-8.5, 12.1), a card for each kind: marks, and the figures of their sentences. A leaf: useful whenever it is used. */
import type { Cards } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { TiletumTable } from '../rules/table.ts'

const marks = {
  'joker': 'first',
  'merchant': 'usual',
  'character': 'usual',
  'contract': 'usual',
  'architect': 'usual',
  'king': 'usual',
  'add-ap': 'first',
  'die-colour': 'later',
  'gold': 'first',
  'vp': 'first',
  'gold-vp': 'first',
  'any': 'first',
  'one-of-each': 'first',
  'reactivate-building': 'later',
} as const
export type HelperCard = keyof typeof marks

/** `helper-merchant-2-b`, the second copy of the merchant with 2 points, is of the kind `merchant`; other tiles are of none. */
function kindOf(tile: string): HelperCard | '' {
  const [, kind = ''] = /^helper-(.*)-[a-z]$/.exec(tile) ?? []
  const name = kind.replace(/-\d+/g, '')
  return name in marks ? (name as HelperCard) : ''
}

export const cards = {
  marks,
  figures(id, box) {
    const effects = box.tiles
      .filter(tile => kindOf(tile.id) === id)
      .flatMap(({ effect }) => {
        const e = box.effects[effect]!
        return e.op === 'all' ? e.parts.map(part => box.effects[part]!) : [e]
      })
    /** One figure, or the smallest and the largest. */
    const range = (list: readonly number[]) => [...new Set([Math.min(...list), Math.max(...list)])].join('–')
    return {
      n: range(effects.flatMap(e => ('about' in e ? [e.n] : []))),
      gold: range(effects.flatMap(e => (e.op === 'gain' ? [e.goods[0]!] : []))),
      vp: range(effects.flatMap(e => (e.op === 'vp' ? [e.n] : []))),
    }
  },
  cardOf: kindOf,
  held: (view, seat, box) => [
    ...new Set((view.players[seat]?.storehouse ?? []).flatMap(tile => kindOf(box.tiles[tile]?.id ?? '') || [])),
  ],
} as const satisfies Cards<HelperCard, TiletumTable, Box>
