/** What is said to people who are new to a game: every question has its sentence, in every language, and none is long. */
import { codec, LANGUAGES } from '@loggia/core'
import { GAMES } from '@loggia/games'
import { describe, expect, it } from 'vitest'

/** Questions that nobody meets at a table: recorded matches have them. */
const RECORDED = ['lay-tiles', 'lay-cards']

describe.each(GAMES)('$id', ({ manifest }) => {
  it('every question has a sentence, and every sentence a question or a verb of it', async () => {
    const { tips, words, rules } = await manifest()
    if (!tips) throw new Error('it has no sentences')
    const asked = Object.keys((await words.en()).questions).filter(kind => !RECORDED.includes(kind))
    const { verbs } = codec((await rules()).game.verbs)
    for (const language of LANGUAGES) {
      const said = await tips[language]()
      const kinds = Object.keys(said).map(key => key.split(':'))
      expect(kinds.filter(([, verb]) => !verb).map(([kind]) => kind)).toEqual(expect.arrayContaining(asked))
      for (const [kind, verb] of kinds) {
        expect(asked).toContain(kind)
        if (verb) expect(verbs).toContain(verb)
      }
      for (const sentence of Object.values(said)) expect(sentence.length, sentence).toBeLessThanOrEqual(140)
    }
  })
})
