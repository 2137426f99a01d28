/** Tables a few moves before something rare, for the conformance suite. */
import { acting, type Game, firstOf, movesOf } from '@loggia/core'
import type { Conformance, Scene } from '@loggia/core/testing'
import { putOut } from './arrange.ts'
import type { Box } from './rules/box.ts'
import type { Harbour, OstiaTable } from './rules/table.ts'

/** What a scene may change: the table, the harbour of the player on turn, and places by their names. */
interface Stage {
  t: OstiaTable
  h: Harbour
  box: Box
  nodes: (...ids: string[]) => number[]
  ports: (...ids: string[]) => number
}

const scene = (name: string, seats: number, set: (stage: Stage) => void): Scene<OstiaTable> => ({
  name,
  table(game: Game<OstiaTable>) {
    const t = game.setup({ seats, seed: name })
    const box = game.box as Box
    while (t.todo.at(-1)!.do === 'initial-port') {
      const seat = firstOf(acting(t))
      game.play(t, seat, movesOf(game, t, seat).at(-1)!)
    }
    const ports = (...ids: string[]) => ids.reduce((set, id) => set | (1 << box.ports.indexOf(id)), 0)
    set({ t, h: t.harbours[t.turn], box, ports, nodes: (...ids) => ids.map(id => box.nodes.indexOf(id)) })
    return t
  },
})
/** Puts ships out: where they are, and what they have reached on the way. */
const sail = ({ h, box }: Stage, ...at: string[]): void => putOut(h, box, at)
const rich = (h: Harbour) => {
  h.goods = [20, 20, 30, 30, 20]
}

export const scenes: readonly Scene<OstiaTable>[] = [
  scene('six ships on supervise', 3, ({ h }) => {
    h.corbita = [1, 1, 1, 0, 1, 4]
    h.ponta = [0, 0, 0, 0, 1, 1]
    h.shipRows = 5
    rich(h)
  }),
  scene('twelve ships on supervise', 2, s => {
    s.h.corbita = [0, 0, 0, 0, 1, 9]
    s.h.ponta = [0, 0, 0, 0, 0, 2]
    s.h.shipRows = 6
    sail(s, 'transport-n2', 'transport-e1', 'leptis-magna')
    rich(s.h)
  }),
  scene('seven ships with three pontas in one section', 4, ({ h }) => {
    h.corbita = [0, 4, 2, 1, 1, 1]
    h.ponta = [0, 3, 0, 0, 0, 0]
    h.shipRows = 7
  }),
  scene('thirteen ships in one section', 2, ({ h }) => {
    h.corbita = [10, 0, 0, 0, 0, 0]
    h.ponta = [3, 0, 0, 0, 0, 0]
    h.shipRows = 8
  }),
  scene('two ships before the fork', 3, s => {
    s.h.corbita = [2, 1, 2, 1, 1, 1]
    s.h.ponta = [0, 1, 0, 0, 0, 0]
    s.h.shipRows = 3
    sail(s, 'transport-e1', 'corinthus')
    rich(s.h)
  }),
  scene('four ships one step before their destinations', 2, s => {
    s.h.corbita = [1, 1, 1, 2, 1, 1]
    s.h.ponta = [1, 1, 1, 0, 0, 0]
    s.h.shipRows = 7
    sail(s, 'tomis', 'transport-ne2', 'transport-se3', 'cyrene')
    rich(s.h)
  }),
  scene('many kinds of discovery', 4, s => {
    sail(s, 'transport-n2')
    s.h.corbita[5] = 1
    rich(s.h)
  }),
  scene('the deck runs out', 2, ({ t, h }) => {
    t.harbours[1 - t.turn].cards.push(...t.deck.splice(0, 16))
    h.cards.push(...t.deck.splice(0, 12))
    h.corbita = [1, 1, 2, 1, 1, 3]
    rich(h)
  }),
  scene('the last amphora', 3, ({ t, h }) => {
    t.harbours.forEach((g, k) => {
      g.amphorae = k ? 7 : 6
    })
    h.corbita = [2, 1, 2, 1, 2, 1]
    rich(h)
  }),
  scene('the last ship', 3, s => {
    s.h.shipRows = 7
    s.h.ponta = [1, 1, 1, 0, 0, 0]
    sail(s, 'tomis', 'athenae', 'rhodus', 'carthago')
    rich(s.h)
  }),
  scene('the last disc', 4, s => {
    const { h, box } = s
    sail(s, 'tomis', 'ephesus', 'palmyra', 'cyrene')
    h.shipRows = 7
    h.ponta = [1, 1, 1, 0, 0, 0]
    h.discs |= s.ports('dyrrachium', 'tomis', 'rhodus', 'cyrene', 'damascus')
    h.discRows = 6
    h.spots = box.spots.map((_, k) => (k < 6 ? box.portNode[k] : -1))
    rich(h)
  }),
  scene('a trader with every kind of tile', 2, s => {
    const { t, h, box } = s
    const at = s.nodes('tomis', 'dyrrachium', 'athenae', 'ephesus', 'rhodus')
    const tiles = ['port-trade-reward', 'port-trade-amphora', 'port-trade-wood', 'port-reward', 'port-ship-vp'].map(
      id => box.tiles.findIndex(x => x.id === id),
    )
    tiles.forEach((tile, k) => {
      const there = t.tiles.indexOf(tile)
      if (there >= 0) t.tiles[there] = t.tiles[at[k]]
      t.tiles[at[k]] = tile
    })
    h.discs |= s.ports('tomis', 'dyrrachium', 'athenae', 'ephesus')
    h.discRows = 5
    h.spots = box.spots.map((_, k) => (k < 5 ? box.portNode[k] : -1))
    sail(s, 'tomis', 'ephesus', 'rhodus')
    h.shipRows = 5
    h.goods = [0, 0, 0, 5, 30]
    h.corbita = [1, 1, 1, 1, 1, 5]
  }),
  scene('reward 11', 3, s => {
    s.h.reward = 11
    sail(s, 'transport-n3', 'cyrene')
    s.h.shipRows = 3
    s.h.ponta[0] = 1
    rich(s.h)
  }),
  scene('the last round of all', 2, ({ t, h }) => {
    t.round = 60
    rich(h)
  }),
]

export const conformance: Conformance<OstiaTable> = { scenes }
