/** What there is to see of what happened in Terra Mystica: structures go from their boards to the map, tiles to who took them, markers along the cults. */
import type { Seat } from '@loggia/core'
import { card, disc, gain, is, light, of, piece, tellings, was } from '../../../board/told/parts.ts'
import type { Box } from '../rules/box.ts'
import { BUILDINGS } from '../rules/terms.ts'
import { N } from '../rules/verbs.ts'
import type { IconId } from './icons.ts'
import { SHAPES } from './silhouettes.ts'

type Building = (typeof BUILDINGS)[number]

/** Power lies in bowls, all else beside the name. */
const at = (seat: Seat, what: string) => of(seat, what === 'power' ? 'bowls:' : undefined)

/** What is not told, and why. */
interface Untold {
  starts: 'The line says it.'
  turn: 'The line says whose it is.'
  income: 'What it brings is told by itself.'
  blocked: 'Nothing moves, and the line says why.'
  offered: 'Whoever may take power is asked.'
  declined: 'Nothing changes.'
  consoled: 'What it brings is told by itself.'
  'cult-bonus': 'What it brings is told by itself.'
  over: 'The result follows.'
}

export const told = tellings<typeof N, Box, IconId | Building, Untold>(
  N,
  {
    faction: ([seat]) => light(of(seat)),
    round: ([, scoring]) => light(`scoring:${scoring}`),
    card: ([seat, id]) => [light(`card:${id}`), card('pass', `card:${id}`, of(seat))],
    gained: ([seat, what, n]) => gain(what, n, at(seat, what)),
    paid: ([seat, what, n]) => gain(what, -n, at(seat, what)),
    burned: ([seat]) => light(of(seat, 'bowls:')),
    vp: ([seat, , n]) => gain('vp', n, of(seat)),
    lost: ([seat, , n]) => gain('vp', -n, of(seat)),
    transformed: ([seat, hex]) => piece(seat, 'spade', of(seat), `hex:${hex}`),
    built: ([seat, hex, building]) => piece(seat, building, of(seat, `building:${building}`), `hex:${hex}`),
    bridged: ([seat, site]) => piece(seat, 'bridge', of(seat), `site:${site}`),
    skipped: ([, hex]) => light(`hex:${hex}`),
    shipping: ([seat]) => light(of(seat, 'verb:ship')),
    exchange: ([seat]) => light(of(seat, 'verb:exchange')),
    priest: ([seat, cult, place]) => piece(seat, 'priest', of(seat), `cult:${cult} place:${place}`),
    cult: ([seat, cult]) => disc(seat, was(`cult:${cult}-${seat}`), is(`cult:${cult}-${seat}`)),
    favor: ([seat, id]) => [light(`favor:${id}`), card('favor', `favor:${id}`, of(seat))],
    town: ([seat, id]) => [light(`town:${id}`), card('town', `town:${id}`, of(seat))],
    'river-town': ([, river]) => light(is(`river:${river}`)),
    joined: ([, hex]) => light(`hex:${hex}`),
    power: ([, action]) => light(`power-action:${action}`),
    special: ([seat, special]) => light(of(seat, `special:${special}`)),
    passed: ([seat]) => light(of(seat)),
    returned: ([seat, id]) => card('pass', of(seat), `card:${id}`),
    dropped: ([seat]) => light(of(seat)),
  },
  Object.fromEntries(BUILDINGS.map((id, k) => [id, { d: SHAPES[k]!.wall, viewBox: '-17 -31 34 34' }])),
)
