/** The log: the move first, nothing twice, what changes hands in one line; and what a move costs and brings. */
import { heardNotes, type LogEntry, type Speaker, type Told, type WordOf } from '@loggia/core'
import { type Change, changesText, changesTold, type Saying } from '../../../board/changes.ts'
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

/** Resources and VP of the mover, cards and tiles that come, and how far a token goes. */
export function gainSummary(entry: LogEntry, _after: TapestryTable, speaker: Speaker): string {
  const notes = heardNotes(N, entry.heard),
    changes = notes.flatMap(note => changeOf(note) ?? []).filter(c => c.seat === entry.seat)
  return changesText(
    changes.map(c => (c.source ? { ...c, source: '-' } : c)),
    speaker,
    SAYING,
  )
}
