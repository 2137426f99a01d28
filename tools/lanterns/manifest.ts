/** All that the house must know of Lanterns. */
import { manifestOf } from '@loggia/core'
import { about } from './about.ts'
import type { Box, Data, LanternsTable } from './rules/index.ts'

export const manifest = manifestOf<LanternsTable, Box>({
  ...about,
  rules: async () => {
    const { boxOf, lanterns, lanternsOf, shipped } = await import('./rules/index.ts')
    return { game: lanterns, shipped, withBox: (files: Data) => lanternsOf(boxOf(files)) }
  },
  words: { en: async () => (await import('./words/en.ts')).en, ko: async () => (await import('./words/ko.ts')).ko },
  notes: {
    en: async () => (await import('./words/provenance.en.ts')).provenance,
    ko: async () => (await import('./words/provenance.ko.ts')).provenance,
  },
  // Components are compiled and checked with the page: to this compiler it is only a name.
  board: () => import('./board/index.ts' as string),
  bot: async () => (await import('./bot/index.ts')).knowledge,
  conformance: async () => (await import('./scenes.ts')).conformance,
})
