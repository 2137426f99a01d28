/** What the page's own words need to know of a view. */
import type { Facts } from '@loggia/core'
import type { Box, LanternsTable } from '../rules/index.ts'

export const facts: Facts<LanternsTable, Box> = {
  number: ({ view, seat, speaker }) => ({
    value: view.taken[seat]!.reduce((a, b) => a + b, 0),
    name: speaker.text('points', {}),
  }),
  phase: ({ view, speaker }) => speaker.text('deck', { n: view.deck.length }),
  role: () => '',
  duration: () => 0,
  // The note says what the move did: it stands for it.
  formatEntry: ({ move, heard }) => [
    { word: heard.find(h => /^(took|left)/.test(h.word))?.word ?? move, note: false },
    ...heard.filter(h => h.word.startsWith('lit')).map(h => ({ ...h, note: true })),
  ],
  gainSummary: () => '',
}
