/** What the page's own words need to know of a view. */
import {
  asked,
  type BoardContext,
  type Facts,
  heardNotes,
  type LogEntry,
  read,
  type Seat,
  type Speaker,
  type Told,
  UNTOLD,
  type WordOf,
} from '@loggia/core'
import { runs, storyOf, type Telling, turnsIn } from '../../../board/story.ts'
import { AUTOMA } from '../rules/automa/table.ts'
import type { Box } from '../rules/box.ts'
import type { PrincesTable } from '../rules/table.ts'
import { ANY_LANDSCAPE, FORGONE, FROM_CARDS, OBJECTS, SOURCES } from '../rules/terms.ts'
import { N, V } from '../rules/verbs.ts'
import { projected } from './ahead.ts'
import { consequence } from './consequence.ts'
import { sum } from './stair.ts'
import { amounts } from './tooltips.ts'

/** Whose turn it is stands beside every row, a round above its own. */
const telling: Telling<typeof V, typeof N> = {
  verbs: V,
  notes: N,
  silent: ['turn', 'round'],
  echo: {
    'open': 'bid',
    'bid': 'bid',
    'buy': 'won',
    'forgo': 'forgone',
    'place': 'placed',
    'add': 'bonus',
    'complete': 'worked',
    'introduce': 'freedom',
    'recruit': 'recruited',
  },
}

/** The note that echoes the move stands for it; that somebody was done, or stepped back, is no news; cards looked at are one line where they are hidden. */
function formatEntry(entry: LogEntry, speaker: Speaker): Told[] {
  const { head, rest } = storyOf(entry, telling)
  const lines = runs(rest, ({ note }) =>
    note?.kind === 'looked' && note.args[1] === UNTOLD ? note.args[0] : undefined,
  )
  return [
    ...(['', 'done', 'back'].includes(head) ? [] : [{ word: head, note: false }]),
    ...lines.map(run => {
      const { heard, note } = run[0]!
      // The Automa makes no moves: what it does stands for them.
      if (!entry.move && note?.kind === 'automa-does')
        return { ...heard, note: false, text: speaker.name('action', note.args[0]) }
      return {
        ...heard,
        note: true,
        ...(run.length > 1 && {
          text: speaker.text('looked-at', {
            who: speaker.name('seat', String((note as { args: readonly number[] }).args[0])),
            n: run.length,
          }),
        }),
      }
    }),
  ]
}

/** PF-6.3: what was put up, and how far each went. */
function auctionTold(rows: readonly LogEntry[], speaker: Speaker): { seat: Seat; text: string } {
  const notes = rows.flatMap(e => heardNotes(N, e.heard))
  const bids = notes.flatMap(note => (note.kind === 'bid' ? [note.args] : []))
  const won = notes.find(note => note.kind === 'won')
  const [leader, id, last] = bids.at(-1)!
  const object = speaker.name('object', id)
  const others = new Map(bids.filter(([seat]) => seat !== leader).map(([seat, , n]) => [seat, n]))
  const list = [...others]
    .sort((a, b) => b[1] - a[1])
    .map(([seat, n]) => `${speaker.name('seat', String(seat))} ${sum(n)}`)
    .join(', ')
  if (!won) return { seat: leader, text: speaker.text('auction-runs', { object, sum: sum(last) }) }
  const told = { object, sum: sum(won.args[2]) }
  return {
    seat: leader,
    text: list ? speaker.text('auction-won', { ...told, list }) : speaker.text('auction-unopposed', told),
  }
}

/** Florins and prestige of the mover. */
function gainSummary(entry: LogEntry, after: PrincesTable | null, speaker: Speaker): string {
  let florins = 0
  let prestige = 0
  if (read(V, entry.move)?.kind === 'sell') {
    florins++
    prestige--
  }
  for (const note of heardNotes(N, entry.heard)) {
    if (note.kind === 'rolled' && after) return '' // What a die shows can't be foreseen.
    if (note.kind === 'bid') return speaker.text('sum', { n: sum(note.args[2]) })
    if (note.kind === 'share') {
      const [from, to, amount] = note.args
      florins += to === entry.seat ? amount : from === entry.seat ? -amount : 0
    }
    if (note.args[0] !== entry.seat) continue
    if (note.kind === 'paid') florins -= note.args[1]
    if (note.kind === 'earned') florins += note.args[1]
    if (note.kind === 'won') florins -= note.args[2]
    if (note.kind === 'prestige') prestige += note.args[2]
  }
  const signed = (n: number, text: string) => (n === 0 ? [] : [`${n > 0 ? '+' : '−'}${text}`])
  return [
    ...signed(florins, speaker.text('sum', { n: sum(Math.abs(florins)) })),
    ...signed(prestige, `${Math.abs(prestige)} ${speaker.text('prestige')}`),
  ].join(', ')
}

/** Where the match stands: the phase of the round. */
function phase({ view, speaker }: Pick<BoardContext<PrincesTable>, 'view' | 'speaker'>): string {
  if (view.round === 0) return speaker.text('set-up')
  if (!view.todo.length) return speaker.text('over')
  const auction = view.todo.some(s =>
    ['auction', 'open', 'bid', 'last', 'take', 'offer', 'outbid', 'settle', 'automa-takes', 'claim', 'claims'].includes(
      s.do,
    ),
  )
  return `${speaker.text('round', { n: view.round })} · ${speaker.text(auction ? 'auction' : 'actions')}`
}

