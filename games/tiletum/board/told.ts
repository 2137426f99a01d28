/** What there is to see of what happened in Tiletum: dice are rolled and taken, merchants and architects travel, tiles go to houses. */
import { card, die, disc, gain, is, light, of, piece, tellings, was } from '../../../board/told/parts.ts'
import type { Box } from '../rules/box.ts'
import { N } from '../rules/words.ts'
import type { IconId } from './icons.ts'
import { SILHOUETTES } from './silhouettes.ts'

/** A picture of the kind of a tile. */
const kindOf = (tile: string): IconId =>
  tile.startsWith('contract')
    ? 'contract'
    : tile.startsWith('crest')
      ? 'crest'
      : tile.startsWith('helper')
        ? 'joker'
        : 'character'

export const told = tellings<typeof N, Box, IconId | keyof typeof SILHOUETTES>(
  N,
  {
    starts: { untold: 'The line says it.' },
    round: { untold: 'The dice that are rolled follow.' },
    rolled: ([colour, pip]) => die(pip, is(`colour:${colour} pips:${pip}`)),
    corruption: { untold: 'The token lies open beside the king track, and the line says it.' },
    fell: ([seat]) => disc(seat, was(`disc:${seat}`), is(`disc:${seat}`)),
    turn: { untold: 'The line says whose it is.' },
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
    renewed: { untold: 'The new tiles are told by themselves.' },
    placed: ([seat, tile, room]) => [
      card(kindOf(tile), of(seat, `tile:${tile}`), of(seat, `room:${room}`)),
      light(of(seat, `room:${room}`)),
    ],
    again: ([seat, room]) => light(of(seat, `room:${room}`)),
    exchanged: { untold: 'What is paid and gained is told by itself.' },
    advanced: ([seat]) => disc(seat, was(`disc:${seat}`), is(`disc:${seat}`)),
    marker: { untold: 'What the marker brings is told by itself.' },
    strengthened: { untold: 'The action that is stronger is told by itself.' },
    unspent: { untold: 'Nothing moves.' },
    colour: { untold: 'The line says it.' },
    effect: { untold: 'What it brings is told by itself.' },
    used: ([seat, tile]) => light(of(seat, `tile:${tile}`)),
    fulfilled: ([seat, tile]) => light(of(seat, `tile:${tile}`)),
    crested: ([seat, , building]) => light(of(seat, `building:${building}`)),
    joined: ([seat, tile], box) => {
      const { cathedral } = box.cathedralTiles.find(({ id }) => id === tile)!
      return [light(of(seat)), light(`cathedral:${box.cathedrals[cathedral]!.id}`, seat)]
    },
    'new-character': ([tile]) => card('character', 'deck:character', `tile:${tile}`),
    slid: { untold: 'The new contract is told by itself.' },
    'new-contract': ([tile]) => card('contract', 'deck:contract', `tile:${tile}`),
    'new-bonus': ([tile]) => light(`tile:${tile}`),
    'new-king-tile': ([tile]) => light(`tile:${tile}`),
    'characters-shuffled': { untold: 'Nothing in sight moves.' },
    'bonus-shuffled': { untold: 'Nothing in sight moves.' },
    discarded: { untold: 'It is gone, and the line says it.' },
    order: { untold: 'The order stands at the people.' },
    fair: ([space]) => light(`space:${space}`),
    reset: ([seat]) => disc(seat, was(`disc:${seat}`), is(`disc:${seat}`)),
    turned: () => light(is('disc')),
    over: { untold: 'The result follows.' },
  },
  SILHOUETTES,
)
