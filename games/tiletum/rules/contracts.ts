/** TI-6.4: the contract action: tiles of the contract offer, and the exchange of goods. */
import { next, note, OK } from '@loggia/core'
import { gain, has, pay } from './goods.ts'
import { afford, done, spend } from './pools.ts'
import { mayTake, store } from './storehouse.ts'
import { GOODS, NONE } from './terms.ts'
import { N, R, steps, V } from './words.ts'

export const contracts = steps({
  contract: {
    can: {
      take: {
        why(t, s, box, tile) {
          const position = t.contractOffer.indexOf(tile)
          if (position < 0) return R['not-here'](tile)
          return afford(s, box.offerCost[position]) || mayTake(t.players[s.seat], tile, box)
        },
        play(t, s, box, tile) {
          const position = t.contractOffer.indexOf(tile)
          spend(t, s, box.offerCost[position])
          t.contractOffer[position] = NONE
          store(t, s.seat, tile)
        },
        list(t, s, box, out) {
          for (let k = 0; k < t.contractOffer.length; k++) {
            const tile = t.contractOffer[k]
            if (tile >= 0 && s.points >= box.offerCost[k] && mayTake(t.players[s.seat], tile, box) === OK)
              out.push(V.take(tile))
          }
        },
      },
      /** TI-6.13; the first of the turn brings one more good of one's choice (D-2). */
      exchange: {
        why: (t, s, _box, from, to) =>
          from === to ? R['same-good']() : afford(s, 1) || has(t.players[s.seat], from, 1),
        play(t, s, _box, from, to) {
          const { seat } = s
          spend(t, s, 1)
          note(N.exchanged(seat, from, to))
          pay(t, seat, from, 1)
          gain(t, seat, to, 1)
          if (t.exchanged) return
          t.exchanged = 1
          next(t, { do: 'any', seat, left: 1, source: NONE })
        },
        list(t, s, _box, out) {
          if (s.points === 0) return
          const { goods } = t.players[s.seat]
          for (let from = 0; from < GOODS.length; from++) {
            if (goods[from] === 0) continue
            for (let to = 0; to < GOODS.length; to++) if (to !== from) out.push(V.exchange(from, to))
          }
        },
      },
      done,
    },
  },
})
