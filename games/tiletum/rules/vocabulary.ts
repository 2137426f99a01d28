/**
 * The vocabulary of effects (TI-12): what helpers, characters, contracts, crest spaces and trading post slots can do, in a dozen words. Equal effects
 * are one, named after what they do: `move-merchant-2`.
 */
import { ACTIONS, type Action, GOODS, type Piece, PIECES } from './terms.ts'

/** An effect as the data write it. */
export type RawEffect =
  | ({ op: 'gain' } & Partial<Record<(typeof GOODS)[number], number>>)
  | { op: 'gain-any' | 'vp' | 'add-ap'; n: number }
  | { op: 'action'; action: string; ap: number }
  | { op: 'die-colour' | 'reactivate-building' }
  | { op: 'king'; steps: number }
  | { op: 'move'; piece: Piece; steps: number }
  | { op: 'teleport'; piece: Piece }
  | { op: 'build'; piece: 'trading-post' | 'pillar'; where: string }
  | { op: 'all'; effects: RawEffect[]; anyOrder?: boolean }

export type Effect = { id: string } & (
  | { op: 'gain'; goods: number[] }
  | { op: 'gain-any' | 'vp' | 'add-ap' | 'king'; n: number }
  | { op: 'action'; action: Action; points: number }
  | { op: 'die-colour' | 'reactivate-building' }
  | { op: 'move'; piece: number; steps: number }
  | { op: 'teleport'; piece: number }
  | { op: 'build-post' | 'build-pillar'; anywhere: 0 | 1 }
  | { op: 'all'; parts: number[]; anyOrder: boolean }
)

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
      case 'gain-any':
      case 'vp':
      case 'add-ap':
        return known({ id: `${raw.op}-${raw.n}`, op: raw.op, n: raw.n })
      case 'king':
        return known({ id: `king-${raw.steps}`, op: 'king', n: raw.steps })
      case 'action': {
        const action = raw.action === 'any' ? 'joker' : ACTIONS.find(a => a === raw.action)!
        return known({ id: `action-${action}-${raw.ap}`, op: 'action', action, points: raw.ap })
      }
      case 'die-colour':
      case 'reactivate-building':
        return known({ id: raw.op, op: raw.op })
      case 'move':
        return known({
          id: `move-${raw.piece}-${raw.steps}`,
          op: 'move',
          piece: PIECES.indexOf(raw.piece),
          steps: raw.steps,
        })
      case 'teleport':
        return known({ id: `teleport-${raw.piece}`, op: 'teleport', piece: PIECES.indexOf(raw.piece) })
      case 'build':
        return known({
          id: `build-${raw.piece}-${raw.where}`,
          op: raw.piece === 'pillar' ? 'build-pillar' : 'build-post',
          anywhere: raw.where.startsWith('any-') ? 1 : 0,
        })
      case 'all': {
        const parts = raw.effects.map(effect)
        const anyOrder = raw.anyOrder ?? false
        const id = parts.map(p => effects[p].id).join(anyOrder ? '-or-' : '-then-')
        return known({ id, op: 'all', parts, anyOrder })
      }
    }
  }
  return { effects, effect }
}
