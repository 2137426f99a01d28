/** What the page's own words need to know of a view. */
import { asked, type Facts, type LogEntry, type Speaker, type Told } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { PrincesTable } from '../rules/table.ts'
import { FORGONE, OBJECTS } from '../rules/terms.ts'
import { sum } from './stair.ts'

/** The rule behind each word of the log: moves, then notes. */
const RULES: Readonly<Record<string, string>> = {
  'return': '2.4',
  'open': '6.2',
  'bid': '6.3',
  'pass': '6.3',
  'buy': '6.7',
  'forgo': '6.2',
  'kind': '15.5',
  'place': '10.3',
  'keep': '7.4',
  'under': '7.4',
  'work': '9.1',
  'add': '9.4',
  'complete': '9.5',
  'build': '10.1',
  'introduce': '11.1',
  'profession': '12.1',
  'bonus': '13.1',
  'recruit': '7.5',
  'sell': '4.1',
  'done': '8.1',
  'join': '18.3',
  'span': '18.3',
  'offer': '18.3',
  'accept': '18.3',
  'back': '18.6',
  'refuse': '18.6',
  'counter': '18.6',
  'elsewhere': '18.6',
  'instead': '18.6',
  'claim': '17.2',
  'princess': '17.8',
  'merchant': '17.6',
  'professor': '17.9',
  'free': '17.6',
  'pay': '17.6',
  'exchange': '17.4',
  'starts': '5.2',
  'dealt': '2.4',
  'cards-back': '2.4',
  'removed': '15.2',
  'round': '5.1',
  'won': '6.10',
  'forgone': '6.2',
  'paid': '16.3',
  'earned': '9.5',
  'prestige': '3.1',
  'placed': '10.3',
  'looked': '7.4',
  'recruited': '7.5',
  'freedom': '11.1',
  'value': '9.2',
  'worked': '9.5',
  'best-work': '14.1',
  'shown': '14.3',
  'turn': '8.1',
  'florins': '14.4',
  'over': '14.4',
  'joint': '18.4',
  'share': '18.3',
  'engaged': '17.2',
  'used': '17.3',
  'returned': '17.2',
  'on-banker': '17.4',
  'automa-card': '19.2',
  'rolled': '19.5',
  'must-buy': '19.5',
  'sold': '19.3',
  'automa-passes': '19.6',
  'automa-takes': '19.6',
  'automa-does': '19.10',
  'automa-cannot': '19.17',
  'automa-forced': '19.11',
  'automa-idle': '19.10',
  'automa-keeps': '19.8',
  'automa-tile': '19.4',
  'automa-value': '19.12',
  'automa-recruits': '19.12',
  'turned-up': '19.12',
  'face-down': '19.13',
  'discarded': '19.9',
  'replaced': '19.14',
}
/** Notes that say what their move says, but as something that happened. */
const ECHO: Readonly<Record<string, string>> = {
  'buy': 'won',
  'forgo': 'forgone',
  'place': 'placed',
  'add': 'bonus',
  'complete': 'worked',
  'introduce': 'freedom',
  'recruit': 'recruited',
}
/** What is told elsewhere: whose turn it is stands beside every row. */
const SILENT = new Set(['turn'])
const verbOf = (word: string) => word.split(':', 1)[0]!
const argsOf = (word: string) => word.slice(word.indexOf(':') + 1).split(',')

/** The note that echoes the move stands for it; that somebody was done, or stepped back, is no news; five cards looked at are one line where they are hidden. */
function tell(entry: LogEntry, speaker: Speaker): Told[] {
  const echo = ECHO[verbOf(entry.move)],
    head = entry.heard.find(h => h.by === undefined && echo && verbOf(h.word) === echo)?.word ?? entry.move
  const told: Told[] = head && head !== 'done' && head !== 'back' ? [{ word: head, note: false }] : []
  const backs = entry.heard.filter(h => h.by === undefined && verbOf(h.word) === 'looked' && h.word.endsWith(',?'))
  for (const h of entry.heard) {
    if (h.word === head || SILENT.has(verbOf(h.word)) || (h.by !== undefined && !h.word.includes(':'))) continue
    if (backs.includes(h) && backs.length > 1) {
      if (h === backs[0])
        told.push({
          ...h,
          note: true,
          text: speaker.text('looked-at', { who: speaker.name('seat', argsOf(h.word)[0]!), n: backs.length }),
        })
    } else told.push({ ...h, note: true })
  }
  return told
}