/** Moves that are on offer beside what is asked. */
const AT_ANY_TIME: readonly WordOf<typeof V>['kind'][] = ['sell', 'merchant', 'professor', 'back']
/** Notes of which something that moves on the board tells. */

/** More prestige than this nobody sells at once; the rest can be sold after it. */
const MOST_SOLD = 20

/** As things lie: any landscape before the other objects (`objectsOf`), professions in the order of their deck. */
function rank({ box }: Pick<BoardContext<PrincesTable, Box>, 'box'>, move: string): number {
  const choice = read(V, move)
  switch (choice?.kind) {
    case 'open':
      return choice.args[0] === OBJECTS[ANY_LANDSCAPE] ? -1 : 0
    case 'recruit':
      return box.cards.findIndex(({ id }) => id === choice.args[0]) / box.cards.length
  }
  return 0
}

export const facts: Facts<PrincesTable, Box> = {
  number: ({ view, seat, speaker }) => ({ value: view.players[seat]!.prestige, name: speaker.text('prestige') }),
  figures: ({ view, seat, speaker }) => {
    const { front, recruited } = view.players[seat]!
    return [{ icon: 'work', name: speaker.text('in-front'), n: front.length + recruited }]
  },
  counts: ({ view, seat }) => ({ hand: view.players[seat]!.hand.ids.length }),
  phase,
  role: ({ view, seat, speaker }) => {
    const n = view.players.length
    const place = (seat - view.start + n) % n
    const { pawn } = view.players[seat]!
    const got = pawn === FORGONE ? speaker.text('forgone') : pawn >= 0 ? speaker.name('object', OBJECTS[pawn]!) : ''
    // Whose turn it is says where they come, and there the room is for what they got.
    return [
      !asked(view, seat) && (place ? speaker.text('turn-place', { n: place + 1 }) : speaker.text('start-player')),
      got,
    ]
      .filter(Boolean)
      .join(' · ')
  },
  secrets: true,
  rank,
  // Where it is asked whether a character shall be used, using it is an answer like the other.
  anyTime: ({ view, seat }, move) =>
    AT_ANY_TIME.includes(read(V, move)?.kind ?? 'done') &&
    !['use-now', 'before-best-work'].includes(asked(view, seat)?.do ?? ''),
  // PF-4.1: one by one is a matter of the rules; nobody thinks in ones.
  repeats: ({ view, seat }, move) => (move === 'sell' ? Math.min(view.players[seat]!.prestige, MOST_SOLD) : 1),
  // In which order cards go under a deck matters when it runs through, which is rare.
  // Alone against the Automa nobody could learn anything from a question that is skipped.
  routine: ({ view, seat }, legal) => {
    const step = asked(view, seat)?.do
    if (step === 'tuck') return legal.includes('done') ? 'done' : ''
    return (step === 'offer' || step === 'outbid') && legal.length === 1 ? legal[0]! : ''
  },
  sectionTitle: (entry, speaker) => {
    const round = heardNotes(N, entry.heard).find(note => note.kind === 'round')
    return round ? speaker.text('round', { n: round.args[0] }) : ''
  },
  ending: ({ view, box, speaker }) =>
    speaker.text('round-of', { n: Math.max(1, view.round), of: box.minimum.length - 1 }),
  projected: ({ view, game, box }) =>
    // PF-14.3: what is known of the prestige cards.
    game.scores(view).map(score => {
      const cards = projected(view, score.seat, box).reduce((sum, { points }) => sum + points, 0)
      return view.todo.length
        ? {
            ...score,
            total: score.total + cards,
            sources: { ...score.sources, [SOURCES[FROM_CARDS]]: score.sources[SOURCES[FROM_CARDS]]! + cards },
          }
        : score
    }),
  formatEntry,
  gainSummary,
  amounts,
  consequence,
  points: entry => [
    ...(read(V, entry.move)?.kind === 'sell' ? [{ seat: entry.seat, n: -1 }] : []),
    ...heardNotes(N, entry.heard).flatMap(note =>
      note.kind === 'prestige' ? [{ seat: note.args[0], n: note.args[2] }] : [],
    ),
  ],
  // A round that the Automa opens begins with its card.
  turns: entry =>
    turnsIn(entry, N, 'round').map((turn, k) =>
      k > 0 && !turn.move && read(N, turn.heard[1]?.word ?? '')?.kind === 'automa-card'
        ? { ...turn, seat: AUTOMA }
        : turn,
    ),
  auction: {
    part(entry) {
      const kind = read(V, entry.move)?.kind
      const heard = new Set(heardNotes(N, entry.heard).map(note => note.kind))
      // The merchant's master has it for nothing (PF-17.6): that ends an auction as well.
      if (heard.has('won')) return 'ends'
      if (kind !== 'open' && kind !== 'bid' && kind !== 'pass') return undefined
      if (kind !== 'open') return 'runs'
      // Alone the Automa's dice answer, and nobody bids (PF-19): that is told row by row.
      return heard.has('bid') ? 'opens' : undefined
    },
    tell: auctionTold,
  },
}
