/** OST-2: setup. Everything random of a match but the refills of the order row happens here. */
import { shuffle, next, note, OK, type Options, pick, reveal } from '@loggia/core'
import { BONUS, type Box, INITIAL_PORT } from './box.ts'
import { newHarbour, type OstiaTable } from './table.ts'
import { N, R, steps } from './verbs.ts'

/** The table as it lies before the first choice (OST-2.12). */
export function begin(box: Box, seats: number, _options: Options, rng: number[]): OstiaTable {
  const stock = box.tilesFor.map(numbers => shuffle(rng, numbers.slice()))
  const tiles = box.kind.map(kind => stock[kind].pop() ?? -1)

  const animals = shuffle(
    rng,
    box.data.discoveryTiles.tiles.flatMap(d => (d.kind === 'reward' ? [] : [kindOf(d.kind)])),
  )
  const discoveries = box.spaces.map(space => {
    const here = [0, 0, 0, 0]
    for (const minPlayers of space.slots) if (minPlayers <= seats) here[space.bonus ? BONUS : animals.pop()!]++ // OST-2.4
    return here
  })

  const harbours = Array.from({ length: seats }, () => newHarbour(box))
  const deck = shuffle(
    rng,
    box.cards.map((_, k) => k),
  )
  const row = deck.splice(-box.rowSize).reverse()
  const placements = shuffle(
    rng,
    box.placements.map((_, k) => k),
  )
  for (let seat = 0; seat < seats; seat++) {
    for (const section of box.placements[placements[seat]]) harbours[seat].corbita[section]++ // OST-2.7b
    note(N.placement(seat, placements[seat]))
  }
  const start = pick(rng, seats)
  note(N.starts(start))
  const t: OstiaTable = {
    rng,
    todo: [],
    revealCount: 0,
    start,
    turn: start,
    round: 1,
    last: 0,
    harbours,
    tiles,
    discoveries,
    row,
    deck,
  }
  next(t, ...harbours.map((_, k) => ({ do: 'initial-port' as const, seat: (start + seats - 1 - k) % seats })), {
    do: 'turn',
    seat: start,
  })
  return t
}
const kindOf = (kind: string): number => ['exotic', 'wild', 'both'].indexOf(kind)

export const setup = steps({
  /** OST-2.9: in reverse turn order. The reward of the track's first row is not given (OST-D23). */
  'initial-port': {
    can: {
      port: {
        why: (t, _s, box, port) =>
          box.kind[box.portNode[port]] !== INITIAL_PORT
            ? R['not-initial-port']()
            : t.harbours.some(h => (h.discs >> port) & 1)
              ? R['port-taken']()
              : OK,
        play(t, s, box, port) {
          const h = t.harbours[s.seat]
          h.discs |= 1 << port
          h.discRows = 1
          h.spots[box.setupSpot] = box.portNode[port]
          note(N.settled(s.seat, port))
          t.todo.pop()
        },
      },
    },
  },

  /** OST-8.3: when the order action ends. The deck is never shuffled again (OST-D17). What came up may be worth a free action (OST-5.4.3). */
  refill(t, { seat }, box) {
    const before = t.deck.length
    while (t.row.length < box.rowSize && t.deck.length) {
      const card = t.deck.pop()!
      t.row.push(card)
      reveal(t, N.refilled(card))
    }
    if (t.deck.length < before) next(t, { do: 'close', seat })
  },
})
