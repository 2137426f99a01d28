/** A phone needs no list: at every question each answer is on a place of the board, or stands as a button in the line. */
import {
  type BoardContext,
  listOf,
  acting,
  asked,
  LANGUAGES,
  Match,
  movesOf,
  pick,
  seeded,
  speaker,
  targetsOf,
} from '@loggia/core'
import { describe, expect, it } from 'vitest'
import { PLAYABLE, rulesOf, wordsOf } from '../src/lib/games.ts'
import { type Choice, lightsOf, matching, offers, partsOf } from '../src/lib/table/narrow.ts'
import { inLine, isShown, opensList } from '../src/lib/table/shown.ts'
import { factsOf } from './facts.ts'

describe.each(PLAYABLE)('%s', id => {
  it.each(LANGUAGES)('in %s, before and after a first pick', async lang => {
    const { game } = await rulesOf(id)
    const { PLACES: places } = (await import(`../../games/${id}/board/places.ts`)) as {
      PLACES: Parameters<typeof isShown>[0]['places']
    }
    const facts = factsOf(id)
    const rng = seeded(`shown ${id}`)
    const match = new Match(game, { rules: game.rules, seats: 3, options: {}, seed: 'shown', rows: [] })
    const speaks = speaker(game, await wordsOf(id, lang), ['Ada', 'Bo', 'Cy'])
    const listed = new Set<string>()
    while (!match.over) {
      const [seat] = listOf(acting(match.table))
      const view = game.view(match.table, seat!)
      const about: BoardContext = { view, game, box: game.box, seat: seat!, speaker: speaks }
      const legal = movesOf(game, view, seat!)
      const all = legal.map((move): Choice => {
        const word = game.format(move)
        return {
          seat: seat!,
          move: word,
          text: speaks.move(word, game.chosen(view, seat!, move)),
          targets: targetsOf(game, word),
        }
      })
      /** What could be picked next. */
      const look = (picked: readonly string[]): string[] => {
        const left = matching(all, picked)
        const list = offers(left, speaks, move => facts.anyTime?.(about, move) === true)
        const lit = lightsOf(left, picked, list)
        const hidden = list.filter(offer => !isShown({ places, lit, left, picked }, offer, about))
        if (opensList(list, hidden) || inLine(hidden).length < hidden.length)
          listed.add(`${asked(view, seat!)!.do} ${picked.join()}: ${hidden.map(o => o.label).join(' / ')}`)
        return [...lit.keys()]
      }
      const lit = look([])
      const first = lit.length ? partsOf(lit[pick(rng, lit.length)]!) : []
      if (matching(all, first).length > 1) look(first)
      match.play(seat!, legal[pick(rng, legal.length)]!)
    }
    expect([...listed]).toEqual([])
  })
})

it('few short answers stand in the line, long ones or many are listed', () => {
  const offer = (label: string) => ({
    key: 0,
    label,
    targets: [],
    choice: { seat: 0, move: label, text: label, targets: [] },
  })
  const short = [offer('패스'), offer('Turn end')]
  const long = [offer('원하는 자원이나 하나 고르고 나머지를 모두 내기')]
  expect(inLine(short)).toBe(short)
  expect(inLine(long)).toEqual([])
  expect(opensList(short, short)).toBe(false)
  expect(opensList(long, long)).toBe(true)
  expect(opensList([...long, ...short], long)).toBe(false)
})
