/** What there is to see of what happened in The Princes of Florence: bids and lots, tiles on estates, cards, works and prestige. */
import { card, die, disc, gain, is, light, of, type Spot, tellings, was } from '../../../board/told/parts.ts'
import type { Box } from '../rules/box.ts'
import { N } from '../rules/verbs.ts'
import type { IconId } from './icons.ts'

/** Money is kept in hundreds, and shown as it is said. */
const florins = (hundreds: number, at: Spot) => gain('florins', hundreds * 100, at)
const LANDSCAPES: readonly string[] = ['forest', 'lake', 'park']

type THOUGHT = 'How the rival chose is read in the log; what it does is told by itself.'
/** What is not told, and why. */
interface Untold {
  starts: 'The line says it.'
  dealt: 'Cards of the set-up lie where they are before anybody looks.'
  'cards-back': 'Cards that were not chosen go back unseen.'
  removed: 'Tiles of the set-up are gone before anybody looks.'
  forgone: 'Nothing moves.'
  looked: 'Only who looks sees the cards.'
  turn: 'The line says whose it is.'
  over: 'The result follows.'
  'automa-card': THOUGHT
  'must-buy': THOUGHT
  'automa-passes': THOUGHT
  'automa-does': THOUGHT
  'automa-cannot': THOUGHT
  'automa-forced': THOUGHT
  'automa-idle': THOUGHT
  'automa-keeps': THOUGHT
  'automa-tile': THOUGHT
  'automa-value': THOUGHT
  'automa-recruits': THOUGHT
}

export const told = tellings<typeof N, Box, IconId, Untold>(N, {
  round: ([round]) => light(round ? 'round:minimum' : 'track:reputation'),
  bid: ([seat, object]) => disc(seat, of(seat), `object:${object}`),
  won: ([seat, object]) => [light(`object:${object}`), card(object, `object:${object}`, of(seat))],
  paid: ([seat, n]) => florins(-n, of(seat, 'purse:')),
  earned: ([seat, n]) => florins(n, of(seat, 'purse:')),
  prestige: ([seat, , n]) => [
    ...disc(seat, was(`prestige-${seat}`), is(`prestige-${seat}`)),
    gain('prestige', n, of(seat)),
  ],
  placed: ([seat, tile]) => [
    card(tile as IconId, LANDSCAPES.includes(tile) ? `object:${tile}` : `building:${tile}`, of(seat, `tile:${tile}`)),
    light(of(seat, `tile:${tile}`)),
  ],
  recruited: ([seat, id, from]) => card('profession', of(from, `front:${id}`), of(seat)),
  freedom: ([seat, id]) => [light(`freedom:${id}`), card(id, `freedom:${id}`, of(seat))],
  value: ([seat, n]) => gain('value', n, of(seat)),
  bonus: ([seat, , n]) => gain('bonus', n, of(seat)),
  worked: ([seat, id]) => [light(of(seat, `front:${id}`)), card('work', of(seat, `card:${id}`), of(seat))],
  'best-work': ([seat]) => light(of(seat)),
  shown: ([seat]) => light(of(seat)),
  florins: ([seat, n]) => florins(n, of(seat)),
  joint: ([seat, , other]) => [light(of(seat)), light(of(other))],
  share: ([seat, other, n]) => [florins(-n, of(seat)), florins(n, of(other))],
  engaged: ([seat, id]) => [light(`character:${id}`), card(id, `character:${id}`, of(seat))],
  used: ([seat, id]) => [light(of(seat)), light(`character:${id}`)],
  returned: ([seat, id]) => card(id, of(seat), `character:${id}`),
  'on-banker': ([n]) => florins(n, 'character:banker'),
  princess: ([seat, n]) => gain('prestige', n, of(seat)),
  rolled: ([object, pips]) => die(pips, `object:${object}`),
  sold: ([seat, n]) => gain('prestige', -n, of(seat)),
  'automa-takes': ([object]) => light(`object:${object}`),
  'turned-up': ([seat]) => light(of(seat)),
  'face-down': ([seat]) => light(of(seat)),
  discarded: ([object]) => light(`object:${object}`),
  replaced: ([seat]) => light(of(seat)),
})
