/** TA-2: the set-up. */
import {
  end,
  next,
  note,
  type Options,
  pick,
  reveal,
  type Seat,
  shuffle,
  together,
  turnInto,
  OK,
  whisper,
  draw,
} from '@loggia/core'
import type { Box } from './box.ts'
import { startMat } from './civilizations/mats.ts'
import { dealTech, tapestriesInPlay } from './decks.ts'
import { addToken, worldOf } from './map.ts'
import { botOf, newSolo, soloStarts } from './solo/setup.ts'
import { HUMAN, peopleOf } from './solo/terms.ts'
import type { Player, TapestryStep, TapestryTable } from './table.ts'
import { ACHIEVEMENTS, NONE, OUTPOST, RESOURCES, SOURCES, TOKENS_PER_HEX, tokenOf, TRACKS, spaceOf } from './terms.ts'
import { N, R, steps, V } from './words.ts'

const AT_START = 2
const LARGE_FROM = 4
const TECH_ROW = 3

export function newPlayer(box: Box): Player {
  return {
    resources: RESOURCES.map(() => 0),
    points: SOURCES.map(() => 0),
    era: 0,
    finished: 0,
    first: 0,
    firstOfAll: 0,
    tokens: TRACKS.map((_, track) => spaceOf(track, 0)),
    singular: 0,
    offered: [],
    pair: [],
    keptCapital: NONE,
    keptCivilization: NONE,
    capital: NONE,
    filled: [0, 0, 0],
    built: [],
    exposed: box.slots.map(() => 1),
    civilizations: [],
    mats: [],
    tech: [],
    tiles: [],
    space: [],
    explored: [],
    hand: [],
    played: [],
    active: NONE,
    partner: NONE,
    pact: NONE,
    dictated: 0,
    outposts: box.outposts,
    achieved: 0,
    toppled: 0,
    battery: 0,
  }
}

const all = (list: readonly unknown[]): number[] => list.map((_, k) => k)

/** The table as it lies before anybody has chosen. */
export function begin(box: Box, seats: number, options: Options, rng: number[]): TapestryTable {
  const large = seats >= LARGE_FROM ? 1 : 0
  const alone = seats === 1
  const people = Array.from({ length: seats }, () => newPlayer(box))
  const t: TapestryTable = {
    rng,
    todo: [],
    revealCount: 0,
    first: pick(rng, alone ? 2 : seats), // TA-15.5
    turn: NONE,
    large,
    adjustments: options['adjustments'] === '2021' ? 1 : 0,
    level: alone ? Number(options.level) : 0,
    starred: options['starred'] === 'kept' ? 1 : 0,
    tiles: box.hexIds.map(() => NONE),
    rotations: box.hexIds.map(() => 0),
    tokens: Array<number>(box.hexIds.length * TOKENS_PER_HEX).fill(NONE),
    techDeck: all(box.tech),
    techRow: Array<number>(TECH_ROW).fill(NONE),
    techDiscards: [],
    tapestryDeck: [],
    tapestryDiscards: [],
    faceDown: [],
    territoryDeck: all(box.territories),
    territoryDiscards: [],
    spaceDeck: all(box.spaceTiles),
    civilizationDiscards: [],
    landmarks: box.landmarks.map(() => NONE),
    achievements: ACHIEVEMENTS.map(() => 0),
    players: alone ? [...people, botOf(newPlayer(box)), botOf(newPlayer(box))] : people,
    solo: alone ? newSolo(box) : null,
  }
  t.tapestryDeck = tapestriesInPlay(t, box)
  note(N.starts(t.first))
  dealCapitals(t, box)
  const civilizations = all(box.civilizations).filter(c => !alone || box.civilizations[c].solo)
  for (const [seat, p] of people.entries())
    for (let k = 0; k < 2; k++) {
      const civilization = draw(rng, civilizations)
      p.offered.push(civilization)
      whisper(1 << seat, N.offer(seat, civilization), N.offer(seat, NONE))
    }
  dealTech(t)
  next(t, { do: 'reveal-choices', seat: t.first })
  together(
    t,
    people.map((p, seat): TapestryStep => ({ do: p.pair.length ? 'keep-capital' : 'keep-civilization', seat })),
  )
  return t
}

