/** The log: the move first, nothing twice, equal facts in one line; and what a move costs and brings. */
import {
  heardNotes,
  type LogEntry,
  type Points,
  read,
  type Seat,
  type Speaker,
  type Told,
  type WordOf,
  signed,
} from '@loggia/core'
import { type Change, changesText, changesTold, type Saying } from '../../../board/changes.ts'
import { type Line, runs, storyOf, type Telling } from '../../../board/story.ts'
import type { TiletumTable } from '../rules/table.ts'
import { N, V } from '../rules/words.ts'

type Note = WordOf<typeof N>
type Kind = Note['kind']

/** Whose turn it is stands beside every row; an effect is told by what it does, and the tile by its name. */
const telling: Telling<typeof V, typeof N> = {
  verbs: V,
  notes: N,
  silent: ['turn', 'effect'],
  echo: {
    'die': 'die',
    'take': 'took',
    'gain': 'gained',
    'choose': 'action',
    'move': 'moved',
    'post': 'posted',
    'pillar': 'set-pillar',
    'renew': 'renewed',
    'place': 'placed',
    'exchange': 'exchanged',
    'advance': 'advanced',
    'bonus': 'again',
    'fulfil': 'fulfilled',
    'fulfil-with': 'fulfilled',
    'crest': 'crested',
    'join': 'joined',
    'use': 'used',
  },
}
/** Answers that are no news: what they bring is told. */
const NO_NEWS = ['done', 'receive']

/** Goods, or VP from a source. */
function changeOf(note: Note | undefined): Change | undefined {
  switch (note?.kind) {
    case 'gained':
    case 'paid': {
      const [seat, good, n] = note.args
      return { seat, thing: good, source: '', n: note.kind === 'paid' ? -n : n }
    }
    case 'points':
    case 'lost': {
      const [seat, source, n] = note.args
      return { seat, thing: '', source, n: note.kind === 'lost' ? -n : n }
    }
  }
  return undefined
}

const SAYING: Saying = { domain: 'good', points: (n, speaker) => `${n} ${speaker.text('vp')}` }

/** TI-14: what the end brings. */
export const FINAL: readonly string[] = ['map', 'buildings', 'goods']
/** Sources from which everybody has points at once. */
const PUBLIC = ['king', 'fairs']
/** Changes of a group are told together: those of a source from which all have points, or all others. */
const groupOf = (change: Change | undefined): string | undefined =>
  change && (PUBLIC.includes(change.source) ? change.source : '')

/** Changes that follow each other: of one source for several people, or of each person, as one line each. */
function changesOf(changes: readonly Change[], mover: Seat, speaker: Speaker): string[] {
  const source = changes[0]?.source ?? ''
  if (!PUBLIC.includes(source)) return changesTold(changes, mover, speaker, SAYING)
  const sum = (seat: Seat) => changes.reduce((n, c) => n + (c.seat === seat ? c.n : 0), 0)
  const seats = [...new Set(changes.map(c => c.seat))]
  const list = seats.map(seat => `${speaker.name('seat', String(seat))} ${signed(sum(seat))}`).join(', ')
  return [speaker.text('all-score', { name: speaker.name('source', source), list })]
}

/** Facts of which several in a row are one line. */
const GATHERED = {
  'rolled': 'all-rolled',
  'fell': 'all-fell',
  'new-character': 'new-characters',
  'new-contract': 'new-contracts',
  'new-bonus': 'new-bonuses',
  'order': 'new-order',
  'reset': 'all-reset',
} as const satisfies Partial<Record<Kind, string>>
type Gathered = keyof typeof GATHERED
const isGathered = (kind: Kind | undefined): kind is Gathered => kind !== undefined && kind in GATHERED

/** What each of them adds to the line. */
function part(note: Note, speaker: Speaker): string {
  switch (note.kind) {
    case 'rolled':
      return `${speaker.name('good', note.args[0])} ${note.args[1]}`
    case 'fell':
      return `${speaker.name('seat', String(note.args[0]))} → ${speaker.name('place', note.args[1])}`
    case 'new-character':
    case 'new-contract':
    case 'new-bonus':
      return speaker.name('tile', note.args[0])
    case 'order':
    case 'reset':
      return speaker.name('seat', String(note.args[0]))
    default:
      return ''
  }
}
/** Dice are told by colour, each by its values from the lowest. */
function dice(notes: readonly Note[], speaker: Speaker): string {
  const values = new Map<string, string[]>()
  for (const note of notes)
    if (note.kind === 'rolled') values.set(note.args[0], [...(values.get(note.args[0]) ?? []), note.args[1]].sort())
  return [...values].map(([good, pips]) => `${speaker.name('good', good)} ${pips.join('·')}`).join(', ')
}
function gathered(notes: readonly Note[], kind: Gathered, speaker: Speaker): string {
  const list = kind === 'rolled' ? dice(notes, speaker) : notes.map(note => part(note, speaker)).join(', ')
  return speaker.text(GATHERED[kind], { list })
}

