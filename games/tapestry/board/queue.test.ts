/** The rail of a turn: what waits on the stack, the next thing first. */
import { acting, firstOf, LANGUAGES, speaker } from '@loggia/core'
import { tableOf } from '@loggia/core/testing'
import { expect, test } from 'vitest'
import { tapestry, type TapestryTable } from '../index.ts'
import { PAY, spaceOf } from '../rules/terms.ts'
import { scenes } from '../scenes.ts'
import { table } from '../test/helpers.ts'
import { words } from '../words/index.ts'
import { advanceParts, queueOf } from './queue.ts'

const { box } = tapestry
const say = Object.fromEntries(
  LANGUAGES.map(lang => [lang, speaker(tapestry, words[lang], ['Ada', 'Bea', 'Cem', 'Dov', 'Eva'])]),
)
const en = say['en']!
const about = (view: TapestryTable, speaks = en) => ({ view, game: tapestry, box, seat: 0, speaker: speaks })
const landmark = (id: string) => box.landmarks.findIndex(l => l.id === id)
const told = (view: TapestryTable) =>
  queueOf(about(view)).map(({ caption, effects, optional }) => [
    caption,
    en.effects(effects),
    ...(optional ? ['optional'] : []),
  ])

test('TA-3.5 landmark, benefit and bonus of a space wait one behind another', () => {
  const t = table()
  const space = spaceOf(0, 10)
  t.todo.push(
    { do: 'end-turn', seat: 0 },
    { do: 'space', seat: 0, space, bonus: PAY },
    { do: 'place', seat: 0, thing: landmark('launch-pad') },
  )
  expect(told(t)).toEqual([
    ['Launch Pad', 'the Launch Pad'],
    ['Benefit', '1 VP for each space advanced on technology'],
    ['Bonus · optional', 'bonus: discard 3 territory tiles → 10 VP', 'optional'],
  ])
})
test('TA-5.1 an advance is told as cost, landmark, benefit, bonus; a landmark that is taken is none of them', () => {
  const t = table()
  const parts = () =>
    advanceParts(spaceOf(0, 4), true, about(t)).map(({ caption, effects }) => [caption, en.effects(effects)])
  expect(parts()).toEqual([
    ['Cost', '1 food, any 1 resource'],
    ['Lighthouse', 'the Lighthouse'],
    ['Benefit', expect.stringContaining('explore')],
  ])
  t.landmarks[landmark('lighthouse')] = 1
  expect(parts().map(([caption]) => caption)).toEqual(['Cost', 'Benefit'])
})
test('TA-4 an income turn tells what its last steps bring as things stand', () => {
  const t = table()
  t.players[0]!.era = 2
  t.todo.push(
    { do: 'end-turn', seat: 0 },
    { do: 'end-income', seat: 0 },
    { do: 'income-gains', seat: 0 },
    { do: 'play-tapestry', seat: 0 },
  )
  expect(told(t)).toEqual([
    ['tapestry card', ''],
    ['Income', '1 coin, 1 worker, 1 food, 1 culture, 1 territory tile, 1 tapestry card'],
  ])
})
test('TA-3.1 nothing waits where a turn only begins', () => {
  const t = table()
  t.todo.push({ do: 'end-turn', seat: 0 }, { do: 'act', seat: 0 })
  expect(told(t)).toEqual([])
})

test('in matches and scenes every question of a turn stands first in its queue, and everything in it has a name', () => {
  const silent = new Set<string>()
  const look = (t: TapestryTable) => {
    const top = t.todo.at(-1)
    if (!top || t.turn < 0 || ['act', 'in-any-order'].includes(top.do)) return
    for (const lang of LANGUAGES) {
      const queue = queueOf(about(t, say[lang]!))
      if (!t.todo.some(s => s.do === 'end-turn')) continue
      const alone = { ...t, todo: [{ do: 'end-turn' as const, seat: 0 }, top] }
      if (!queueOf(about(alone, say[lang]!)).length) silent.add(top.do)
      for (const { caption, effects } of queue) {
        expect(effects.filter(e => !tapestry.effects!.kinds[e.kind])).toEqual([])
        expect(`${caption} ${say[lang]!.effects(effects)}`).not.toMatch(/undefined|NaN|\{/)
      }
    }
  }
  const { wander } = tableOf(tapestry)
  for (const seats of [1, 2, 4])
    wander({ seed: `queue ${seats}`, seats, most: 900 }, ({ table: t }) => {
      if (firstOf(acting(t)) >= 0) look(t)
    })
  for (const scene of scenes) look(scene.table(tapestry))
  expect([...silent]).toEqual([])
})
