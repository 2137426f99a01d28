/** Tables arranged by hand: what a player shall have, what lies on the map. For scenes and tests. */
import { indexIn, next, pick, seeded } from '@loggia/core'
import { tapestry, type Player, type TapestryStep, type TapestryTable } from './index.ts'
import { startMat } from './rules/civilizations/mats.ts'
import { addToken } from './rules/map.ts'
import { BANDS, cornerOf, SIDE } from './rules/shapes.ts'
import { BESIDE, builtOf, cardOf, playedCard, playedOf, slotOf, techOf, thingOf } from './rules/table.ts'
import {
  BUILDINGS,
  FACE_DOWN,
  NONE,
  RESOURCES,
  spaceOf,
  TOKENS,
  TOKENS_PER_HEX,
  tokenOf,
  TRACKS,
} from './rules/terms.ts'

const { box } = tapestry

const ids = (list: readonly { id: string }[]): string[] => list.map(x => x.id)
export const space = (id: string): number => indexIn(box.spaceIds, id)
export const hex = (id: string): number => indexIn(box.hexIds, id)
export const territory = (id: string): number => indexIn(ids(box.territories), id)
export const spaceTile = (id: string): number => indexIn(ids(box.spaceTiles), id)
export const tech = (id: string): number => indexIn(ids(box.tech), id)
export const tapestryCard = (id: string): number => indexIn(ids(box.tapestries), id)
export const civilization = (id: string): number => indexIn(ids(box.civilizations), id)
export const landmark = (id: string): number => indexIn(ids(box.landmarks), id)
export const capital = (id: string): number => indexIn(ids(box.capitals), id)
export const effect = (id: string): number => indexIn(ids(box.effects), id)
export const origin = (id: string): number => indexIn(box.originIds, id)

/** What a player shall have; what is not named stays as it is. Cards and tiles come from wherever they lie, and go back to their decks. */
export interface Wishes {
  /** Resources that are not named are 0. */
  resources?: Partial<Record<(typeof RESOURCES)[number], number>>
  /** Position on each track; those that are not named are at the start. */
  tracks?: Partial<Record<(typeof TRACKS)[number], number>>
  points?: number
  era?: number
  /** Exposed slots of the rows named, the first among them; their buildings are kept beside the mat (TA-9.3). */
  exposed?: Partial<Record<(typeof BUILDINGS)[number], number>>
  /** Income buildings that stand in the capital, by corner (`r0c8`); their slots are exposed. The capital must have been named, now or before. */
  built?: Record<string, (typeof BUILDINGS)[number]>
  hand?: string[]
  tiles?: string[]
  space?: string[]
  /** Tech cards of each row. */
  bottom?: string[]
  middle?: string[]
  top?: string[]
  civilizations?: string[]
  capital?: string
  /** Landmarks that are kept beside the mat. */
  landmarks?: string[]
  /** Cards on the income mat by slot, `face-down` for one that nobody has seen; what is in force of "this era". */
  played?: [slot: number, card: string][]
  active?: string
  outposts?: number
}

/** Takes a thing out of the lists in which it may lie. */
function take(lists: readonly number[][], k: number, what: string): number {
  for (const list of lists) {
    const at = list.indexOf(k)
    if (at < 0) continue
    list.splice(at, 1)
    return k
  }
  throw new Error(`${what} is not to be had`)
}
/** A tapestry card, also from a hand or a mat: its former owner gets an unseen one instead. */
function takeCard(t: TapestryTable, id: string): number {
  const card = tapestryCard(id)
  for (const p of t.players) {
    const at = p.played.findIndex(x => playedCard(x) === card)
    if (at < 0 || t.tapestryDeck.includes(card)) continue
    t.faceDown.push(t.tapestryDeck.pop()!)
    p.played[at] = playedOf(slotOf(p.played[at]), FACE_DOWN)
    if (p.active === card) p.active = NONE
    return card
  }
  return take([t.tapestryDeck, t.tapestryDiscards, t.faceDown, ...t.players.map(p => p.hand)], card, id)
}
/** A territory tile, from a supply or the map too. */
function takeTile(t: TapestryTable, id: string): number {
  const at = t.tiles.indexOf(territory(id))
  if (at >= 0) t.tiles[at] = NONE
  return at >= 0
    ? territory(id)
    : take([t.territoryDeck, t.territoryDiscards, ...t.players.map(p => p.tiles)], territory(id), id)
}
const withoutTech = (t: TapestryTable, k: number): number => {
  const gap = t.techRow.indexOf(k)
  if (gap >= 0) t.techRow[gap] = NONE
  for (const p of t.players) p.tech = p.tech.filter(x => cardOf(x) !== k)
  for (const list of [t.techDeck, t.techDiscards]) if (list.includes(k)) list.splice(list.indexOf(k), 1)
  return k
}

