/** OST-7 shipbuild, OST-8 order, OST-9 build, OST-10 trade. */
import { next, note, OK, type Reason } from '@loggia/core'
import { AMPHORA, BARLEY, BUILD, type Box, CORBITA, GOLD, ORDER, PONTA, REWARD, SHIPBUILD, STONE, WOOD } from './box.ts'
import { buy, cost, discounted, done, freeCost, gain, gainAll, has, pay } from './gains.ts'
import type { Harbour, OstiaTable } from './table.ts'
import { N, R, steps, V } from './verbs.ts'

/** Whether a corbita of this player is in the near sea, departure included (OST-6.8, OST-D8). */
const inNearSea = (h: Harbour, box: Box): boolean => {
  for (let k = 0; k < h.fleet.length; k++) if (box.near[h.fleet[k]]) return true
  return false
}

/** OST-8.1, 8.6: a card of the row, with or without its extra. */
function orderReason(t: OstiaTable, s: { seat: number; spent: number }, box: Box, card: number, extra: number): Reason {
  if (t.row.indexOf(card) < 0) return R['not-in-row'](card)
  const h = t.harbours[s.seat]
  const c = box.cards[card]
  const barley = cost(h, box, ORDER, c.barley, s.spent)
  if (h.goods[BARLEY] < barley) return R.short(BARLEY, barley - h.goods[BARLEY])
  if (!extra) return OK
  if (!c.extra.length) return R['no-extra'](card)
  for (let good = 0; good < c.extra.length; good++)
    if (h.goods[good] < c.extra[good]) return has(h, good, c.extra[good])
  return OK
}

/** OST-9.1: a port that one of the player's ships has reached and that has none of the player's discs. */
function buildReason(t: OstiaTable, s: { seat: number; spent: number }, box: Box, port: number): Reason {
  const h = t.harbours[s.seat]
  const row = box.discs[h.discRows]
  if (!row) return R['all-built']()
  if ((h.discs >> port) & 1) return R['own-disc'](port)
  if (!((h.reached >> port) & 1)) return R['not-reached'](port)
  return has(h, STONE, cost(h, box, BUILD, row.cost, s.spent))
}

/** OST-10.1: a tile with a trade effect and a disc of the player, not yet used up in this action. */
function tradeReason(t: OstiaTable, s: { seat: number; uses: number[] }, box: Box, port: number): Reason {
  const h = t.harbours[s.seat]
  if (!((h.discs >> port) & 1)) return R['no-disc-there'](port)
  const tile = box.tiles[t.tiles[box.portNode[port]]]
  if (tile.timing !== 'trade-action') return R['no-trade-effect'](port)
  if (tile.max > 0 && (s.uses[port] ?? 0) >= tile.max) return R['uses-spent'](port)
  return has(h, GOLD, tile.gold)
}

/**
 * Whether one of these actions could be done at least once (OST-5.4.5), counting free actions that can be paid.
 * Supervise offers no other, because choosing it would leave out its first step (OST-11.7).
 */
export function possible(t: OstiaTable, seat: number, action: number, box: Box): boolean {
  const h = t.harbours[seat]
  const { goods } = h
  const rich = goods[GOLD] >= freeCost(h, box)
  if (action === ORDER) {
    for (let k = 0; k < t.row.length; k++)
      if (rich || goods[BARLEY] >= cost(h, box, ORDER, box.cards[t.row[k]].barley, 0)) return true
    return false
  }
  const row = action === SHIPBUILD ? box.ships[h.shipRows] : box.discs[h.discRows]
  if (!row || (action === SHIPBUILD ? row.ponta && inNearSea(h, box) : (h.reached & ~h.discs) === 0)) return false
  return rich || goods[action] >= cost(h, box, action, row.cost, 0) // a section's action is paid with its good
}

