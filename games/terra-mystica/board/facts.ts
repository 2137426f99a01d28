/** What the page's own words need to know of a view. */
import {
  asked,
  type BoardContext,
  type Facts,
  heardNotes,
  type LogEntry,
  OK,
  read,
  type Seat,
  type Speaker,
  type Told,
  signed,
  type WordOf,
} from '@loggia/core'
import { runs, storyOf, type Telling } from '../../../board/story.ts'
import type { Box } from '../rules/box.ts'
import type { TerraTable } from '../rules/table.ts'
import { NONE } from '../rules/terms.ts'
import { N, V } from '../rules/verbs.ts'
import { consequence } from './consequence.ts'
import { plans } from './ahead.ts'
import { tinctureOf } from './faction.ts'
import { supplies } from './supplies.ts'
import { amounts } from './tooltips.ts'

/** Whose turn it is stands beside every row. */
const telling: Telling<typeof V, typeof N> = {
  verbs: V,
  notes: N,
  silent: ['turn'],
  echo: {
    faction: 'faction',
    place: 'built',
    take: 'card',
    build: 'built',
    transform: 'transformed',
    detour: 'transformed',
    upgrade: 'built',
    ship: 'shipping',
    exchange: 'exchange',
    priest: 'priest',
    power: 'power',
    special: 'special',
    pass: 'passed',
    retire: 'passed',
    burn: 'burned',
    connect: 'river-town',
    favor: 'favor',
    town: 'town',
    cult: 'cult',
    bridge: 'bridged',
    decline: 'declined',
    leave: 'dropped',
  },
}

/** What changes hands: of which resource, or VP from which source, how many more or (below zero) fewer. */
interface Change {
  seat: Seat
  what: string
  source: string
  n: number
}
function changeOf(note: WordOf<typeof N> | undefined): Change | undefined {
  switch (note?.kind) {
    case 'gained':
    case 'paid': {
      const [seat, what, n] = note.args
      return { seat, what, source: '', n: note.kind === 'paid' ? -n : n }
    }
    case 'vp':
    case 'lost': {
      const [seat, source, n] = note.args
      return { seat, what: 'vp', source, n: note.kind === 'lost' ? -n : n }
    }
  }
  return undefined
}
const nameOf = (what: string, n: number, speaker: Speaker): string =>
  what === 'vp' ? speaker.text('vp') : speaker.name('resource', what, Math.abs(n))

/** Changes of one person, those of a kind as one: `coins −3, VP +2 (Favor tiles)`. */
function sentence(changes: readonly Change[], speaker: Speaker): string {
  const sums = new Map<string, Change>()
  for (const c of changes) {
    const key = `${c.what} ${c.source}`
    sums.set(key, { ...c, n: c.n + (sums.get(key)?.n ?? 0) })
  }
  return [...sums.values()]
    .flatMap(c =>
      c.n === 0
        ? []
        : [`${nameOf(c.what, c.n, speaker)} ${signed(c.n)}${c.source ? ` (${speaker.name('source', c.source)})` : ''}`],
    )
    .join(', ')
}

/** The note that echoes the move stands for it; what changes hands in a row is one line; that somebody was done is no news. */
function formatEntry(entry: LogEntry, speaker: Speaker): Told[] {
  const { head, rest } = storyOf(entry, telling)
  const told = runs(rest, ({ note }) => changeOf(note)?.seat).flatMap((run): Told[] => {
    const changes = run.flatMap(({ note }) => changeOf(note) ?? [])
    const line = { ...run[0]!.heard, note: true }
    const { seat } = changes[0] ?? entry
    if (!changes.length) return [line]
    const text = sentence(changes, speaker)
    return text
      ? [{ ...line, text: seat === entry.seat ? text : `${speaker.name('seat', String(seat))}: ${text}` }]
      : []
  })
  return [...(head && head !== 'done' ? [{ word: head, note: false }] : []), ...told]
}

/** Resources and VP of the mover. */
function gainSummary(entry: LogEntry, after: TerraTable | null, speaker: Speaker): string {
  const kind = kindOf(entry.move)
  if (after && (kind === 'faction' || kind === 'town')) return '' // a people is more than what it begins with, a town tile says it all
  const own = heardNotes(N, entry.heard)
    .flatMap(note => changeOf(note) ?? [])
    .filter(c => c.seat === entry.seat)
  return sentence(
    own.map(c => ({ ...c, source: '' })),
    speaker,
  )
}

const kindOf = (move: string) => read(V, move)?.kind
/** What may be done at any time of one's own turn. */
const isConversion = (move: string): boolean => ['convert', 'burn'].includes(kindOf(move) ?? '')

/** Land is turned into one's own nearly always; a pass is never the first thing to do. Factions stand by colour and favors by cult, as they lie. */
function rank({ view, box, seat }: BoardContext<TerraTable, Box>, move: string): number {
  const choice = read(V, move)
  switch (choice?.kind) {
    case 'pass':
    case 'retire':
      return 1
    case 'transform':
      return choice.args[1] === box.terrains[box.factions[view.players[seat]!.faction]?.home ?? NONE] ? -1 : 0
    case 'faction':
      return box.factions.find(({ id }) => id === choice.args[0])!.home
    case 'favor':
      return box.favors.find(({ id }) => id === choice.args[0])!.cult
  }
  return 0
}

export const facts: Facts<TerraTable, Box> = {
  names: true,
  number: ({ view, seat, speaker }) => ({ value: view.players[seat]!.vp, name: speaker.text('vp') }),
  figures: ({ view, seat, speaker }) => {
    const p = view.players[seat]!
    return [
      ...supplies(p, ['workers', 'coins', 'priests'], speaker),
      { icon: 'power', name: `${speaker.text('bowls')} III`, n: p.bowls[2] },
    ]
  },
  phase: ({ view, speaker }) =>
    speaker.text(!view.todo.length ? 'over' : view.round ? 'round' : 'set-up', { n: view.round }),
  role: ({ view, box, seat, speaker }) => {
    const p = view.players[seat]!
    const place = p.dropped
      ? speaker.text('dropped')
      : p.passed
        ? speaker.text('passed')
        : speaker.text('turn-place', { n: view.order.indexOf(seat) + 1 })
    return p.faction < 0 ? place : `${speaker.name('faction', box.factions[p.faction].id)} · ${place}`
  },
  rank,
  anyTime: (_, move) => isConversion(move),
  // Conversions after the action wait for the next turn nearly always; what Mermaids may connect does not.
  routine: ({ view, seat }, legal) =>
    ['rest', 'ready'].includes(asked(view, seat)?.do ?? '') &&
    legal.every(move => kindOf(move) === 'done' || isConversion(move))
      ? 'done'
      : '',
  why: ({ view, game, seat }, target) => {
    if (asked(view, seat)?.do !== 'action' || !target.startsWith('hex:')) return undefined
    return plans(view, seat, game.box.hexes.indexOf(target.slice(4)), game).find(plan => plan.why !== OK)?.why
  },
  tincture: ({ view, box, seat }) => tinctureOf(view.players[seat]!, box),
  sectionTitle: (entry, speaker) => {
    const round = heardNotes(N, entry.heard).find(note => note.kind === 'round')
    return round ? speaker.text('round', { n: round.args[0] }) : ''
  },
  ending: ({ view, box, speaker }) => speaker.text('round-of', { n: Math.max(1, view.round), of: box.rounds }),
  formatEntry,
  gainSummary,
  amounts,
  consequence,
  points: ({ heard }) =>
    heardNotes(N, heard).flatMap(note => {
      const change = changeOf(note)
      return change?.what === 'vp' ? [change] : []
    }),
}
