/** What there is to see of what happened in Tiletum: dice are rolled and taken, merchants and architects travel, tiles go to houses. */
import { card, die, disc, gain, is, light, of, piece, tellings, was } from '../../../board/told/parts.ts'
import type { Box } from '../rules/box.ts'
import { N } from '../rules/words.ts'
import type { IconId } from './icons.ts'
import { SILHOUETTES } from './silhouettes.ts'

/** A picture of the kind of a tile, by the first word of its id. */
const KINDS: Readonly<Record<string, IconId>> = {
  contract: 'contract',
  crest: 'crest',
  helper: 'joker',
  char: 'character',
}
const kindOf = (tile: string): IconId => KINDS[tile.split('-')[0]!]!

/** What is not told, and why. */
interface Untold {
  starts: 'The line says it.'
  round: 'The dice that are rolled follow.'
  corruption: 'The token lies open beside the king track, and the line says it.'
  turn: 'The line says whose it is.'
  renewed: 'The new tiles are told by themselves.'
  exchanged: 'What is paid and gained is told by itself.'
  marker: 'What the marker brings is told by itself.'
  strengthened: 'The action that is stronger is told by itself.'
  unspent: 'Nothing moves.'
  colour: 'The line says it.'
  effect: 'What it brings is told by itself.'
  slid: 'The new contract is told by itself.'
  'characters-shuffled': 'Nothing in sight moves.'
  'bonus-shuffled': 'Nothing in sight moves.'
  discarded: 'It is gone, and the line says it.'
  order: 'The order stands at the people.'
  over: 'The result follows.'
}

export const told = tellings<typeof N, Box, IconId | keyof typeof SILHOUETTES, Untold>(
  N,
  {
    rolled: ([colour, pip]) => die(pip, is(`colour:${colour} pips:${pip}`)),
    fell: ([seat]) => disc(seat, was(`disc:${seat}`), is(`disc:${seat}`)),
    die: ([seat, colour, pip]) => {
      const taken = was(`colour:${colour} pips:${pip}`)
      return [light(taken), card(colour, taken, of(seat))]
    },
    paid: ([seat, good, n]) => gain(good, -n, of(seat, `good:${good}`)),
    gained: ([seat, good, n]) => gain(good, n, of(seat, `good:${good}`)),
    points: ([seat, , n]) => gain('vp', n, of(seat)),
    lost: ([seat, , n]) => gain('vp', -n, of(seat)),
    took: ([seat, tile]) => [light(`tile:${tile}`), card(kindOf(tile), `tile:${tile}`, of(seat))],
    action: ([seat, action]) => light(action === 'king' ? 'verb:advance' : of(seat)),
    moved: ([seat, kind, space]) => piece(seat, kind, was(`piece:${seat}-${kind}`), `space:${space}`),
    posted: ([seat, slot]) => piece(seat, 'trading-post', of(seat), `slot:${slot}`),
    'set-pillar': ([seat, cathedral]) => piece(seat, 'pillar', of(seat), `cathedral:${cathedral}`),
    'roof-post': ([seat, building]) => piece(seat, 'trading-post', of(seat, `building:${building}`), of(seat)),
    'freed-pillar': ([seat]) => light(of(seat)),
    placed: ([seat, tile, room]) => [
      card(kindOf(tile), of(seat, `tile:${tile}`), of(seat, `room:${room}`)),
      light(of(seat, `room:${room}`)),
    ],
    again: ([seat, room]) => light(of(seat, `room:${room}`)),
    advanced: ([seat]) => disc(seat, was(`disc:${seat}`), is(`disc:${seat}`)),
    used: ([seat, tile]) => light(of(seat, `tile:${tile}`)),
    fulfilled: ([seat, tile]) => light(of(seat, `tile:${tile}`)),
    crested: ([seat, , building]) => light(of(seat, `building:${building}`)),
    joined: ([seat, tile], { cathedrals, cathedralTiles }) =>
      light(`cathedral:${cathedrals[cathedralTiles.find(({ id }) => id === tile)!.cathedral]!.id}`, seat),
    'new-character': ([tile]) => card('character', 'deck:character', `tile:${tile}`),
    'new-contract': ([tile]) => card('contract', 'deck:contract', `tile:${tile}`),
    'new-bonus': ([tile]) => light(`tile:${tile}`),
    'new-king-tile': ([tile]) => light(`tile:${tile}`),
    fair: ([space]) => light(`space:${space}`),
    reset: ([seat]) => disc(seat, was(`disc:${seat}`), is(`disc:${seat}`)),
    turned: () => light(is('disc')),
  },
  SILHOUETTES,
)