/** The head of a row in other words: a die that was not changed, with the action that it opens. */
function headText(head: string, lines: readonly Line<typeof N>[], speaker: Speaker): string | undefined {
  const note = read(N, head)
  if (note?.kind !== 'die') return undefined
  const [seat, colour, from, to] = note.args
  const action = lines.find(l => l.note?.kind === 'action')?.note
  const fields = { who: speaker.name('seat', String(seat)), die: speaker.name('colour', colour), n: from, to }
  const taken = speaker.text(from === to ? 'took-die' : 'turned-die', fields)
  if (action?.kind !== 'action') return taken
  return speaker.text('die-then', { taken, name: speaker.name('action', action.args[1]), n: action.args[2] })
}

/** A note in other words: a fair that nobody scores in, points for the action that runs. */
function noteText(note: Note, word: string, next: Note | undefined, speaker: Speaker): string | undefined {
  if (note.kind === 'strengthened') return speaker.text('stronger', { n: note.args[1] })
  if (note.kind === 'fair' && changeOf(next)?.source !== 'fairs')
    return speaker.text('nobody-scores', { fair: speaker.note(word) })
  return undefined
}

/** What else is told, in its order: what the head has said, or what comes next says, is left out; pillars come after what they came with. */
function linesOf(
  rest: readonly Line<typeof N>[],
  move: string | undefined,
  head: string,
  merged: boolean,
): Line<typeof N>[] {
  const gained = read(N, head)?.kind === 'gained'
  const news = rest.filter(({ note }, k) => {
    switch (note?.kind) {
      case 'action':
        return !merged
      case 'strengthened':
        return move !== 'use'
      case 'colour':
        return !gained
      case 'slid':
        return rest[k + 1]?.note?.kind !== 'new-contract'
      case 'paid':
      case 'gained':
        return move !== 'exchange'
    }
    return true
  })
  const pillar = (line: Line<typeof N>) => line.note?.kind === 'freed-pillar'
  return [...news.filter(line => !pillar(line)), ...news.filter(pillar)]
}

export function formatEntry(entry: LogEntry, speaker: Speaker): Told[] {
  const { head, rest } = storyOf(entry, telling)
  const text = head ? headText(head, rest, speaker) : undefined
  const told: Told[] = head && !NO_NEWS.includes(head) ? [{ word: head, note: false, ...(text && { text }) }] : []
  const lines = linesOf(rest, read(V, entry.move)?.kind, head, text !== undefined)
  /** Changes of a group, or facts of which several are one line. */
  const key = ({ note }: Line<typeof N>) => groupOf(changeOf(note)) ?? (isGathered(note?.kind) ? note?.kind : undefined)
  const all = runs(lines, key)
  all.forEach((run, k) => {
    const { heard, note } = run[0]!
    const changes = run.flatMap(line => changeOf(line.note) ?? [])
    const notes = run.flatMap(line => line.note ?? [])
    if (changes.length)
      for (const line of changesOf(changes, entry.seat, speaker)) told.push({ ...heard, note: true, text: line })
    else if (note && isGathered(note.kind))
      told.push({ ...heard, note: true, text: gathered(notes, note.kind, speaker) })
    else {
      const own = note && noteText(note, heard.word, all[k + 1]?.[0]?.note, speaker)
      told.push({ ...heard, note: true, ...(own && { text: own }) })
    }
  })
  return told
}

/** Goods and VP of the mover, the action that a die opens, points that nobody spends, and the space of the king track that is reached. */
export function gainSummary(entry: LogEntry, _after: TiletumTable | null, speaker: Speaker): string {
  const notes = heardNotes(N, entry.heard)
  const changes = notes.flatMap(note => changeOf(note) ?? []).filter(c => c.seat === entry.seat)
  const opened = notes.find(note => note.kind === 'action')
  const unspent = notes.find(note => note.kind === 'unspent')
  const reached = notes.findLast(note => note.kind === 'advanced' && note.args[0] === entry.seat)
  return [
    opened?.kind === 'action' &&
      // The chooser of an action reads its name in the answer.
      (read(V, entry.move)?.kind === 'choose'
        ? `${opened.args[2]} ${speaker.text('action-points')}`
        : speaker.text('opens', { name: speaker.name('action', opened.args[1]), n: opened.args[2] })),
    changesText(
      changes.map(c => (c.source ? { ...c, source: '-' } : c)),
      speaker,
      SAYING,
    ),
    unspent?.kind === 'unspent' && speaker.text('leaves', { n: unspent.args[2] }),
    reached?.kind === 'advanced' && speaker.text('to-space', { name: speaker.name('place', reached.args[1]) }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Points that a row brings to each player during play (TI-14 comes on top of the shown score). */
export const points = (entry: LogEntry): Points[] =>
  heardNotes(N, entry.heard).flatMap(note => {
    const change = changeOf(note)
    return change && !change.thing && !FINAL.includes(change.source) ? [change] : []
  })
