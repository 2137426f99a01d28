/** The shelves of the hall say of each game what is so. */
import { globSync, readFileSync } from 'node:fs'
import { LANGUAGES, offered, ORIGINS } from '@loggia/core'
import { describe, expect, it } from 'vitest'
import { manifests } from '@loggia/games'
import { sentenceOf } from '../src/lib/desk/moves.ts'
import { notesIn, PLAYABLE, rulesOf, seatsOf, wordsOf } from '../src/lib/games.ts'

describe.each(PLAYABLE)('%s', async id => {
  const { game, files } = await rulesOf(id)
  it('says for how many people it is', () => expect(seatsOf(id)).toBe(`${game.seats.min}–${game.seats.max}`))
  it('is the game of its folder', () => expect(game.id).toBe(id))
  it.each(LANGUAGES)(
    'says in %s what each option is, but for those of recorded matches, and never offers a choice of one',
    async lang => {
      const names = (await wordsOf(id, lang)).names['option'] ?? {}
      for (const { id: option, values } of offered(game.options)) {
        expect(names[option], option).toBeTruthy()
        expect(values.length, option).toBeGreaterThan(1)
        for (const value of values) expect(names[`${option}:${value}`], `${option}:${value}`).toBeTruthy()
        expect(values[0], 'the one that is chosen at first').toBe(game.options.find(o => o.id === option)!.values[0])
      }
      expect(
        Object.keys(names).filter(
          key => !game.options.some(o => o.id === key || o.values.some(v => `${o.id}:${v}` === key)),
        ),
      ).toEqual([])
    },
  )
  it.each(LANGUAGES)('has a name in %s for each of its files, and says who made it', async lang => {
    const words = await wordsOf(id, lang)
    expect(Object.keys(words.names['file'] ?? {}).sort()).toEqual(Object.keys(files).sort())
    expect(words.texts['credits']).toBeTruthy()
  })
  it.each(LANGUAGES)('says in %s what a standing order is about, where there are some', async lang => {
    const { texts } = await wordsOf(id, lang)
    const { several } = game.standingOrders ?? {}
    for (const text of game.standingOrders ? ['standing', ...(several ? ['standing-how'] : [])] : [])
      expect(texts[text], text).toBeTruthy()
  })
  it('says in words alone where the figures of its files come from', () => {
    for (const [file, { provenance }] of Object.entries(files))
      expect(
        Object.values(provenance).filter(word => !ORIGINS.includes(word as never)),
        file,
      ).toEqual([])
  })
  it('says what else there is to say of that in every language', async () => {
    const [en, ko] = await Promise.all(LANGUAGES.toSorted().map(lang => notesIn(id, lang)))
    const about = (notes: typeof en) =>
      Object.fromEntries(Object.entries(notes!).map(([file, said]) => [file, Object.keys(said).sort()]))
    expect(about(ko)).toEqual(about(en))
    expect(Object.keys(en!).filter(file => !files[file])).toEqual([])
    for (const [notes, korean] of [
      [en!, false],
      [ko!, true],
    ] as const)
      for (const note of Object.values(notes).flatMap(said => Object.values(said)))
        expect(/[가-힣]/.test(note), note).toBe(korean)
  })
})

it('finds the grammars of what the manifests say is recorded elsewhere, and no others', async () => {
  const source = readFileSync(new URL('../src/lib/study/grammars.ts', import.meta.url), 'utf8')
  const [, pattern] = /import\.meta\.glob.*?'(.*?)'/.exec(source)!
  const found = globSync(pattern!, { cwd: new URL('../src/lib/study', import.meta.url) })
  expect(found.map(path => path.split('/').at(-3)).sort()).toEqual(
    (await manifests())
      .filter(m => m.record)
      .map(m => m.id)
      .sort(),
  )
})

it('offers what Terra Mystica can be, but not the set-up by hand of recorded games', async () => {
  const names = Object.keys((await wordsOf('terra-mystica', 'en')).names['option']!)
  expect(names).toEqual(
    expect.arrayContaining(['setup', 'turn-order', 'answers', 'town-tiles', 'bonus-cards', 'scoring-tiles']),
  )
  expect(names).not.toContain('setup:by-hand')
})

it('says a move that is quoted elsewhere as its table does; one of a game that is gone stays notation', async () => {
  expect(await sentenceOf('ostia', 'step:athenae', 'en')).toBe('To Athenae')
  expect(await sentenceOf('ostia', 'step:athenae', 'ko')).not.toMatch(/step|athenae/)
  expect(await sentenceOf('ostia', 'step:?', 'en')).not.toContain('step')
  expect(await sentenceOf('chess', 'e4:e5', 'en')).toBe('e4:e5')
})
