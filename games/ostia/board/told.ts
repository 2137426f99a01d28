/** What there is to see of what happened in Ostia: ships sail, discs are set, tiles and orders go to their owners. */
import { card, disc, gain, light, of, piece, tellings } from '../../../board/told/parts.ts'
import type { Box } from '../rules/box.ts'
import { N } from '../rules/verbs.ts'
import type { IconId } from './icons.ts'

/** What is not told, and why. */
interface Untold {
  placement: 'Cards of the set-up lie where they are before anybody looks.'
  starts: 'The line says it.'
  turn: 'The line says whose it is.'
  trigger: 'How near the end is stands in the top line.'
  over: 'The result follows.'
  limit: 'How near the end is stands in the top line.'
}

export const told = tellings<typeof N, Box, IconId, Untold>(N, {
  settled: ([seat, port]) => disc(seat, of(seat), `node:${port}`),
  produced: ([seat, good, n]) => gain(good, n, of(seat, `good:${good}`)),
  dropped: ([seat, section]) => light(of(seat, `section:${section}`)),
  gained: ([seat, good, n]) => gain(good, n, of(seat, good === 'reward' ? 'track:reward' : `good:${good}`)),
  paid: ([seat, good, n]) => gain(good, -n, of(seat, `good:${good}`)),
  moved: ([seat, node], box) => {
    const before = box.nodes[box.before[box.nodes.indexOf(node)]!]
    return piece(seat, 'corbita', before ? `node:${before}` : of(seat), `node:${node}`)
  },
  discovered: ([seat, space, animal]) => [
    light(`space:${space}`),
    card(animal === 'both' || animal === 'exotic' ? 'exotic' : animal, `space:${space}`, of(seat)),
  ],
  arrived: ([, node]) => light(`node:${node}`),
  launched: ([seat, section]) => piece(seat, 'corbita', of(seat, 'track:ships'), of(seat, `section:${section}`)),
  ordered: ([seat, id]) => [light(`card:${id}`), card('order', `card:${id}`, of(seat))],
  refilled: ([id]) => card('order', 'deck:order', `card:${id}`),
  built: ([seat, port]) => disc(seat, of(seat, 'track:discs'), `node:${port}`),
  placed: ([seat, spot]) => disc(seat, of(seat, 'track:discs'), of(seat, `spot:${spot}`)),
  traded: ([, port]) => light(`node:${port}`),
  supervised: ([seat]) => light(of(seat)),
})
