/** What the page's own words need to know of a view. */
import type { Facts, LogEntry, Told } from '@loggia/core'
import { storyOf, type Telling } from '../../../board/story.ts'
import { type Box, type LanternsTable, N, V } from '../rules/index.ts'
import { brightness } from './tooltips.ts'

const telling: Telling<typeof V, typeof N> = { verbs: V, notes: N, echo: { take: 'took', leave: 'left' } }

/** What happened stands for the move; then what was lit. */
function formatEntry(entry: LogEntry): Told[] {
  const { head, rest } = storyOf(entry, telling)
  return [...(head ? [{ word: head, note: false }] : []), ...rest.map(({ heard }) => ({ ...heard, note: true }))]
}

export const facts: Facts<LanternsTable, Box> = {
  number: ({ view, seat, speaker }) => ({ value: brightness(view, seat), name: speaker.text('points') }),
  phase: ({ view, speaker }) => speaker.text('deck', { n: view.deck.length }),
  role: () => '',
  formatEntry,
  gainSummary: () => '',
}
