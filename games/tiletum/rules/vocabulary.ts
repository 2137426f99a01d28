/**
 * The vocabulary of effects (TI-12): what helpers, characters, contracts, crest spaces and trading post slots can do, in a dozen words. Equal effects
 * are one, named after what they do: `move-merchant-2`. Goods, points and several effects at once are the grammar; every other word has a folder in `effects/`.
 */
import { NAMED, type Named } from '../effects/names.ts'
import { RULES } from '../effects/rules.ts'
import { GOODS } from './terms.ts'

export type { Named }

/** An effect as the data write it. A word with a folder of its own says there what else stands beside it. */
export type RawEffect =
  | ({ op: 'gain' } & Partial<Record<(typeof GOODS)[number], number>>)
  | { op: 'vp'; n: number }
  | { op: 'all'; effects: RawEffect[]; anyOrder?: boolean }
  | RawNamed
/** `op`: a word, or what several words share (`rule.op`). */
interface RawNamed {
  op: Named | 'build'
  readonly [field: string]: unknown
}

export type Effect = { id: string } & (
  | { op: 'gain'; goods: number[] }
  | { op: 'vp'; n: number }
  | { op: 'all'; parts: number[]; anyOrder: boolean }
  /** `n`: the amount that the data say, else 0. `about`: the action or piece, where the word leaves a choice. */
  | { op: Named; n: number; about: string }
)

/** The word of an effect: the one that says what the data say. */
function wordOf(raw: RawNamed): Named {
  const word = NAMED.find(
    name =>
      (RULES[name].op ?? name) === raw.op &&
      Object.entries(RULES[name].says).every(([field, sort]) =>
        typeof sort === 'string' ? typeof raw[field] === 'number' : sort.includes(String(raw[field])),
      ),
  )
  if (!word) throw new RangeError(`no such effect: ${JSON.stringify(raw)}`)
  return word
}

/** Collects effects: `effect` gives the number of one in `effects`, −1 for none. */
export function effectsOf(): { effects: Effect[]; effect: (raw: RawEffect | null | undefined) => number } {
  const effects: Effect[] = []
  const known = (e: Effect): number => {
    const k = effects.findIndex(x => x.id === e.id)
    return k < 0 ? effects.push(e) - 1 : k
  }
  const effect = (raw: RawEffect | null | undefined): number => {
    if (!raw) return -1
    switch (raw.op) {
      case 'gain': {
        const goods = GOODS.map(g => raw[g] ?? 0)
        const named = GOODS.flatMap((g, k) => (goods[k] ? [`${g}-${goods[k]}`] : []))
        return known({ id: `gain-${named.join('-')}`, op: 'gain', goods })
      }
      case 'vp':
        return known({ id: `vp-${raw.n}`, op: 'vp', n: raw.n })
      case 'all': {
        const parts = raw.effects.map(effect)
        const anyOrder = raw.anyOrder ?? false
        const id = parts.map(p => effects[p].id).join(anyOrder ? '-or-' : '-then-')
        return known({ id, op: 'all', parts, anyOrder })
      }
      default: {
        const op = wordOf(raw)
        const said = Object.entries(RULES[op].says).map(([field, sort]) => ({ sort, value: raw[field] }))
        return known({
          // Any action is the joker's.
          id: [raw.op, ...said.map(({ value }) => (value === 'any' ? 'joker' : value))].join('-'),
          op,
          n: Number(said.find(({ sort }) => typeof sort === 'string')?.value ?? 0),
          about: String(said.find(({ sort }) => typeof sort !== 'string' && sort.length > 1)?.value ?? ''),
        })
      }
    }
  }
  return { effects, effect }
}