export const works = steps({
  shipbuild: {
    can: {
      launch: {
        why(t, s, box, section) {
          const h = t.harbours[s.seat]
          const row = box.ships[h.shipRows]
          if (!row) return R['track-empty']()
          const wood = cost(h, box, SHIPBUILD, row.cost, s.spent)
          if (h.goods[WOOD] < wood) return R.short(WOOD, wood - h.goods[WOOD])
          return !row.ponta
            ? OK
            : inNearSea(h, box)
              ? R['near-sea']()
              : h.corbita[section] === 0
                ? R['no-corbita'](section)
                : OK // OST-7.3
        },
        play(t, s, box, section) {
          const h = t.harbours[s.seat]
          const row = box.ships[h.shipRows]
          pay(h, s.seat, WOOD, cost(h, box, SHIPBUILD, row.cost, s.spent))
          if (discounted(h, box, SHIPBUILD, s.spent)) s.spent = 1
          h.shipRows++
          note(N.launched(s.seat, section, row.ponta ? PONTA : CORBITA))
          if (row.ponta) {
            h.corbita[section]--
            h.ponta[section]++
            h.fleet.push(box.departure)
            h.halves.push(0)
          } else h.corbita[section]++ // OST-7.2
          gain(h, s.seat, REWARD, row.reward, box)
        },
      },
      done,
      buy,
    },
  },

  order: {
    can: {
      order: {
        why: (t, s, box, card, extra) => orderReason(t, s, box, card, extra),
        play(t, s, box, card, extra) {
          const h = t.harbours[s.seat]
          const c = box.cards[card]
          pay(h, s.seat, BARLEY, cost(h, box, ORDER, c.barley, s.spent))
          if (discounted(h, box, ORDER, s.spent)) s.spent = 1
          if (extra) for (let good = 0; good < c.extra.length; good++) pay(h, s.seat, good, c.extra[good])
          t.row.splice(t.row.indexOf(card), 1)
          h.cards.push(card)
          note(N.ordered(s.seat, card, extra))
          gain(h, s.seat, AMPHORA, c.amphorae + (extra ? c.extraAmphorae : 0), box)
          gainAll(h, s.seat, c.gain, box)
        },
        list(t, s, box, out) {
          for (let k = 0; k < t.row.length; k++)
            for (let extra = 0; extra < 2; extra++) {
              if (orderReason(t, s, box, t.row[k], extra) === OK) out.push(V.order(t.row[k], extra))
              else if (extra === 0) break
            }
        },
      },
      done: {
        play(t, s) {
          t.todo.pop()
          next(t, { do: 'refill', seat: s.seat })
        },
      },
      buy,
    },
  },

  build: {
    can: {
      build: {
        why: (t, s, box, port) => buildReason(t, s, box, port),
        play(t, s, box, port) {
          const h = t.harbours[s.seat]
          const row = box.discs[h.discRows]
          const tile = box.tiles[t.tiles[box.portNode[port]]]
          pay(h, s.seat, STONE, cost(h, box, BUILD, row.cost, s.spent))
          if (discounted(h, box, BUILD, s.spent)) s.spent = 1
          h.discRows++
          gain(h, s.seat, REWARD, row.reward, box) // OST-9.7: track reward, disc, tile effect, token, spot effect
          h.discs |= 1 << port
          note(N.built(s.seat, port))
          if (tile.timing === 'immediate') gainAll(h, s.seat, tile.gain, box)
          next(t, { do: 'place', seat: s.seat, node: box.portNode[port] })
        },
        list(t, s, box, out) {
          const h = t.harbours[s.seat]
          for (let left = h.reached & ~h.discs, port = 0; left; left >>= 1, port++)
            if (left & 1 && buildReason(t, s, box, port) === OK) out.push(V.build(port))
        },
      },
      done,
      buy,
    },
  },

  /** OST-9.5: the building token goes to any free spot but the initial one. */
  place: {
    can: {
      place: {
        why: (t, s, box, spot) =>
          spot === box.setupSpot ? R['setup-spot']() : t.harbours[s.seat].spots[spot] < 0 ? OK : R['spot-taken'](spot),
        play(t, s, box, spot) {
          const h = t.harbours[s.seat]
          t.todo.pop()
          h.spots[spot] = s.node
          note(N.placed(s.seat, spot))
          gain(h, s.seat, REWARD, box.spotEffects[spot].reward, box)
        },
      },
    },
  },

  trade: {
    can: {
      trade: {
        why: (t, s, box, port) => tradeReason(t, s, box, port),
        play(t, s, box, port) {
          const h = t.harbours[s.seat]
          const tile = box.tiles[t.tiles[box.portNode[port]]]
          while (s.uses.length < box.ports.length) s.uses.push(0)
          s.uses[port]++
          note(N.traded(s.seat, port))
          pay(h, s.seat, GOLD, tile.gold)
          gainAll(h, s.seat, tile.gain, box)
        },
        list(t, s, box, out) {
          for (let left = t.harbours[s.seat].discs, port = 0; left; left >>= 1, port++)
            if (left & 1 && tradeReason(t, s, box, port) === OK) out.push(V.trade(port))
        },
      },
      done,
      buy,
    },
  },
})
