/** What the page's own words need to know of a view. */
import type { Facts, LogEntry, Told } from '@loggia/core'
import { storyOf, type Telling } from '../../../board/story.ts'
import type { Box } from '../rules/box.ts'
import type { TiletumTable } from '../rules/table.ts'
import { N, V } from '../rules/words.ts'

/** Whose turn it is stands beside every row. */
const telling: Telling<typeof V, typeof N> = { verbs: V, notes: N, silent: ['turn'], echo: {} }

function formatEntry(entry: LogEntry): Told[] {
  const { head, rest } = storyOf(entry, telling)
  return [...(head ? [{ word: head, note: false }] : []), ...rest.map(({ heard }) => ({ ...heard, note: true }))]
}

export const facts: Facts<TiletumTable, Box> = {
  number: ({ view, seat, speaker }) => ({
    value: view.players[seat]!.points.reduce((a, b) => a + b, 0),
    name: speaker.text('points'),
  }),
  phase: ({ view, speaker }) => speaker.text('round', { n: view.round }),
  role: () => '',
  duration: () => 0,
  formatEntry,
  gainSummary: () => '',
}