/** Gives a player these things. */
export function give(t: TapestryTable, seat: number, w: Wishes): Player {
  const p = t.players[seat]
  if (w.resources) p.resources = RESOURCES.map(r => w.resources![r] ?? 0)
  if (w.tracks) p.tokens = TRACKS.map((track, k) => spaceOf(k, w.tracks![track] ?? 0))
  if (w.points !== undefined) p.points = p.points.map((_, k) => (k ? 0 : w.points!))
  if (w.era !== undefined) p.era = w.era
  if (w.outposts !== undefined) p.outposts = w.outposts
  if (w.hand) {
    t.tapestryDeck.push(...p.hand.splice(0))
    const hand = w.hand.map(id => takeCard(t, id))
    p.hand.push(...hand)
  }
  if (w.tiles) {
    t.territoryDeck.push(...p.tiles.splice(0))
    const tiles = w.tiles.map(id => takeTile(t, id))
    p.tiles.push(...tiles)
  }
  if (w.space) {
    t.spaceDeck.push(...p.space.splice(0))
    const space = w.space.map(id =>
      take([t.spaceDeck, ...t.players.flatMap(q => [q.space, q.explored])], spaceTile(id), id),
    )
    p.space.push(...space)
  }
  if (w.bottom || w.middle || w.top) {
    t.techDeck.push(...p.tech.map(cardOf))
    const rows = [w.bottom ?? [], w.middle ?? [], w.top ?? []]
    p.tech = rows.flatMap((list, row) => list.map(id => techOf(withoutTech(t, tech(id)), row)))
    t.techRow.forEach((card, k) => {
      if (card === NONE) t.techRow[k] = t.techDeck.pop()!
    })
  }
  if (w.civilizations) {
    p.civilizations = w.civilizations.map(civilization)
    p.mats = p.civilizations.map(c => startMat(c, box))
  }
  if (w.capital) {
    p.capital = capital(w.capital)
    p.filled = box.capitals[p.capital].impassable.slice()
    p.built = p.built.map(b => builtOf(thingOf(b), 0, BESIDE))
  }
  for (const [type, n] of Object.entries(w.exposed ?? {})) expose(p, BUILDINGS.indexOf(type as 'farm'), n)
  for (const [at, type] of Object.entries(w.built ?? {})) {
    const [, row, column] = /^r(\d)c(\d)$/.exec(at)!
    const k = BUILDINGS.indexOf(type)
    p.exposed[k]++
    p.built.push(builtOf(box.landmarks.length + k, 0, cornerOf(Number(row), Number(column))))
    p.filled[(Number(row) / BANDS) | 0] |= 1 << ((Number(row) % BANDS) * SIDE + Number(column))
  }
  for (const id of w.landmarks ?? []) {
    t.landmarks[landmark(id)] = seat
    p.built.push(builtOf(landmark(id), 0, BESIDE))
  }
  for (const [slot, id] of w.played ?? []) {
    if (id === 'face-down') t.faceDown.push(t.tapestryDeck.pop()!)
    p.played.push(playedOf(slot, id === 'face-down' ? FACE_DOWN : takeCard(t, id)))
  }
  if (w.active) p.active = tapestryCard(w.active)
  return p
}

function expose(p: Player, type: number, n: number): void {
  const thing = box.landmarks.length + type
  p.built = p.built.filter(b => thingOf(b) !== thing)
  for (let k = 1; k < n; k++) p.built.push(builtOf(thing, 0, BESIDE))
  p.exposed[type] = n
}

/** Lays a territory tile onto a hex. */
export function lay(t: TapestryTable, at: string, id: string, rotation = 0): void {
  const before = t.tiles[hex(at)]
  if (before !== NONE) t.territoryDeck.push(before)
  t.tiles[hex(at)] = takeTile(t, id)
  t.rotations[hex(at)] = rotation
}

/** Puts exactly these tokens onto a hex: `0` an outpost of seat 0, `1/toppled` a toppled one of seat 1. Outposts come from the supply. */
export function stand(t: TapestryTable, at: string, ...tokens: string[]): void {
  const first = hex(at) * TOKENS_PER_HEX
  for (let k = first; k < first + TOKENS_PER_HEX; k++) {
    const token = t.tokens[k]
    if (token !== NONE && (token & 7) <= 1) t.players[token >> 3].outposts++
    t.tokens[k] = NONE
  }
  for (const text of tokens) {
    const [seat, kind = 'outpost'] = text.split('/')
    const k = TOKENS.indexOf(kind as 'outpost')
    if (k <= 1) t.players[Number(seat)].outposts--
    addToken(t, hex(at), tokenOf(Number(seat), k))
  }
}

/** Takes everything off the map that players have on it, their starts too. */
export function clearMap(t: TapestryTable): void {
  for (let k = 0; k < box.hexIds.length; k++) if (t.tokens[k * TOKENS_PER_HEX] !== NONE) stand(t, box.hexIds[k])
}

/** The civilizations that are left to be gained; the others that nobody has are out of the match. */
export function leave(t: TapestryTable, ...left: string[]): void {
  t.civilizationDiscards = box.civilizations.flatMap((c, k) =>
    left.includes(c.id) || t.players.some(p => p.civilizations.includes(k)) ? [] : [k],
  )
}

/** Puts a step on top of the stack, by default for the player on turn. */
export function push(t: TapestryTable, step: Omit<TapestryStep, 'seat'> & { seat?: number }): void {
  next(t, { seat: t.turn, ...step } as TapestryStep)
}

/** Resolves an effect for a player as if it came from this origin. */
export function bring(t: TapestryTable, seat: number, id: string, from: string, at = NONE): void {
  push(t, { do: 'effect', seat, effect: effect(id), origin: origin(from), at } as TapestryStep)
}

/** Loads the dice that are rolled next: `red:vp-6`, `black:gain-coin-1`, `science:military`. */
export function load(t: TapestryTable, ...faces: string[]): void {
  const wanted = faces.map(text => {
    const [die, id] = text.split(':')
    const shown =
      die === 'science'
        ? box.science.map(k => TRACKS[k])
        : (die === 'red' ? box.red : box.black).map(k => box.effects[k].id)
    if (!shown.includes(id as never)) throw new Error(`no such face: ${text}`)
    return shown.map(face => face === id)
  })
  for (let n = 0; ; n++) {
    const rng = seeded(`dice ${n}`)
    t.rng = rng.slice()
    if (wanted.every(face => face[pick(rng, face.length)])) return
  }
}
