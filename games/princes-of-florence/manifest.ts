/** All that the house must know of The Princes of Florence. */
import { manifestOf, type Report } from '@loggia/core'
import { about } from './about.ts'
import type { Box, Data, PrincesTable } from './rules/index.ts'

export const manifest = manifestOf<PrincesTable, Box>({
  ...about,
  rules: async () => {
    const { boxOf, princes, princesOf, shipped } = await import('./rules/index.ts')
    return { game: princes, shipped, withBox: (files: Data) => princesOf(boxOf(files)) }
  },
  words: { en: async () => (await import('./words/en.ts')).en, ko: async () => (await import('./words/ko.ts')).ko },
  ruleSentences: {
    en: async () => (await import('./words/rules.en.ts')).rules,
    ko: async () => (await import('./words/rules.ko.ts')).rules,
  },
  notes: {
    en: async () => (await import('./words/provenance.en.ts')).provenance,
    ko: async () => (await import('./words/provenance.ko.ts')).provenance,
  },
  readings: {
    en: async () => (await import('./words/readings.en.ts')).readings,
    ko: async () => (await import('./words/readings.ko.ts')).readings,
  },
  tips: {
    en: async () => (await import('./learn/tips.en.ts')).tips,
    ko: async () => (await import('./learn/tips.ko.ts')).tips,
  },
  primer: {
    facts: async () => (await import('./learn/primer.ts')).primer,
    words: {
      en: async () => (await import('./learn/primer.en.ts')).words,
      ko: async () => (await import('./learn/primer.ko.ts')).words,
    },
  },
  lessons: {
    facts: async () => (await import('./learn/lessons.ts')).lessons,
    words: {
      en: async () => (await import('./learn/lessons.en.ts')).words,
      ko: async () => (await import('./learn/lessons.ko.ts')).words,
    },
  },
  goal: {
    facts: async () => (await import('./learn/goal.ts')).goal,
    words: {
      en: async () => (await import('./learn/goal.en.ts')).words,
      ko: async () => (await import('./learn/goal.ko.ts')).words,
    },
  },
  cards: {
    domain: 'card',
    asked: ['return', 'keep'],
    inShort: 'board',
    facts: async () => (await import('./learn/cards.ts')).cards,
    words: {
      en: async () => (await import('./learn/cards.en.ts')).words,
      ko: async () => (await import('./learn/cards.ko.ts')).words,
    },
  },
  tally: {
    facts: async () => (await import('./learn/tally.ts')).tally,
    words: {
      en: async () => (await import('./learn/tally.en.ts')).words,
      ko: async () => (await import('./learn/tally.ko.ts')).words,
    },
  },
  legend: async () => (await import('./learn/legend.ts')).legend,
  faces: async () => (await import('./faces/index.ts')).faces,
  pupil: async () => (await import('./learn/pupil.ts')).pupil,
  // Components are compiled and checked with the page: to this compiler it is only a name.
  board: () => import('./board/index.ts' as string),
  bot: async () => (await import('./bot/index.ts')).knowledge,
  // Its type would be that of every puzzle: to this compiler it is only a name.
  puzzles: async () => (await import('./puzzles.json' as string, { with: { type: 'json' } })).default,
  strength: async () => (await import('./bot/strength.json', { with: { type: 'json' } })).default,
  report: async () => (await import('./bot/report.json', { with: { type: 'json' } })).default as unknown as Report,
  conformance: async () => (await import('./scenes.ts')).conformance,
})
