/** What the page's own words need to know of a view. */
import { type Facts, heardNotes, type LogEntry, read, signed, type Speaker, type Told } from '@loggia/core'
import { runs, storyOf, type Telling } from '../../../board/story.ts'
import type { Box } from '../rules/box.ts'
import { type OstiaTable, supply } from '../rules/table.ts'
import { AHEAD, ARRIVALS, ROUND_CAP } from '../rules/turn.ts'
import { N, V } from '../rules/verbs.ts'
import { consequence } from './consequence.ts'
import { holdings } from './holdings.ts'
import { amounts } from './tooltips.ts'

const telling: Telling<typeof V, typeof N> = {
  verbs: V,
  notes: N,
  silent: ['turn'], // the rule between rounds and whose line it is say it
  echo: {
    port: 'settled',
    step: 'moved',
    discover: 'discovered',
    launch: 'launched',
    order: 'ordered',
    build: 'built',
    place: 'placed',
    trade: 'traded',
  },
}

/** The note that echoes the move stands for it; the ships of one sowing are one line. */
function formatEntry(entry: LogEntry, speaker: Speaker): Told[] {
  const { head, rest } = storyOf(entry, telling)
  const told = runs(rest, ({ note }) => (note?.kind === 'dropped' ? 'sown' : undefined)).map((run): Told => {
    const { heard, note } = run.at(-1)!
    if (note?.kind !== 'dropped' || run.length === 1) return { ...heard, note: true }
    const [seat, section] = note.args
    const names = { who: speaker.name('seat', String(seat)), n: run.length, to: speaker.name('section', section) }
    return { ...heard, note: true, text: speaker.text('sown', names) }
  })
  return [...(head ? [{ word: head, note: false }] : []), ...told]
}

/** Goods, rewards and amphorae of the mover; when all ships are sown, the action that the last one brings. */
function gainSummary(entry: LogEntry, after: OstiaTable | null, speaker: Speaker): string {
  if (after && read(V, entry.move)?.kind === 'order') return '' // an order's name tells all of it
  const heard = heardNotes(N, entry.heard).filter(note => note.args[0] === entry.seat)
  const last = heard.findLast(note => note.kind === 'dropped')?.args[1]
  const sums = new Map<string, number>()
  for (const note of heard)
    if (note.kind === 'produced' || note.kind === 'gained' || note.kind === 'paid') {
      const [, what, amount] = note.args
      sums.set(what, (sums.get(what) ?? 0) + (note.kind === 'paid' ? -amount : amount))
    }
  const goods = [...sums]
    .filter(([, n]) => n !== 0)
    .map(([good, n]) => `${speaker.name('good', good, Math.abs(n))} ${signed(n)}`)
  return [
    goods.join(', '),
    last && after && after.todo.at(-1)?.do !== 'drop' ? `→ ${speaker.name('action', last)}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

export const facts: Facts<OstiaTable, Box> = {
  number: ({ view, seat, speaker }) => {
    const value = view.harbours[seat]!.reward
    return { value, name: speaker.name('good', 'reward', value) }
  },
  figures: ({ view, seat, box, speaker }) =>
    holdings(view.harbours[seat]!, box, speaker).filter(({ icon }) => ['wild', 'exotic', 'amphora'].includes(icon)),
  phase: ({ view, speaker }) =>
    !view.todo.length
      ? ''
      : view.last
        ? speaker.text('last-round')
        : speaker.text(view.round > ROUND_CAP - AHEAD ? 'round-of' : 'round', { n: view.round, max: ROUND_CAP }),
  role: ({ view, seat, speaker }) =>
    speaker.name('order', String(((seat - view.start + view.harbours.length) % view.harbours.length) + 1)),
  ending: ({ view, box, speaker }) => {
    const most = (of: (h: (typeof view.harbours)[number]) => number) => Math.max(...view.harbours.map(of))
    return view.last
      ? speaker.text('last-round')
      : speaker.text('ending', {
          reward: `${most(h => h.reward)}/${box.maxReward}`,
          arrived: `${most(h => h.halves.filter(half => half > 0).length)}/${ARRIVALS}`,
          ships: box.ships.length - most(h => h.shipRows),
          discs: box.discs.length - most(h => h.discRows),
          amphorae: supply(view, box),
        })
  },
  sectionTitle: (entry, speaker) => {
    const turn = heardNotes(N, entry.heard).findLast(note => note.kind === 'turn')
    return turn ? speaker.text('round', { n: turn.args[1], max: ROUND_CAP }) : ''
  },
  formatEntry,
  gainSummary,
  amounts,
  consequence,
  anyTime: (_, move) => move.startsWith('buy'),
  points: ({ heard }) =>
    heardNotes(N, heard).flatMap(note =>
      (note.kind === 'gained' || note.kind === 'paid') && note.args[1] === 'reward'
        ? [{ seat: note.args[0], n: note.kind === 'paid' ? -note.args[2] : note.args[2] }]
        : [],
    ),
  rule: word => {
    const note = read(N, word)
    if (note?.kind === 'trigger' && note.args[1] === 'round-cap') return 'OST-D20'
    return note?.kind === 'gained' && note.args[1] === 'reward' ? 'OST-4.1' : undefined
  },
}
