/** PF-2: setup (PF-15.1, 15.2 for two), the choice of the first professions, and the beginning of a round (PF-5). */
import {
  end,
  transfer,
  HIDDEN,
  shuffle,
  shufflePile,
  next,
  note,
  OK,
  type Options,
  pick,
  type Pile,
  pile,
  together,
  whisper,
} from '@loggia/core'
import { newSolo } from './automa/row.ts'
import type { Box } from './box.ts'
import { newCharacters } from './characters.ts'
import type { Player, PrincesTable } from './table.ts'
import { FREEDOMS, NOWHERE, PROFESSIONS, SOURCES } from './terms.ts'
import { N, R, steps, V } from './verbs.ts'

/** The table as it lies before the first choice: four professions in front of each player, to look at. */
export function begin(box: Box, seats: number, options: Options, rng: number[]): PrincesTable {
  const start = box.starts[seats]
  const solo = seats === 1
  const t: PrincesTable = {
    rng,
    todo: [],
    revealCount: 0,
    round: 0,
    start: pick(rng, solo ? 2 : seats),
    side: options['joint-building'] === 'with' ? 1 : 0,
    players: Array.from({ length: seats }, () => newPlayer(start.florins)).concat(
      solo ? newPlayer(box.automa.scale.find(d => d.id === options.difficulty)!.florins) : [],
    ),
    tiles: box.tiles.map(tile => tile.count),
    freedoms: FREEDOMS.map(() => start.freedoms),
    jesters: box.jesters,
    builders: box.builders,
    recruiting: box.recruiting,
    decks: box.decks.map(cards => pile(shuffle(rng, cards.slice()))),
    used: [],
    characters: options.characters === 'with' ? newCharacters(box) : null,
    automa: solo ? newSolo(box, Number(options.auctions), rng) : null,
  }
  note(N.starts(t.start)) // D2
  if (seats === 2) removeFreedoms(t, box.removed[options.freedoms === 'tight' ? 1 : 0])
  const seated = t.players.slice(0, seats)
  seated.forEach((p, seat) => {
    for (let k = 0; k < box.dealt; k++) deal(t, seat, p.looked)
  })
  next(t, { do: 'first-hands', seat: t.start }, { do: 'round', seat: t.start })
  together(
    t,
    seated.map((_, seat) => ({ do: 'return' as const, seat })),
  )
  return t
}

const newPlayer = (florins: number): Player => ({
  prestige: 0,
  sources: SOURCES.map(() => 0),
  florins,
  jesters: 0,
  builders: 0,
  recruiting: 0,
  recruited: 0,
  freedoms: 0,
  tiles: [],
  upper: [],
  lower: [],
  joint: 0,
  hand: pile(),
  front: [],
  bonus: pile(),
  secret: pile(),
  looked: pile(),
  best: 0,
  pawn: NOWHERE,
})

/** Removes this many freedoms at random, of different kinds (PF-15.2). */
function removeFreedoms(t: PrincesTable, count: number): void {
  for (const kind of shuffle(
    t.rng,
    FREEDOMS.map((_, k) => k),
  ).slice(0, count)) {
    t.freedoms[kind]--
    note(N.removed(kind))
  }
}

/** The top profession, for this seat's eyes. */
function deal(t: PrincesTable, seat: number, to: Pile): void {
  const deck = t.decks[PROFESSIONS]
  const card = transfer(deck, deck.ids.length - 1, to, 1 << seat)
  whisper(1 << seat, N.dealt(seat, card), N.dealt(seat, HIDDEN))
}

export const setup = steps({
  /** PF-2.4: all choose at the same time and in secret. The card that goes back waits until all have chosen. */
  return: {
    can: {
      return: {
        why: (t, s, _box, card) => (t.players[s.seat].looked.ids.includes(card) ? OK : R['not-looked-at'](card)),
        list: (t, s, _box, out) => {
          for (const card of t.players[s.seat].looked.ids) out.push(V.return(card))
        },
        play(t, s, _box, card) {
          const { looked, hand } = t.players[s.seat]
          for (let k = looked.ids.length - 1; k >= 0; k--) if (looked.ids[k] !== card) transfer(looked, k, hand, 0)
          end(t, s)
        },
      },
    },
  },

  'first-hands'(t) {
    const deck = t.decks[PROFESSIONS]
    for (const { looked } of t.players) if (looked.ids.length) transfer(looked, 0, deck, 0)
    shufflePile(t.rng, deck)
    note(N['cards-back']())
  },

  /** PF-5.1 */
  round(t, { seat }) {
    t.round++
    for (const p of t.players) {
      p.pawn = NOWHERE
      p.best = 0
    }
    note(N.round(t.round))
    const turns = t.players.map((_, k) => ({ do: 'turn' as const, seat: (seat + k) % t.players.length })) // PF-8.1
    next(
      t,
      { do: t.automa ? 'automa-bids' : 'auction', seat },
      ...(t.characters
        ? [
            { do: 'calls' as const, seat, last: 1 as const },
            { do: 'special-auction' as const, seat },
          ]
        : []),
      ...turns,
      ...(t.characters ? [{ do: 'calls' as const, seat, last: 0 as const }] : []),
      { do: 'end-round', seat },
    )
  },
})
