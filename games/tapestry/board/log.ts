/** The log: the move first, nothing twice, what changes hands in one line; and what a move costs and brings. */
import { heardNotes, type LogEntry, type Points, type Speaker, type Told, type WordOf } from '@loggia/core'
import { type Change, changesText, changesTold, type Saying, signed } from '../../../board/changes.ts'
import { type Line, runs, storyOf, type Telling } from '../../../board/story.ts'
import type { TapestryTable } from '../rules/table.ts'
import { N, V } from '../rules/words.ts'

type Note = WordOf<typeof N>

/** Whose turn it is stands beside every row; a plain answer is told by what it brings. */
const telling: Telling<typeof V, typeof N> = {
  verbs: V,
  notes: N,
  silent: ['turn', 'deal', 'offer'],
  echo: {
    'advance': 'advanced',
    'pay': 'paid',
    'gain': 'gained',
    'regress': 'regressed',
    'singularity': 'moved',
    'match': 'moved',
    'jump': 'moved',
    'lay': 'explored',
    'explore-space': 'explored-space',
    'conquer': 'placed',
    'invent': 'invented',
    'invent-top': 'invented',
    'upgrade': 'upgraded',
    'place': 'built',
    'beside': 'beside',
    'play': 'played',
    'discard-tapestry': 'discarded-tapestry',
    'discard-territory': 'discarded-territory',
    'discard-tech': 'discarded-tech',
    'predict': 'foretold',
    'repeat': 'repeats',
    'stand': 'stood',
  },
}
/** Answers that are no news: what they bring is told. */
const NO_NEWS = ['done', 'accept', 'decline']

/** Resources, or VP from a source. */
function changeOf(note: Note | undefined): Change | undefined {
  switch (note?.kind) {
    case 'gained':
    case 'paid': {
      const [seat, resource, n] = note.args
      return { seat, thing: resource, source: '', n: note.kind === 'paid' ? -n : n }
    }
    case 'points':
    case 'spent': {
      const [seat, source, n] = note.args
      return { seat, thing: '', source, n: note.kind === 'spent' ? -n : n }
    }
  }
  return undefined
}

const SAYING: Saying = { domain: 'resource', points: (n, speaker) => speaker.text('vp-signed', { n }) }

export function formatEntry(entry: LogEntry, speaker: Speaker): Told[] {
  const { head, rest } = storyOf(entry, telling)
  const told: Told[] = head && !NO_NEWS.includes(head) ? [{ word: head, note: false }] : [],
    key = ({ note }: Line<typeof N>) => (changeOf(note) ? 'changes' : undefined)
  for (const run of runs(rest, key)) {
    const { heard } = run[0]!,
      changes = run.flatMap(line => changeOf(line.note) ?? [])
    if (changes.length)
      for (const text of changesTold(changes, entry.seat, speaker, SAYING)) told.push({ ...heard, note: true, text })
    else told.push({ ...heard, note: true })
  }
  return told
}

/** Notes of a card or a tile that comes, and what that is called. */
const DRAWN: Readonly<Partial<Record<Note['kind'], string>>> = {
  'drew-tapestry': 'tapestry',
  'drew': 'territory',
  'drew-space': 'space',
}

/** Resources and VP of the mover, cards and tiles, landmarks and districts; and who is asked for a Trap. */
export function gainSummary(entry: LogEntry, after: TapestryTable | null, speaker: Speaker): string {
  const notes = heardNotes(N, entry.heard).filter(note => note.args[0] === entry.seat),
    changes = notes.flatMap(note => changeOf(note) ?? []),
    drawn = notes.flatMap(note => DRAWN[note.kind] ?? []),
    trap = after?.todo.at(-1)
  return [
    changesText(
      changes.map(c => (c.source ? { ...c, source: '-' } : c)),
      speaker,
      SAYING,
    ),
    ...[...new Set(drawn)].map(kind => `${speaker.name('kind', kind)} ${signed(drawn.filter(d => d === kind).length)}`),
    ...notes.flatMap(note => (note.kind === 'took' ? [speaker.name('landmark', note.args[1])] : [])),
    notes.some(note => note.kind === 'district') && speaker.text('district-done'),
    trap?.do === 'trap' &&
      trap.by === entry.seat &&
      speaker.text('defended', {
        who: speaker.name('seat', String(trap.seat)),
        n: after!.players[trap.seat]!.hand.length,
      }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Points that a row brings whom, from whatever source. */
export const points = (entry: LogEntry): Points[] =>
  heardNotes(N, entry.heard).flatMap(note => {
    const change = changeOf(note)
    return change && !change.thing ? [change] : []
  })
