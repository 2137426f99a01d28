/** TM-1.3: everything is public, so a view is the table itself without the state of chance. TM-1.2: what never changes. */
import { OMNISCIENT, type Viewer } from '@loggia/core'
import type { Box } from './box.ts'
import { cardsInPlay } from './setup.ts'
import { copyPlayer, type TerraStep, type TerraTable } from './table.ts'
import { NONE } from './terms.ts'

export function view(t: TerraTable, viewer: Viewer): TerraTable {
  return {
    rng: viewer === OMNISCIENT ? t.rng.slice() : [0, 0, 0, 0],
    todo: t.todo.map(copyStep),
    revealCount: t.revealCount,
    round: t.round,
    order: t.order.slice(),
    passed: t.passed.slice(),
    variable: t.variable,
    patient: t.patient,
    postponed: t.postponed.map(o => o.slice()),
    replay: t.replay,
    players: t.players.map(copyPlayer),
    terrain: t.terrain.slice(),
    building: t.building.slice(),
    owner: t.owner.slice(),
    town: t.town.slice(),
    bridges: t.bridges.slice(),
    scoring: t.scoring.slice(),
    cards: t.cards.slice(),
    favors: t.favors.slice(),
    towns: t.towns.slice(),
    spaces: t.spaces.slice(),
    taken: t.taken,
    raised: t.raised.slice(),
    cut: t.cut,
    accepted: t.accepted,
  }
}

function copyStep(s: TerraStep): TerraStep {
  const copy = { ...s }
  if ('hexes' in copy) copy.hexes = copy.hexes.slice()
  if ('tiles' in copy) copy.tiles = copy.tiles.slice()
  if ('cards' in copy) copy.cards = copy.cards.slice()
  return copy
}

/** There are no holes: nothing random comes after the set-up. */
export function determinize(): void {}

export function conserved(t: TerraTable, box: Box): Record<string, number> {
  const all: Record<string, number> = {
    cards: t.todo.some(s => s.do === 'lay-cards')
      ? cardsInPlay(box, t.players.length)
      : t.cards.filter(c => c !== NONE).length + t.players.filter(p => p.card !== NONE).length,
    favors: t.favors.reduce((a, b) => a + b, 0),
    towns: t.towns.reduce((a, b) => a + b, 0) + t.players.reduce((n, p) => n + p.towns.length, 0),
  }
  t.players.forEach((p, seat) => {
    for (let f = 0; f < box.favors.length; f++) all['favors']! += (p.favors >> f) & 1
    all[`priests-${seat}`] = p.priests + p.stock + t.spaces.filter(owner => owner === seat).length
    all[`bridges-${seat}`] = p.bridges + t.bridges.filter(owner => owner === seat).length
    all[`points-${seat}`] = p.vp - p.points.reduce((a, b) => a + b, 0)
    all[`structures-${seat}`] = p.at.length - p.built.reduce((a, b) => a + b, 0)
  })
  return all
}
