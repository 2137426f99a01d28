/**
 * A second opinion: the points of a match counted from what was heard of it and from the data alone, by code that shares nothing with the rules. What the log
 * says of points itself is not listened to.
 */
import { shipped } from '../index.ts'

interface Effect {
  op: string
  n?: number
  effects?: Effect[]
}
interface Hand {
  points: Record<string, number>
  goods: Record<string, number>
  posts: string[]
  pillars: string[]
  merchant: string
  rooms: Record<string, string>
  crests: string[]
  contracts: string[]
  cathedrals: string[]
}

/** VP of an effect, wherever in it they stand. */
const vpOf = (e: Effect | null | undefined): number =>
  !e ? 0 : e.op === 'vp' ? (e.n ?? 0) : (e.effects ?? []).reduce((n, x) => n + vpOf(x), 0)
const byId = <X extends { id: string }>(list: readonly X[], id: string): X => {
  const found = list.find(x => x.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
const slots = shipped.map.spaces.flatMap(s =>
  ((s as { tradingPostSlots?: { id: string; bonus: Effect | null }[] }).tradingPostSlots ?? []).map(slot => ({
    ...slot,
    city: s.id,
  })),
)
const houses = shipped.playerBoard.buildings

/** Total, and points by source, of each seat; and the seats from the first place to the last. */
export function count(
  words: readonly string[],
  seats: number,
): { totals: number[]; sources: Record<string, number>[]; ranking: number[] } {
  const start = shipped.map.start
  const hands = Array.from(
    { length: seats },
    (): Hand => ({
      points: { start: shipped.setup.startVp },
      goods: {},
      posts: [`${start} of one's own`],
      pillars: [],
      merchant: start,
      rooms: {},
      crests: [],
      contracts: [],
      cathedrals: [],
    }),
  )
  // The king track as it lies on the table: a list for each space, the lowest disc first.
  const track: number[][] = shipped.kingTrack.spaces.map(() => [])
  const index = (place: string) => shipped.kingTrack.spaces.findIndex(s => String(s.index) === place)
  const zero = index(String(shipped.kingTrack.start))
  const lift = (seat: number) => {
    for (const stack of track) if (stack.includes(seat)) stack.splice(stack.indexOf(seat), 1)
  }
  const on = (seat: number) => shipped.kingTrack.spaces[track.findIndex(stack => stack.includes(seat))]!.vp
  const ahead = () => track.toReversed().flat()
  const total = (h: Hand) => Object.values(h.points).reduce((a, b) => a + b, 0)
  const add = (seat: number, source: string, vp: number) => {
    const h = hands[seat]!
    h.points[source] = (h.points[source] ?? 0) + Math.max(vp, -total(h))
  }
  const filled = (h: Hand, house: string) =>
    Array.from({ length: byId(houses, house).rooms }, (_, k) => `${house}-floor-${k + 1}`).every(room => h.rooms[room])

  let round = 0
  let falling: [number, number][] = []
  const land = () => {
    // Discs that fell lie, in the order of the words, on top of those that stayed.
    for (const [seat] of falling) lift(seat)
    for (const [seat, to] of falling) track[to]!.push(seat)
    falling = []
  }
  for (const word of words) {
    const [verb, rest = ''] = word.split(':') as [string, string?]
    const [a = '', b = '', c = ''] = rest.split(',')
    const seat = Number(a)
    const h = hands[seat]!
    if (verb === 'fell') {
      falling.push([seat, index(b)])
      continue
    }
    land()
    switch (verb) {
      case 'starts':
        for (let k = 0; k < seats; k++) {
          const s = (seat + k) % seats
          hands[s]!.goods = { ...shipped.setup.startResources, gold: shipped.setup.startGoldByTurnOrder[k]! }
          track[zero]!.push(s)
        }
        break
      case 'round':
        round = Number(a)
        break
      case 'gained':
        h.goods[b] = (h.goods[b] ?? 0) + Number(c)
        break
      case 'paid':
        h.goods[b]! -= Number(c)
        if (h.goods[b]! < 0) throw new Error(`${word}: more than there was`)
        break
      case 'moved':
        if (b === 'merchant') h.merchant = c
        break
      case 'posted':
        h.posts.push(byId(slots, b).city)
        add(seat, 'posts', vpOf(byId(slots, b).bonus))
        break
      case 'set-pillar':
        h.pillars.push(b)
        break
      case 'placed':
        h.rooms[c] = b
        add(seat, 'characters', vpOf(byId(shipped.characters.tiles, b).bonus as Effect))
        break
      case 'again':
        add(seat, 'characters', vpOf(byId(shipped.characters.tiles, h.rooms[b]!).bonus as Effect))
        break
      case 'used':
        add(seat, 'helpers', vpOf(byId(shipped.bonusTiles.tiles, b).effect as Effect))
        break
      case 'fulfilled': {
        const tile = byId(
          [...shipped.bonusTiles.tiles, ...shipped.contractTiles.tiles] as { id: string; vp?: number }[],
          b,
        )
        add(seat, 'contracts', tile.vp! + shipped.playerBoard.contractSpaces[h.contracts.length]!.vp)
        h.contracts.push(b)
        break
      }
      case 'crested':
        h.crests.push(c)
        add(seat, 'crests', vpOf(byId(houses, c).crest.bonus as Effect))
        break
      case 'joined':
        h.cathedrals.push(b)
        add(seat, 'cathedrals', byId(shipped.cathedrals.tiles, b).vp + byId(shipped.cathedrals.costTiles, c).vp!)
        break
      case 'advanced':
        lift(seat)
        track[index(b)]!.push(seat)
        break
      case 'order':
        // The words of the order come once the track has been counted.
        if (b !== '0') break
        if (round === shipped.setup.rounds) add(ahead()[0]!, 'king', shipped.kingTrack.lastRoundBonusVp)
        for (let s = 0; s < seats; s++) add(s, 'king', on(s))
        break
      case 'reset':
        lift(seat)
        track[zero]!.push(seat)
        break
      case 'fair': {
        const fair = byId(shipped.fairs.fairTiles, b)
        const each = shipped.fairs.boardVpByRound[round - 1]! + fair.vp
        hands.forEach((p, s) => {
          if (p.merchant !== a && !p.posts.some(city => city === a || city.startsWith(`${a} `))) return
          const counts: Record<string, number> = {
            'trading-post-on-map': p.posts.length,
            'pillar-on-map': p.pillars.length,
            'cathedral-tile': p.cathedrals.length,
            'fulfilled-contract': p.contracts.length,
            'placed-crest': p.crests.length,
            'character-on-floor-2-or-3': Object.keys(p.rooms).filter(room => !room.endsWith('floor-1')).length,
            'building-with-all-rooms-filled': houses.filter(x => x.rooms && filled(p, x.id)).length,
          }
          add(
            s,
            'fairs',
            fair.mode === 'king-track' ? each + on(s) : each * Math.min(...fair.counts.map(k => counts[k]!)),
          )
        })
        break
      }
    }
  }
  land()
  hands.forEach((h, seat) => {
    add(seat, 'map', h.posts.length * h.pillars.length)
    add(seat, 'buildings', [0, 0, 0, 5, 10, 20, 30][h.crests.filter(house => filled(h, house)).length]!)
    add(seat, 'goods', Math.floor(Object.values(h.goods).reduce((x, y) => x + y, 0) / 4))
  })
  const totals = hands.map(total)
  const order = ahead()
  return {
    totals,
    sources: hands.map(h => h.points),
    ranking: order.toSorted((x, y) => totals[y]! - totals[x]! || order.indexOf(x) - order.indexOf(y)),
  }
}
