/** What the page's own words need to know of a view. */
import { type BoardContext, type Facts, heardNotes, read, type WordOf } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { pointsOf } from '../rules/resources.ts'
import type { TapestryTable } from '../rules/table.ts'
import { ERAS, NONE } from '../rules/terms.ts'
import { N, V } from '../rules/words.ts'
import { formatEntry, gainSummary, points } from './log.ts'
import { MOVE_MS } from './motion.ts'

type Context = BoardContext<TapestryTable, Box>

/** Notes of which a token, a tile or a building tells that moves on the board. */
const MOVING: readonly WordOf<typeof N>['kind'][] = [
  'advanced',
  'regressed',
  'moved',
  'explored',
  'placed',
  'toppled',
  'trapped',
  'stood',
  'built',
  'built-landmark',
  'settled',
  'settled-landmark',
]

/** The eras that people are in, and the start. */
function phase({ view, speaker }: Pick<Context, 'view' | 'speaker'>): string {
  if (!view.todo.length) return speaker.text('over')
  if (view.turn === NONE) return speaker.text('set-up')
  const eras = view.players.map(p => p.era),
    [low, high] = [Math.min(...eras), Math.max(...eras)]
  return low === high ? speaker.text('era', { n: low }) : speaker.text('eras', { from: low, to: high })
}

/** The era and the civilizations of a person. */
function role({ view, seat, box, speaker }: Context): string {
  const p = view.players[seat]!,
    civilizations = p.civilizations.map(c => speaker.name('civilization', box.civilizations[c]!.id)).join(', '),
    era = p.finished ? speaker.text('finished') : p.era ? speaker.text('era', { n: Math.min(p.era, ERAS) }) : ''
  return [era, civilizations].filter(Boolean).join(' · ')
}

/** An income turn comes after what can be advanced on, and so does what declines something. */
function rank(_: Context, move: string): number {
  const kind = read(V, move)?.kind
  return kind === 'decline' || kind === 'done' || kind === 'beside' ? 1 : kind === 'income' ? 0.5 : 0
}

export const facts: Facts<TapestryTable, Box> = {
  number: ({ view, seat, speaker }) => ({ value: pointsOf(view.players[seat]!), name: speaker.text('points') }),
  phase,
  role,
  secrets: true,
  rank,
  sectionTitle: (entry, speaker) => {
    const era = heardNotes(N, entry.heard).find(note => note.kind === 'era')
    return era ? speaker.text('era-of', { who: speaker.name('seat', String(era.args[0])), n: era.args[1] }) : ''
  },
  duration: last => (heardNotes(N, last.entry.heard).some(note => MOVING.includes(note.kind)) ? MOVE_MS : 0),
  formatEntry,
  gainSummary,
  points,
  rule: () => undefined,
}
