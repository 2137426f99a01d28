/** The log: the move first, nothing twice, what changes hands in one line; and what a move costs and brings. */
import {
  heardNotes,
  type LogEntry,
  type Points,
  read,
  type Speaker,
  type Told,
  UNTOLD,
  type WordOf,
  signed,
} from '@loggia/core'
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
const NO_NEWS: readonly string[] = ['done', 'accept', 'decline', 'first', 'pay', 'gain', 'lose']

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

/** Notes of a card or a tile that comes, and what that is called. */
const DRAWN: Readonly<Partial<Record<Note['kind'], string>>> = {
  'drew-tapestry': 'tapestry',
  'drew': 'territory',
  'drew-space': 'space',
}
/** Neighbours of these kinds are one line: dice, cards that come, cards that are shown. */
const groupOf = (note: Note | undefined): string | undefined =>
  note && (note.kind in DRAWN || ['rolled', 'die', 'revealed'].includes(note.kind))
    ? `${note.kind} ${DRAWN[note.kind] ? note.args[0] : ''}`
    : undefined

/** Several facts of a kind as one; nothing where each has a sentence that says more. */
function gathered(notes: readonly Note[], speaker: Speaker): string | undefined {
  const [first] = notes
  const list = (name: (note: Note) => string) => notes.map(name).join(', ')
  switch (first?.kind) {
    case 'rolled':
      return `${speaker.name('die', 'science')}: ${list(n => speaker.name('track', String(n.args[1])))}`
    case 'die':
      return list(n =>
        n.kind === 'die' ? `${speaker.name('die', n.args[1])}: ${speaker.name('effect', n.args[2])}` : '',
      )
    case 'revealed':
      return `${speaker.text('tech-row')}: ${list(n => speaker.name('tech', String(n.args[0])))}`
    case 'drew':
    case 'drew-tapestry':
    case 'drew-space':
      if (notes.length < 2 || notes.some(n => n.args[1] === UNTOLD)) break
      return speaker.text('drew-all', {
        who: speaker.name('seat', String(first.args[0])),
        list: list(n => drawnName(n, speaker)),
      })
  }
  return notes.length > 1 && first && DRAWN[first.kind]
    ? `${speaker.name('seat', String(first.args[0]))}: ${speaker.name('kind', DRAWN[first.kind]!)} ${signed(notes.length)}`
    : undefined
}
const DOMAIN = { 'drew-tapestry': 'tapestry', 'drew': 'territory', 'drew-space': 'space-tile' } as const
const drawnName = (note: Note, speaker: Speaker): string =>
  speaker.name(DOMAIN[note.kind as keyof typeof DOMAIN], String(note.args[1]))

/**
 * What is left to tell of a row: nothing that the move, or the row before it, has said. An advance was told when it was begun: what is paid for it comes
 * after that.
 */
function linesOf(rest: readonly Line<typeof N>[], move: string | undefined): Line<typeof N>[] {
  const forced = rest.flatMap(({ heard, note }) => (note ? [] : (read(V, heard.word)?.kind ?? [])))
  const kinds = rest.map(line => line.note?.kind)
  const told = move === 'pay' && !forced.includes('advance') ? kinds.indexOf('advanced') : -1
  return rest.filter(({ heard, note }, k) => {
    if (note) return k !== told
    const kind = read(V, heard.word)?.kind
    const echo = kind && telling.echo[kind]
    return kind && !NO_NEWS.includes(kind) && !(echo && kinds.includes(echo))
  })
}

export function formatEntry(entry: LogEntry, speaker: Speaker): Told[] {
  const story = storyOf(entry, telling)
  const move = read(V, entry.move)?.kind
  // A landmark is told as what was built, too.
  const built = story.head === entry.move ? story.rest.find(line => line.note?.kind === 'built-landmark') : undefined
  const head = built?.heard.word ?? story.head
  const rest = story.rest.filter(line => line !== built)
  const told: Told[] =
    head && !(head === entry.move && move && NO_NEWS.includes(move)) ? [{ word: head, note: false }] : []
  const key = ({ note }: Line<typeof N>) => (changeOf(note) ? 'changes' : groupOf(note))
  // Where no move is told deeds stand for it, but neither what they bring nor how a rival came to choose them.
  const aside = ([line]: readonly Line<typeof N>[]) =>
    entry.move !== '' || key(line!) !== undefined || !!line!.note?.kind.startsWith('bot-')
  for (const run of runs(linesOf(rest, move), key)) {
    const { heard } = run[0]!
    const changes = run.flatMap(line => changeOf(line.note) ?? [])
    if (changes.length)
      for (const text of changesTold(changes, entry.seat, speaker, SAYING))
        told.push({ ...heard, note: aside(run), text })
    else {
      const text = gathered(
        run.flatMap(line => line.note ?? []),
        speaker,
      )
      told.push({ ...heard, note: aside(run), ...(text && { text }) })
    }
  }
  return told
}

/** Resources and VP of the mover, cards and tiles, landmarks and districts; and who is asked for a Trap. */
export function gainSummary(entry: LogEntry, after: TapestryTable | null, speaker: Speaker): string {
  const heard = heardNotes(N, entry.heard)
  // What a die shows can't be foreseen, nor what comes of it.
  const die = after ? heard.findIndex(note => note.kind === 'rolled' || note.kind === 'die') : -1
  const notes = (die < 0 ? heard : heard.slice(0, die)).filter(note => note.args[0] === entry.seat)
  const changes = notes.flatMap(note => changeOf(note) ?? [])
  const drawn = notes.flatMap(note => DRAWN[note.kind] ?? [])
  const trap = after?.todo.at(-1)
  return [
    changesText(
      changes.map(c => (c.source ? { ...c, source: '-' } : c)),
      speaker,
      SAYING,
    ),
    ...[...new Set(drawn)].map(kind => `${speaker.name('kind', kind)} ${signed(drawn.filter(d => d === kind).length)}`),
    ...notes.flatMap(note =>
      note.kind === 'took' ? [speaker.text('gets-landmark', { name: speaker.name('landmark', note.args[1]) })] : [],
    ),
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

/** Points that a row brings to each player, from any source. */
export const points = (entry: LogEntry): Points[] =>
  heardNotes(N, entry.heard).flatMap(note => {
    const change = changeOf(note)
    return change && !change.thing ? [change] : []
  })