/** Florins and prestige of the mover. */
function brings(entry: LogEntry, _after: PrincesTable, speaker: Speaker): string {
  // What a die shows can't be foreseen.
  if (entry.heard.some(h => verbOf(h.word) === 'rolled')) return ''
  let florins = verbOf(entry.move) === 'sell' ? 1 : 0,
    prestige = verbOf(entry.move) === 'sell' ? -1 : 0
  for (const { word, by } of entry.heard) {
    const verb = verbOf(word),
      [seat, what = '', amount = ''] = argsOf(word)
    if (verb === 'share' && by === undefined)
      florins += what === String(entry.seat) ? Number(amount) : seat === String(entry.seat) ? -Number(amount) : 0
    if (by !== undefined || seat !== String(entry.seat)) continue
    if (verb === 'paid') florins -= Number(what)
    if (verb === 'earned') florins += Number(what)
    if (verb === 'won') florins -= Number(amount)
    if (verb === 'prestige') prestige += Number(amount)
  }
  const signed = (n: number, text: string) => (n === 0 ? [] : [`${n > 0 ? '+' : '−'}${text}`])
  return [
    ...signed(florins, speaker.text('sum', { n: sum(Math.abs(florins)) })),
    ...signed(prestige, `${Math.abs(prestige)} ${speaker.text('prestige')}`),
  ].join(', ')
}

/** Where the match stands: the phase of the round. */
function phase(view: PrincesTable, speaker: Speaker): string {
  if (view.round === 0) return speaker.text('set-up')
  if (!view.todo.length) return speaker.text('over')
  const auction = view.todo.some(s =>
    ['auction', 'open', 'bid', 'last', 'take', 'offer', 'outbid', 'settle', 'automa-takes', 'claim', 'claims'].includes(
      s.do,
    ),
  )
  return `${speaker.text('round', { n: view.round })} · ${speaker.text(auction ? 'auction' : 'actions')}`
}

export const facts: Facts<PrincesTable, Box> = {
  number: (view, seat, speaker) => ({ value: view.players[seat]!.prestige, name: speaker.text('prestige') }),
  phase,
  role: (view, seat, speaker) => {
    const n = view.players.length,
      place = (seat - view.start + n) % n,
      { pawn } = view.players[seat]!
    const got =
      pawn === FORGONE
        ? speaker.text('forgone')
        : pawn >= 0
          ? speaker.text('acquired', { what: speaker.name('object', OBJECTS[pawn]!) })
          : ''
    return [place ? speaker.text('turn-place', { n: place + 1 }) : speaker.text('start-player'), got]
      .filter(Boolean)
      .join(' · ')
  },
  secrets: true,
  // Where it is asked whether a character shall be used, using it is an answer like the other.
  anyTime: (view, seat, move) =>
    ['sell', 'merchant', 'professor', 'back'].includes(verbOf(move)) &&
    !['use-now', 'before-best-work'].includes(asked(view, seat)?.do ?? ''),
  // In which order cards go under a deck matters when it runs through, which is rare.
  routine: (view, seat, legal) => (asked(view, seat)?.do === 'tuck' && legal.includes('done') ? 'done' : ''),
  sectionTitle: (entry, speaker) => {
    const note = entry.heard.find(h => verbOf(h.word) === 'round')
    return note ? speaker.text('round', { n: argsOf(note.word)[0]! }) : ''
  },
  duration: last =>
    last.entry.heard.some(h =>
      ['placed', 'won', 'prestige', 'worked', 'freedom', 'recruited'].includes(verbOf(h.word)),
    ) || last.entry.move === 'bid'
      ? 300
      : 0,
  formatEntry: tell,
  gainSummary: brings,
  rule: word => {
    const verb = verbOf(word),
      rule = verb === 'bonus' && word.includes(':') ? '9.4' : RULES[verb]
    return rule ? `PF-${rule}` : ''
  },
}
