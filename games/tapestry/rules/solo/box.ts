/** TA-15 to 19: the Automa's mat, civilizations and benefits, the income charts and the 22 decision cards, as the rules read them. */
import { indexIn } from '@loggia/core'
import type { Data } from '../box.ts'
import { NONE, PER, type Per, spaceOf, TRACKS } from '../terms.ts'
import type { RawEffect } from '../vocabulary.ts'
import { EVENTS, FAVOURITE, FIRST_INCOMES, INDICATORS } from './terms.ts'

/** TA-16.5, 17.1, 18.3: `indicators`: of the Automa and of the Shadow Empire; `tracks`: their order, FAVOURITE for the heart; `arrow`: which order of hexes. */
export interface DecisionCard {
  id: string
  indicators: readonly [number, number]
  income: boolean
  topple: boolean
  tracks: readonly number[]
  arrow: number
}

/** What the Automa does on a space or by its civilization (TA-16.7, 19.4). `tracks`: a bit each; `rolled`: the die says which of them. */
export type Deed = { id: string } & (
  | { op: 'explore' | 'conquer'; anywhere: boolean }
  | { op: 'research'; benefit: boolean }
  | { op: 'advance' | 'regress'; tracks: number; rolled: boolean }
  | { op: 'tapestry' | 'refresh-tech-row' | 'conquer-if-few' | 'close-if-many-open' }
  | { op: 'vp-per'; per: Per; each: number }
)

export interface AutomaBox {
  cards: DecisionCard[]
  /** TA-15.4: the first cards of the decision deck, and those of the progress deck. */
  first: number[]
  progress: number[]
  /** Orders of the hexes of the small map, by arrow; `place`: that of each hex in it (TA-17.5). */
  arrows: { id: string; hexes: number[]; place: number[] }[]
  deeds: Deed[]
  /** What the Automa does on each space, in the order of its icons. */
  benefits: number[][]
  civilizations: { id: string; favourite: number; bonus: { turns: readonly number[]; deed: number }[] }[]
  /** By level from 1: the chart, what comes first in the first income turn (NONE for nothing), the multipliers by their column, a second civilization. */
  levels: {
    id: string
    events: { event: number; turns: readonly number[] }[]
    firstIncome: number
    multipliers: readonly (readonly number[])[]
    two: boolean
  }[]
  /** VP of the bots' first place in an era (TA-19.5). */
  firstInEra: number[]
  /** Level 1: an advance of the human on each track, as effects (TA-19.10). */
  humanAdvances: number[]
  /** Capitals with whose start the human and the Automa begin, and the outposts that lie there. */
  humanCapital: number
  automaCapital: number
  outposts: number
}

/** Rows of multipliers on the Automa's mat, in their order. */
export const MULTIPLIERS = ['landmark-and-territory', 'military-and-science', 'technology-and-exploration'] as const

interface RawDeed {
  op: string
  where?: string
  benefit?: boolean
  track?: string
  tracks?: string[]
  per?: string
  each?: number
}

const letter = (track: string): string => track[0]

export function automaOf(
  { automa, automaDecisionCards: decisions, capitals }: Data,
  hexIds: readonly string[],
  effect: (raw: RawEffect) => number,
): AutomaBox {
  const deeds: Deed[] = []
  const deed = (raw: RawDeed): number => {
    const d = deedOf(raw)
    const k = deeds.findIndex(x => x.id === d.id)
    return k < 0 ? deeds.push(d) - 1 : k
  }
  const cards = decisions.cards.map(
    (c): DecisionCard => ({
      id: c.id,
      indicators: [indexIn(INDICATORS, c.automaTrack), indexIn(INDICATORS, c.shadowTrack)],
      income: c.income,
      topple: c.topple,
      tracks: c.trackOrder.map(track => (track === 'favorite' ? FAVOURITE : indexIn(TRACKS, track))),
      arrow: decisions.hexTiebreakers.findIndex(a => a.id === c.hexTiebreaker),
    }),
  )
  const benefits: number[][] = Array.from({ length: spaceOf(TRACKS.length, 0) }, () => [])
  for (const b of automa.benefits) {
    const [track, position] = b.id.split('-')
    benefits[spaceOf(indexIn(TRACKS, track), Number(position))] = b.benefits.map(deed)
  }
  const capital = (numbers: readonly number[]): number => capitals.capitals.findIndex(c => numbers.includes(c.number))
  return {
    cards,
    first: decisions.cards.flatMap((c, k) => (c.type === 'circle' ? [k] : [])),
    progress: decisions.cards.flatMap((c, k) => (c.type === 'circle' ? [] : [k])),
    arrows: decisions.hexTiebreakers.map(a => ({
      id: a.id,
      hexes: a.order.map(h => indexIn(hexIds, h)),
      place: hexIds.map(h => a.order.indexOf(h)),
    })),
    benefits,
    civilizations: automa.civilizations.map(c => ({
      id: c.id,
      favourite: indexIn(TRACKS, c.favorite),
      bonus: c.bonus.map(b => ({ turns: b.turns, deed: deed(b.do) })),
    })),
    levels: automa.levels.map(l => ({
      id: String(l.level),
      events: automa.charts[l.chart - 1].events.map(e => ({ event: indexIn(EVENTS, e.event), turns: e.turns })),
      firstIncome: l.firstIncome === undefined ? NONE : indexIn(FIRST_INCOMES, l.firstIncome),
      multipliers: MULTIPLIERS.map(row => automa.multipliers[l.mat as 'normal' | 'hard'][row]),
      two: l.extraCivilization === true,
    })),
    firstInEra: [0, 0, ...Object.values(automa.firstInEraVp), 0],
    humanAdvances: TRACKS.map(track => effect({ op: 'advance', track, benefit: true, bonus: 'pay' })),
    humanCapital: capital(automa.start.humanCapitals),
    automaCapital: capital(automa.start.automaCapitals),
    outposts: automa.start.automaOutposts,
    deeds,
  }
}

function deedOf({ op, where, benefit, track, tracks = track ? [track] : [], per, each }: RawDeed): Deed {
  switch (op) {
    case 'explore':
    case 'conquer':
      return { id: where === 'anywhere' ? `${op}-anywhere` : op, op, anywhere: where === 'anywhere' }
    case 'research':
      return { id: benefit ? op : 'research-x', op, benefit: benefit === true }
    case 'advance':
    case 'regress': {
      const id = track ? `${op}-${track}` : `${op}-${tracks.map(letter).join('')}`
      return { id, op, tracks: tracks.reduce((set, x) => set | (1 << indexIn(TRACKS, x)), 0), rolled: !track }
    }
    case 'vp-per':
      return { id: `vp-${each}-per-${per}`, op, per: PER[indexIn(PER, per!)], each: each! }
    case 'tapestry':
    case 'refresh-tech-row':
    case 'conquer-if-few':
    case 'close-if-many-open':
      return { id: op, op }
    default:
      throw new Error(`${op}: nothing that the Automa does`)
  }
}
