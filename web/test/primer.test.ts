/** What teaches a game before a match: the book has every rule once, its positions can be played, and each question leads into it. */
import { acting, codec, type Picture, wordsOf } from '@loggia/core'
import { GAMES } from '@loggia/games'
import { describe, expect, it } from 'vitest'
import { chaptersOf, placeOf, search } from '../src/lib/learn/book.ts'
import { tableOf } from '../src/lib/learn/position.ts'

for (const { id, manifest } of GAMES) {
  const { primer, ...game } = await manifest()
  if (!primer) continue
  const facts = await primer.facts()
  const { game: rules } = await game.rules()
  const words = { en: await wordsOf(game, 'en'), ko: await wordsOf(game, 'ko') }

  describe(id, () => {
    it('the book has each rule that players meet once', () => {
      const there = Object.values(facts.chapters).flatMap(chapter => Object.values(chapter.sections).flat())
      expect(there.toSorted()).toEqual(Object.keys(words.en.rules).toSorted())
    })
    it('its positions can be played, and its pictures show one of them', () => {
      const pictures: Picture[] = [
        facts.band,
        ...facts.turn,
        ...Object.values(facts.chapters).flatMap(chapter => Object.values(chapter.pictures ?? {})),
      ]
      for (const { at, seat } of pictures) {
        const table = tableOf(rules, facts.positions[at]!)
        expect(acting(table), at).not.toBe(0)
        expect(seat ?? 0).toBeLessThan(facts.positions[at]!.seats)
      }
      expect(new Set(pictures.map(p => p.at))).toEqual(new Set(Object.keys(facts.positions)))
    })
    it('a first match can be set up', () => {
      const { seats, ...setup } = facts.first
      expect(acting(rules.setup({ seats, ...setup, seed: 'first' }))).not.toBe(0)
    })
    it('each verb leads to a section', async () => {
      const chapters = chaptersOf(facts, await primer.words.en())
      const { verbs, ruleOf } = codec(rules.verbs)
      const asked = verbs.map(verb => ruleOf(verb)).filter(Boolean)
      expect(asked.filter(rule => !placeOf(chapters, rule))).toEqual([])
    })
    it.each(['en', 'ko'] as const)(
      'its sentences in %s are short, and name sources that have a name',
      async language => {
        const told = await primer.words[language]()
        const chapters = chaptersOf(facts, told)
        for (const { sections } of chapters)
          for (const { id: section, text } of sections) {
            expect(text.length, section).toBeLessThanOrEqual(480)
            for (const sentence of text.split(/(?<=[.?!]) /)) expect(sentence.length, sentence).toBeLessThanOrEqual(190)
          }
        for (const source of Object.keys(facts.points.sources))
          expect(words[language].names['source']).toHaveProperty(source)
        // A search finds a section by a word of its heading, and by the number of a rule.
        const some = chapters[1]!.sections[0]!
        expect(search(chapters, words[language].rules, some.title)[0]?.section.title).toBe(some.title)
        expect(search(chapters, words[language].rules, some.rules[0]!).map(f => f.section)).toContain(some)
      },
    )
  })
}
