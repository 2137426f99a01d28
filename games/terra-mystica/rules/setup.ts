/** TM-3: set-up. Everything random of a match happens here, openly (TM-1.3). */
import { end, shuffle, next, note, OK, type OptionSpec, type Options, pick, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { put } from './raise.ts'
import { award } from './purse.ts'
import { newPlayer, SPACES, START, type TerraStep, type TerraTable } from './table.ts'
import { takeCard } from './turn.ts'
import { DWELLING, NONE } from './terms.ts'
import { N, R, steps, V } from './verbs.ts'

/** What may be chosen. `by-hand`: nothing is drawn, seat 0 lays out tiles and cards and starts; recorded games are replayed so. */
export const OPTIONS: readonly OptionSpec[] = [
  { id: 'setup', values: ['main-game', 'random-colours', 'first-game', 'by-hand'], hidden: ['by-hand'] },
  { id: 'turn-order', values: ['clockwise', 'variable'] },
  { id: 'answers', values: ['at-once', 'by-next-turn'] },
  { id: 'town-tiles', values: ['base', 'extra'] },
  { id: 'bonus-cards', values: ['nine', 'ten'] },
  { id: 'scoring-tiles', values: ['eight', 'nine'] },
  // A recorded game is played again: answers to offers come when the record has them, and what an action gives may be given up.
  // `literal`: also an action without a target. `yes` stays as it is: matches are stored that were imported with it.
  { id: 'replay', values: ['no', 'yes', 'literal'], hidden: true },
]

/** The table as it lies before the first choice (TM-3.11). */
export function begin(box: Box, seats: number, options: Options, rng: number[]): TerraTable {
  const { firstGame } = box.data
  const first = options['setup'] === 'first-game'
  const byHand = options['setup'] === 'by-hand'
  const tiles = allowed(box.scoring, options['scoring-tiles'] === 'nine')
  const cards = allowed(box.cards, options['bonus-cards'] === 'ten')
  const named = (ids: readonly string[], things: readonly { id: string }[]) =>
    ids.map(id => things.findIndex(x => x.id === id))
  const scoring = byHand ? [] : first ? named(firstGame.scoringTiles, box.scoring) : drawScoring(box, tiles, rng)
  const inPlay = byHand
    ? []
    : first
      ? named(forSeats(firstGame.bonusCards, seats), box.cards)
      : shuffle(rng, cards.slice()).slice(0, cardsInPlay(box, seats))
  const start = byHand ? 0 : pick(rng, seats)
  const order = Array.from({ length: seats }, (_, k) => (start + k) % seats)
  const extra = options['town-tiles'] === 'extra'
  const t: TerraTable = {
    rng,
    todo: [],
    revealCount: 0,
    round: 0,
    order,
    passed: [],
    variable: options['turn-order'] === 'variable' ? 1 : 0,
    patient: options['answers'] === 'by-next-turn' ? 1 : 0,
    postponed: [],
    replay: options['replay'] === 'literal' ? 2 : options['replay'] === 'yes' ? 1 : 0,
    players: order.map(() => newPlayer(box)),
    terrain: box.ground.slice(),
    building: box.hexes.map(() => NONE),
    owner: box.hexes.map(() => NONE),
    town: box.hexes.map(() => 0),
    bridges: box.sites.map(() => NONE),
    scoring,
    cards: box.cards.map((_, k) => (inPlay.includes(k) ? 0 : NONE)),
    favors: box.favors.map(f => f.copies),
    towns: box.towns.map(w => (w.option && !extra ? 0 : w.copies)),
    spaces: Array<number>(box.cults.length * SPACES).fill(NONE),
    taken: 0,
    raised: [],
    cut: 0,
    accepted: 0,
  }
  note(N.starts(start))
  if (first) layOut(t, box)
  else {
    const colours =
      options['setup'] === 'random-colours'
        ? shuffle(
            rng,
            box.terrains.map((_, k) => k),
          )
        : box.terrains.map(() => NONE)
    next(t, ...order.map((seat): TerraStep => ({ do: 'choose-faction', seat, colour: colours[seat] })), {
      do: 'place-dwellings',
      seat: start,
    })
    if (byHand) next(t, { do: 'lay-tiles', seat: start, tiles }, { do: 'lay-cards', seat: start, cards })
  }
  return t
}

/** The things of the base game, and those of the mini-expansion if it is in. */
const allowed = (things: readonly { option: boolean }[], extra: boolean): number[] =>
  things.flatMap((x, k) => (x.option && !extra ? [] : [k]))
/** Players + 3 (TM-3.2). */
export const cardsInPlay = (box: Box, seats: number): number => forSeats(box.data.bonusCards.usedPerPlayers, seats)
const forSeats = <X>(byPlayers: Record<string, X>, seats: number): X => byPlayers[String(seats)]!

/** Six tiles, the spade tile not in the last two slots: equal to drawing again (TM-3.1). */
function drawScoring(box: Box, all: readonly number[], rng: number[]): number[] {
  for (;;) {
    const tiles = shuffle(rng, all.slice()).slice(0, box.rounds)
    if (tiles.every((tile, slot) => mayLie(box, tile, slot))) return tiles
  }
}
const mayLie = (box: Box, tile: number, slot: number): boolean => !box.scoring[tile].early || slot < box.rounds - 2

/** The rulebook's first game: factions and dwellings are given, the first bonus cards are chosen (TM-3.9). */
function layOut(t: TerraTable, box: Box): void {
  const { factions, dwellings } = box.data.firstGame as {
    factions: Record<string, string[]>
    dwellings: Record<string, string[]>
  }
  forSeats(factions, t.players.length).forEach((id, seat) => {
    outfit(
      t,
      seat,
      box.factions.findIndex(f => f.id === id),
      box,
    )
    for (const hex of dwellings[id]!) put(t, seat, box.hexes.indexOf(hex), DWELLING)
  })
  next(t, ...cardChoices(t))
}

/** A faction with its start resources (TM-3.6). */
function outfit(t: TerraTable, seat: Seat, faction: number, box: Box): void {
  const p = t.players[seat]
  const { start, shipping } = box.factions[faction]
  p.faction = faction
  p.coins = start.coins
  p.workers = start.workers
  p.priests = start.priests
  p.stock -= start.priests
  p.bowls = start.bowls.slice()
  p.cults = start.cults.slice()
  p.shipping = shipping
  note(N.faction(seat, faction))
  award(p, seat, START, start.vp)
}

/** Last player first, then the coins on the cards that are left (TM-3.8). */
const cardChoices = (t: TerraTable): TerraStep[] => [
  ...t.order
    .filter(seat => !t.players[seat].dropped)
    .toReversed()
    .map((seat): TerraStep => ({ do: 'choose-card', seat })),
  { do: 'clean-up', seat: t.order[0] },
]

export const setup = steps({
  /** The scoring tile of each round in turn. */
  'lay-tiles': {
    can: {
      tile: {
        why: (t, s, box, tile) =>
          !s.tiles.includes(tile) || t.scoring.includes(tile)
            ? R['not-there']()
            : mayLie(box, tile, t.scoring.length)
              ? OK
              : R['too-late'](),
        play(t, s, box, tile) {
          t.scoring.push(tile)
          if (t.scoring.length === box.rounds) end(t, s)
        },
      },
    },
  },

  /** The bonus cards in play one by one; their order is nothing, so only the ascending one is offered. */
  'lay-cards': {
    can: {
      card: {
        why(t, s, box, card) {
          const left = s.cards.filter(c => c > card).length
          const laid = t.cards.filter(coins => coins !== NONE).length
          return !s.cards.includes(card)
            ? R['not-there']()
            : laid + 1 + left >= cardsInPlay(box, t.players.length)
              ? OK
              : R['same-outcome']()
        },
        play(t, s, box, card) {
          t.cards[card] = 0
          s.cards = s.cards.filter(c => c > card)
          if (t.cards.filter(coins => coins !== NONE).length === cardsInPlay(box, t.players.length)) end(t, s)
        },
      },
    },
  },

  'choose-faction': {
    can: {
      faction: {
        why(t, s, box, faction) {
          const { home } = box.factions[faction]
          if (t.players.some(p => p.faction >= 0 && box.factions[p.faction].home === home)) return R['colour-taken']()
          return s.colour === NONE || s.colour === home ? OK : R['not-drawn']()
        },
        play(t, s, box, faction) {
          t.todo.pop()
          outfit(t, s.seat, faction, box)
        },
      },
    },
  },

  /** Forth, back, the Nomads' third, and the Chaos Magicians' only one last of all (TM-3.7). */
  'place-dwellings'(t, _s, box) {
    const of = (seat: Seat) => box.factions[t.players[seat].faction]
    const usual = t.order.filter(seat => !of(seat).last)
    const seats = [
      ...usual,
      ...usual.toReversed(),
      ...usual.filter(seat => of(seat).start.dwellings > 2),
      ...t.order.filter(seat => of(seat).last),
    ]
    next(
      t,
      ...seats.filter(seat => !t.players[seat].dropped).map((seat): TerraStep => ({ do: 'place-dwelling', seat })),
      ...cardChoices(t),
    )
  },

  'place-dwelling': {
    can: {
      place: {
        why: (t, s, box, hex) =>
          t.owner[hex] !== NONE
            ? R.occupied(hex)
            : t.terrain[hex] === box.factions[t.players[s.seat].faction].home
              ? OK
              : R['not-home'](hex),
        list(t, s, box, out) {
          const { home } = box.factions[t.players[s.seat].faction]
          for (let hex = 0; hex < t.terrain.length; hex++)
            if (t.terrain[hex] === home && t.owner[hex] === NONE) out.push(V.place(hex))
        },
        play(t, s, _box, hex) {
          t.todo.pop()
          put(t, s.seat, hex, DWELLING)
        },
      },
    },
  },

  'choose-card': {
    can: {
      take: {
        why: (t, _s, _box, card) => (t.cards[card] >= 0 ? OK : R['card-not-free'](card)),
        play(t, s, _box, card) {
          t.todo.pop()
          takeCard(t, s.seat, card)
        },
      },
    },
  },
})
