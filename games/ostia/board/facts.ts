/** What the page's own words need to know of a view. */
import { type Facts, heardNotes, type LogEntry, read, type Speaker, type Told } from '@loggia/core'
import { storyOf, type Telling } from '../../../board/story.ts'
import type { Box } from '../rules/box.ts'
import type { OstiaTable } from '../rules/table.ts'
import { AHEAD, ROUND_CAP } from '../rules/turn.ts'
import { N, V } from '../rules/verbs.ts'
import { duration } from './story.ts'

const telling: Telling<typeof V, typeof N> = {
  verbs: V,
  notes: N,
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
  const told: Told[] = head ? [{ word: head, note: false }] : []
  let ships = 0
  rest.forEach(({ heard, note }, k) => {
    if (note?.kind !== 'dropped') {
      told.push({ ...heard, note: true })
      return
    }
    ships++
    if (rest[k + 1]?.note?.kind === 'dropped') return
    const [seat, section] = note.args,
      names = { who: speaker.name('seat', String(seat)), n: ships, to: speaker.name('section', section) }
    told.push({ word: heard.word, note: true, ...(ships > 1 ? { text: speaker.text('sown', names) } : {}) })
    ships = 0
  })
  return told
}

/** Goods, rewards and amphorae of the mover; when all ships are sown, the action that the last one brings. */
function gainSummary(entry: LogEntry, after: OstiaTable, speaker: Speaker): string {
  if (read(V, entry.move)?.kind === 'order') return '' // an order's name tells all of it
  const sums = new Map<string, number>()
  let last = ''
  for (const note of heardNotes(N, entry.heard))
    switch (note.kind) {
      case 'produced':
      case 'gained':
      case 'paid': {
        const [seat, what, amount] = note.args
        if (seat === entry.seat) sums.set(what, (sums.get(what) ?? 0) + (note.kind === 'paid' ? -amount : amount))
        break
      }
      case 'dropped':
        if (note.args[0] === entry.seat) last = note.args[1]
    }
  const goods = [...sums]
    .filter(([, n]) => n !== 0)
    .map(([good, n]) => `${speaker.name('good', good, Math.abs(n))} ${n > 0 ? '+' : '−'}${Math.abs(n)}`)
  return [goods.join(', '), last && after.todo.at(-1)?.do !== 'drop' ? `→ ${speaker.name('action', last)}` : '']
    .filter(Boolean)
    .join(' ')
}

export const facts: Facts<OstiaTable, Box> = {
  number: ({ view, seat, speaker }) => {
    const value = view.harbours[seat]!.reward
    return { value, name: speaker.name('good', 'reward', value) }
  },
  phase: ({ view, speaker }) =>
    view.last
      ? speaker.text('last-round')
      : speaker.text(view.round > ROUND_CAP - AHEAD ? 'round-of' : 'round', { n: view.round, max: ROUND_CAP }),
  role: ({ view, seat, speaker }) =>
    speaker.name('order', String(((seat - view.start + view.harbours.length) % view.harbours.length) + 1)),
  duration,
  formatEntry,
  gainSummary,
  rule: word => {
    const note = read(N, word)
    if (note?.kind === 'trigger' && note.args[1] === 'round-cap') return 'OST-D20'
    return note?.kind === 'gained' && note.args[1] === 'reward' ? 'OST-4.1' : undefined
  },
}
