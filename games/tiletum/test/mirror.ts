/**
 * A mirror of the table that sees nothing and hears everything: beginning with the set-up it changes by what is told alone. Where it and the table part, something
 * changed without a word. Only the decks are not in it, whose tiles are told when they come up.
 */
import type { TiletumTable } from '../index.ts'
import { tiletum } from '../index.ts'
import { GOODS, SOURCES } from '../rules/terms.ts'

const { box } = tiletum
const NONE = -1
/** Points of the final scoring are said, and follow from what lies on the table. */
const FINAL = ['map', 'buildings', 'goods']

/** What is in the mirror, of a table as of itself. */
export const shown = (t: TiletumTable) => ({
  round: t.round,
  order: t.order,
  rotation: t.rotation,
  dice: t.dice,
  bag: t.bag,
  wheelTiles: t.wheelTiles,
  kingTile: t.kingTile,
  mapTiles: t.mapTiles,
  contractOffer: t.contractOffer,
  characterOffer: t.characterOffer,
  corruption: t.corruption,
  places: t.places,
  posts: t.posts,
  pillars: t.pillars,
  cathedralTiles: t.cathedralTiles,
  players: t.players.map(({ posts: _, pillars: __, ...p }) => p),
})

/** Changes the mirror by a word. */
export function hear(m: TiletumTable, word: string): void {
  const [verb, rest = ''] = word.split(':') as [string, string?]
  const [a = '', b = '', c = '', d = ''] = rest.split(',')
  const p = m.players[Number(a)]!
  const tile = (id: string) => box.tileIds.indexOf(id)
  const pip = (value: string) => Number(value) - 1
  const good = (id: string) => GOODS.indexOf(id as never)
  const place = (index: string) => box.trackIds.indexOf(index)
  const drop = (list: number[], what: number) => list.splice(list.indexOf(what), 1)
  const clear = (list: number[], what: number) => {
    if (list.includes(what)) list[list.indexOf(what)] = NONE
  }
  switch (verb) {
    case 'round':
      m.round = Number(a)
      break
    case 'rolled':
      m.bag[good(a)]--
      m.dice[good(a) * 6 + pip(b)]++
      break
    case 'corruption':
      m.corruption.push(box.data.corruptionTokens.tokens.findIndex(k => k.id === a))
      break
    case 'fell':
    case 'advanced':
      m.places[Number(a)] = place(b)
      break
    case 'reset':
      m.places[Number(a)] = place('0')
      break
    case 'die':
      m.dice[good(b) * 6 + pip(c)]--
      p.dice.push(good(b) * 6 + pip(d))
      break
    case 'gained':
      p.goods[good(b)] += Number(c)
      break
    case 'paid':
      p.goods[good(b)] -= Number(c)
      break
    case 'points':
    case 'lost':
      if (FINAL.includes(b)) break
      p.points[SOURCES.indexOf(b as never)] += Number(c) * (verb === 'lost' ? -1 : 1)
      break
    case 'took':
      for (const list of [m.wheelTiles, m.mapTiles, m.contractOffer, m.characterOffer]) clear(list, tile(b))
      if (m.kingTile === tile(b)) m.kingTile = NONE
      p.storehouse.push(tile(b))
      break
    case 'discarded':
      if (m.kingTile === tile(a)) m.kingTile = NONE
      break
    case 'used':
      drop(p.storehouse, tile(b))
      break
    case 'fulfilled':
      drop(p.storehouse, tile(b))
      p.contracts.push(tile(b))
      break
    case 'placed':
      drop(p.storehouse, tile(b))
      p.rooms[box.rooms.findIndex(r => r.id === c)] = tile(b)
      break
    case 'crested':
      drop(p.storehouse, tile(b))
      p.crests[box.buildings.findIndex(h => h.id === c)] = tile(b)
      break
    case 'joined':
      m.cathedralTiles[box.cathedralTiles.findIndex(k => k.id === b)] = Number(a)
      break
    case 'moved':
      p[b as 'merchant' | 'architect'] = box.spaces.indexOf(c)
      break
    case 'posted':
      m.posts[box.postSlots.findIndex(s => s.id === b)] = Number(a)
      break
    case 'set-pillar':
      m.pillars[m.pillars.indexOf(NONE, box.cathedrals.find(k => k.id === b)!.first)] = Number(a)
      break
    case 'renewed':
      m.characterOffer.fill(NONE)
      break
    case 'new-character':
      m.characterOffer[m.characterOffer.indexOf(NONE)] = tile(a)
      break
    case 'slid': {
      const left = m.contractOffer.filter(k => k >= 0)
      m.contractOffer.fill(NONE)
      m.contractOffer.splice(m.contractOffer.length - left.length, left.length, ...left)
      break
    }
    case 'new-contract':
      m.contractOffer[m.contractOffer.lastIndexOf(NONE)] = tile(a)
      break
    case 'new-bonus':
      m.wheelTiles[Number(b)] = tile(a)
      break
    case 'new-king-tile':
      m.kingTile = tile(a)
      break
    case 'order':
      m.order[Number(b)] = Number(a)
      break
    case 'turned':
      m.rotation = (m.rotation + 5) % 6
      m.corruption = []
      for (const die of [
        ...m.players.flatMap(q => q.dice.splice(0)),
        ...m.dice.flatMap((n, k) => Array<number>(n).fill(k)),
      ])
        m.bag[Math.floor(die / 6)]++
      m.dice.fill(0)
      break
  }
}
