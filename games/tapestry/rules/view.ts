/** TA-14.1: what is hidden: hands, tapestry cards face down, the choices of the set-up until all have chosen. Orders of decks are nowhere. */
import { HIDDEN, OMNISCIENT, pick, type Seat, type Viewer, draw } from '@loggia/core'
import type { Box } from './box.ts'
import { tapestriesInPlay } from './decks.ts'
import { UNSEEN } from './solo/terms.ts'
import { copySolo, viewSolo } from './solo/view.ts'
import { copyPlayer, playedCard, type Player, type TapestryTable, thingOf } from './table.ts'
import { FACE_DOWN, kindOf, NONE, OUTPOST, seatOf, TOPPLED } from './terms.ts'

const holes = (list: readonly number[]): number[] => list.map(() => HIDDEN)

function viewPlayer(p: Player, own: boolean): Player {
  const v = copyPlayer(p)
  if (own) return v
  v.hand = holes(p.hand)
  v.offered = holes(p.offered)
  v.keptCapital = HIDDEN
  v.keptCivilization = HIDDEN
  return v
}

export function view(t: TapestryTable, viewer: Viewer): TapestryTable {
  const all = viewer === OMNISCIENT
  return {
    rng: all ? t.rng.slice() : [0, 0, 0, 0],
    todo: t.todo.map(s => ({ ...s })),
    revealCount: t.revealCount,
    first: t.first,
    turn: t.turn,
    large: t.large,
    adjustments: t.adjustments,
    level: t.level,
    starred: t.starred,
    tiles: t.tiles.slice(),
    rotations: t.rotations.slice(),
    tokens: t.tokens.slice(),
    techDeck: t.techDeck.slice(),
    techRow: t.techRow.slice(),
    techDiscards: t.techDiscards.slice(),
    tapestryDeck: all ? t.tapestryDeck.slice() : holes(t.tapestryDeck),
    tapestryDiscards: t.tapestryDiscards.slice(),
    faceDown: all ? t.faceDown.slice() : holes(t.faceDown),
    territoryDeck: t.territoryDeck.slice(),
    territoryDiscards: t.territoryDiscards.slice(),
    spaceDeck: t.spaceDeck.slice(),
    civilizationDiscards: t.civilizationDiscards.slice(),
    landmarks: t.landmarks.slice(),
    achievements: t.achievements.slice(),
    players: t.players.map((p, seat) => viewPlayer(p, all || seat === viewer)),
    solo: t.solo && (all ? copySolo(t.solo) : viewSolo(t.solo)),
  }
}

/** Puts something possible into the holes. */
export function determinize(t: TapestryTable, viewer: Viewer, rng: number[], box: Box): void {
  const left = tapestriesInPlay(t, box)
  const seen = [...t.tapestryDiscards, ...t.players.flatMap(p => [...p.hand, ...p.played.map(playedCard)])].filter(
    card => card !== HIDDEN && card !== FACE_DOWN,
  )
  for (const card of seen) left.splice(left.indexOf(card), 1)
  for (const list of [t.tapestryDeck, t.faceDown, ...t.players.map(p => p.hand), ...(t.solo ? [t.solo.cards] : [])])
    for (let k = 0; k < list.length; k++) if (list[k] === HIDDEN) list[k] = draw(rng, left)
  determinizeChoices(t, viewer, rng, box)
}

/** TA-2.9: what the others have on offer, and what those keep who have answered. */
function determinizeChoices(t: TapestryTable, viewer: Viewer, rng: number[], box: Box): void {
  const known = t.players.flatMap(p => p.offered)
  const civilizations = box.civilizations.flatMap((c, k) => (known.includes(k) || (t.solo && !c.solo) ? [] : [k]))
  for (const [seat, p] of t.players.entries()) {
    if (seat === viewer || !p.offered.length) continue
    p.offered = p.offered.map(c => (c === HIDDEN ? draw(rng, civilizations) : c))
    const question = asking(t, seat)
    if (p.pair.length && question !== 'keep-capital') p.keptCapital = p.pair[pick(rng, p.pair.length)]
    if (!question) p.keptCivilization = p.offered[pick(rng, p.offered.length)]
  }
}
const asking = (t: TapestryTable, seat: Seat): string | undefined =>
  t.todo.find(s => s.seat === seat && (s.do === 'keep-capital' || s.do === 'keep-civilization'))?.do

/** The unseen card is one of the progress deck. */
const isCard = (card: number): boolean => card !== NONE && card !== UNSEEN
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

/** Cards and tiles wherever they are, and everybody's outposts. */
export function conserved(t: TapestryTable, box: Box): Record<string, number> {
  const laid = t.tiles.filter(tile => tile !== NONE)
  const players = t.players
  const territories = [...t.territoryDeck, ...t.territoryDiscards, ...laid, ...players.flatMap(p => p.tiles)]
  const tech = [
    ...t.techDeck,
    ...t.techDiscards,
    ...t.techRow.filter(card => card !== NONE),
    ...players.flatMap(p => p.tech.map(x => x >> 2)),
  ]
  const tapestries = [
    ...t.tapestryDeck,
    ...t.tapestryDiscards,
    ...t.faceDown,
    ...(t.solo?.cards ?? []),
    ...players.flatMap(p => [...p.hand, ...p.played.map(playedCard).filter(card => card !== FACE_DOWN)]),
  ]
  const space = [...t.spaceDeck, ...players.flatMap(p => [...p.space, ...p.explored])]
  const all: Record<string, number> = {
    territories: territories.length,
    'territory-sum': sum(territories),
    tech: tech.length,
    'tech-sum': sum(tech),
    tapestries: tapestries.length,
    'tapestry-sum': sum(tapestries),
    space: space.length,
    'space-sum': sum(space),
    tokens: sum(players.map(p => p.tokens.length)),
  }
  if (t.solo) {
    const { decision, discards, pair, progress } = t.solo
    all['decision-cards'] = [...decision, ...discards, ...pair, ...progress].filter(isCard).length
  }
  players.forEach((p, seat) => {
    const standing = t.tokens.filter(
      x => x !== NONE && seatOf(x) === seat && (kindOf(x) === OUTPOST || kindOf(x) === TOPPLED),
    )
    all[`outposts-${seat}`] = p.outposts + standing.length
    const buildings = p.built.filter(b => thingOf(b) >= box.landmarks.length)
    // What is just being placed counts as placed.
    const placing = t.todo.flatMap(s => (s.do === 'place' && s.seat === seat ? [s.thing] : []))
    const landmarks = placing.filter(thing => thing < box.landmarks.length).length
    all[`buildings-${seat}`] = buildings.length + placing.length - landmarks - sum(p.exposed)
    all[`landmarks-${seat}`] =
      p.built.length - buildings.length + landmarks - t.landmarks.filter(owner => owner === seat).length
  })
  return all
}
