/** What there is to see of what happened in Tapestry: tokens go along the tracks, tiles and outposts to the map, landmarks and cards to who has them. */
import { card, die, disc, gain, is, light, of, piece, tellings } from '../../../board/told/parts.ts'
import type { Box } from '../rules/box.ts'
import { N } from '../rules/words.ts'
import type { IconId } from './icons.ts'

type BY_ITSELF = 'What follows from it is told by itself.'
type THOUGHT = 'How a bot chose is read in the log; what it does is told by itself.'
/** What is not told, and why. */
interface Untold {
  starts: 'The line says it.'
  deal: 'Cards of the set-up lie where they are before anybody looks.'
  offer: 'Cards of the set-up lie where they are before anybody looks.'
  turn: 'The line says whose it is.'
  first: BY_ITSELF
  uses: BY_ITSELF
  void: 'Nothing moves.'
  reshuffled: 'Nothing in sight moves.'
  'tech-reshuffled': 'Nothing in sight moves.'
  refreshed: 'Each new card is told by itself.'
  exposed: 'The space lies open where the building stood, which is told by itself.'
  beside: 'The building lies beside the capital, and the line says it.'
  ended: 'The next card covers it.'
  foretold: 'The line says it.'
  bust: 'The dice before it are told.'
  over: 'The result follows.'
  'bot-civilization': THOUGHT
  'bot-favourite': THOUGHT
  'bot-ended': THOUGHT
  'bot-overtaken': THOUGHT
  'bot-pair': THOUGHT
  'bot-income': THOUGHT
  'bot-any': THOUGHT
  'bot-valid': THOUGHT
  'bot-track': THOUGHT
  'bot-idle': THOUGHT
  'bot-stuck': THOUGHT
  'bot-does': THOUGHT
  'bot-tiebreaker': THOUGHT
  'bot-yours': THOUGHT
  'bot-neutral': THOUGHT
  'bot-apart': THOUGHT
  'bot-filter': THOUGHT
  'bot-hex': THOUGHT
  'bot-no-hex': THOUGHT
  'bot-no-outpost': THOUGHT
  'bot-tile': THOUGHT
  'bot-card': THOUGHT
  'bot-scores': THOUGHT
  'bot-first': THOUGHT
  'bot-progress': THOUGHT
  'bot-shuffle': THOUGHT
}

export const told = tellings<typeof N, Box, IconId, Untold>(N, {
  capital: ([seat]) => light(of(seat)),
  civilization: ([seat]) => light(of(seat)),
  era: ([seat]) => light(of(seat)),
  finished: ([seat]) => light(of(seat)),
  gained: ([seat, what, n]) => gain(what, n, of(seat)),
  paid: ([seat, what, n]) => gain(what, -n, of(seat)),
  points: ([seat, , n]) => gain('vp', n, of(seat)),
  spent: ([seat, , n]) => gain('vp', -n, of(seat)),
  advanced: ([seat, from, to]) => disc(seat, `space:${from}`, `space:${to}`),
  regressed: ([seat, from, to]) => disc(seat, `space:${from}`, `space:${to}`),
  moved: ([seat, from, to]) => disc(seat, `space:${from}`, `space:${to}`),
  repeats: ([, space]) => light(`space:${space}`),
  rolled: ([seat, track]) => die(track, of(seat)),
  die: ([seat]) => die('die', of(seat)),
  drew: ([seat]) => gain('territory', 1, of(seat)),
  'drew-space': ([seat]) => gain('space', 1, of(seat)),
  'drew-tapestry': ([seat]) => gain('tapestry', 1, of(seat)),
  explored: ([seat, , hex]) => [card('territory', of(seat), `hex:${hex}`), light(`hex:${hex}`)],
  'explored-space': ([seat]) => gain('space', -1, of(seat)),
  placed: ([seat, hex]) => piece(seat, 'outpost', of(seat), `hex:${hex}`),
  toppled: ([, , hex]) => light(`hex:${hex}`),
  trapped: ([, , hex]) => light(`hex:${hex}`),
  stood: ([, hex]) => light(`hex:${hex}`),
  achieved: ([seat, id]) => disc(seat, of(seat), `achievement:${id}`),
  invented: ([seat, id]) => [light(`tech:${id}`), card('tech', `tech:${id}`, of(seat, `tech:${id}`))],
  revealed: ([id]) => light(`tech:${id}`),
  upgraded: ([seat, id]) => light(of(seat, `tech:${id}`)),
  'discarded-tech': ([seat]) => gain('tech', -1, of(seat)),
  'discarded-territory': ([seat]) => gain('territory', -1, of(seat)),
  'discarded-tapestry': ([seat]) => gain('tapestry', -1, of(seat)),
  took: ([seat, id]) => [light(`landmark:${id}`), card('landmark', `landmark:${id}`, of(seat))],
  'built-landmark': ([seat, , , corner]) => [
    ...piece(seat, 'landmark', of(seat), is(`built:${seat}-${corner}`)),
    light(of(seat)),
  ],
  built: ([seat, row, corner]) => [
    ...piece(seat, row, of(seat, `building:${row}`), is(`built:${seat}-${corner}`)),
    light(of(seat, `building:${row}`)),
  ],
  district: ([seat]) => light(of(seat)),
  played: ([seat]) => [light(of(seat)), gain('tapestry', -1, of(seat))],
  'face-down': ([seat]) => light(of(seat)),
  closed: ([, track]) => light(`track:${track}`),
  secured: ([, hex]) => light(`hex:${hex}`),
  'discarded-civilization': ([seat]) => gain('civilization', -1, of(seat)),
  'took-tech': ([seat, other, id]) => card('tech', of(other, `tech:${id}`), of(seat, `tech:${id}`)),
  settled: ([seat, row, hex]) => piece(seat, row, of(seat, `building:${row}`), `hex:${hex}`),
  'settled-landmark': ([seat, , hex]) => piece(seat, 'landmark', of(seat), `hex:${hex}`),
  'built-statue': ([seat, row]) => light(of(seat, `building:${row}`)),
  'bot-closed': ([hex]) => light(`hex:${hex}`),
})