/** TA-2.3, 2.7: which starts are in play, clockwise around the map, dealt to the seats in their order from a random one. */
function dealCapitals(t: TapestryTable, box: Box): void {
  if (t.solo) {
    const pair = box.pairs[pick(t.rng, box.pairs.length)]
    t.players[HUMAN].pair = pair.slice()
    for (const capital of pair) note(N.deal(HUMAN, capital))
    soloStarts(t, box)
    return
  }
  const starts = t.large ? box.capitals.map((_, k) => [k]) : box.pairs.toSorted((a, b) => a[0] - b[0])
  const drawn = shuffle(t.rng, all(starts))
    .slice(0, t.players.length)
    .toSorted((a, b) => a - b)
  const from = pick(t.rng, t.players.length)
  for (const [k, start] of drawn.entries()) {
    const seat = (from + k) % t.players.length
    const p = t.players[seat]
    const capitals = starts[start]
    if (capitals.length > 1) p.pair = capitals.slice()
    else p.capital = capitals[0]
    for (const capital of capitals) note(N.deal(seat, capital))
    const hex = worldOf(t, box).starts[capitals[0]] // TA-2.4: both capitals of a pair start on the same hex
    for (let n = 0; n < AT_START; n++) addToken(t, hex, tokenOf(seat, OUTPOST))
    p.outposts -= AT_START
  }
}

/** TA-9.1: impassable plots count as filled. */
function settle(p: Player, capital: number, box: Box): void {
  p.capital = capital
  p.filled = box.capitals[capital].impassable.slice()
}

export const setup = steps({
  'keep-capital': {
    can: {
      'keep-capital': {
        why: (t, s, _box, capital) => (t.players[s.seat].pair.includes(capital) ? OK : R['not-offered']()),
        list(t, s, _box, out) {
          for (const capital of t.players[s.seat].pair) out.push(V['keep-capital'](capital))
        },
        play(t, s, _box, capital) {
          t.players[s.seat].keptCapital = capital
          turnInto(t, s, { do: 'keep-civilization', seat: s.seat })
        },
      },
    },
  },

  'keep-civilization': {
    can: {
      'keep-civilization': {
        why: (t, s, _box, civilization) => (t.players[s.seat].offered.includes(civilization) ? OK : R['not-offered']()),
        list(t, s, _box, out) {
          for (const civilization of t.players[s.seat].offered) out.push(V['keep-civilization'](civilization))
        },
        play(t, s, _box, civilization) {
          t.players[s.seat].keptCivilization = civilization
          end(t, s)
        },
      },
    },
  },

  /** TA-2.9, 2.11: all at once; then the start texts, clockwise from the first player. */
  'reveal-choices'(t, _s, box) {
    const n = peopleOf(t)
    const texts: TapestryStep[] = []
    for (let k = 0; k < n; k++) {
      const seat: Seat = (t.first + k) % n
      const p = t.players[seat]
      if (p.pair.length) reveal(t, N.capital(seat, p.keptCapital))
      settle(p, p.pair.length ? p.keptCapital : p.capital, box)
      reveal(t, N.civilization(seat, p.keptCivilization))
      p.civilizations.push(p.keptCivilization)
      p.mats.push(startMat(p.keptCivilization, box))
      texts.push({ do: 'start-text', seat, civilization: p.keptCivilization })
      p.offered = []
      p.pair = []
      p.keptCapital = NONE
      p.keptCivilization = NONE
    }
    if (t.solo) texts.push({ do: 'bot-setup', seat: HUMAN })
    next(t, ...texts, { do: 'turn', seat: t.first })
  },
})
