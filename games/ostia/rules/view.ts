/** OST-3.1: everything is public but the order of the face-down deck. OST-17: what never changes. */
import { OMNISCIENT, type Viewer, HIDDEN, shuffle } from '@loggia/core'
import type { Box } from './box.ts'
import { copyHarbour, type OstiaStep, type OstiaTable } from './table.ts'

export function view(t: OstiaTable, viewer: Viewer): OstiaTable {
  return {
    rng: viewer === OMNISCIENT ? t.rng.slice() : [0, 0, 0, 0],
    todo: t.todo.map(copyStep),
    revealCount: t.revealCount,
    start: t.start,
    turn: t.turn,
    round: t.round,
    last: t.last,
    harbours: t.harbours.map(copyHarbour),
    tiles: t.tiles.slice(),
    discoveries: t.discoveries.map(d => d.slice()),
    row: t.row.slice(),
    deck: viewer === OMNISCIENT ? t.deck.slice() : t.deck.map(() => HIDDEN),
  }
}

function copyStep(s: OstiaStep): OstiaStep {
  const copy = { ...s }
  if (copy.do === 'trade') copy.uses = copy.uses.slice()
  return copy
}

/** A deck that may be the real one: the cards that are nowhere to be seen, in any order. */
export function determinize(v: OstiaTable, _viewer: Viewer, rng: number[], box: Box): void {
  if (!v.deck.includes(HIDDEN)) return
  const out = new Set([...v.row, ...v.harbours.flatMap(h => h.cards)])
  v.deck = shuffle(
    rng,
    box.cards.map((_, k) => k).filter(k => !out.has(k)),
  )
}

export function conserved(t: OstiaTable, box: Box): Record<string, number> {
  const all: Record<string, number> = {
    cards: t.deck.length + t.row.length,
    discoveries: t.discoveries.flat().reduce((a, b) => a + b, 0),
  }
  const sum = (list: number[]) => list.reduce((a, b) => a + b, 0)
  t.harbours.forEach((h, seat) => {
    const hand = t.todo.reduce(
      (n, s) => (s.do === 'drop' && s.seat === seat ? [n[0] + s.corbita, n[1] + s.ponta] : n),
      [0, 0],
    )
    const left = box.ships.slice(h.shipRows)
    const discs = box.portNode.filter((_, port) => (h.discs >> port) & 1).length
    all['cards'] += h.cards.length
    all['discoveries'] += sum(h.animals)
    all[`corbita-${seat}`] = sum(h.corbita) + hand[0] + h.fleet.length + left.filter(r => !r.ponta).length // OST-17.1
    all[`ponta-${seat}`] = sum(h.ponta) + hand[1] + left.filter(r => r.ponta).length
    all[`discs-${seat}`] = discs + box.discs.length - h.discRows // OST-17.2
    all[`tokens-${seat}`] =
      discs - h.spots.filter(s => s >= 0).length - t.todo.filter(s => s.do === 'place' && s.seat === seat).length
  })
  return all
}
