/** Bots in a page: what the worker is told, what it answers, and what becomes of a thought that is stopped. */
import { Match, movesOf } from '@loggia/core'
import { manifest } from '@loggia/games/ostia/manifest.ts'
import { expect, it, vi } from 'vitest'
import { answering, type Asked, NotLoaded, type Open, questionTo, type Said, Thinker } from '../browser.ts'

const [{ game, withBox }, know] = await Promise.all([manifest.rules(), manifest.bot()])
const match = new Match(game, { rules: game.rules, seats: 2, options: {}, seed: 'page', rows: [] })
const question = questionTo(game, match.table, 0, { level: 'novice', seed: '1' })
const legal = movesOf(game, match.table, 0).map(move => game.format(move))

it('is told what its seat may know, and answers with a legal move', async () => {
  expect(question.view).toEqual(game.recall(match.table, 0))
  const load = vi.fn(async () => ({ game, know, withBox }))
  const answer = answering(load)
  const said = await answer(question)
  expect(legal).toContain('word' in said && said.word)
  await answer(question)
  expect(load).toHaveBeenCalledTimes(1)
})

it('plays more simply where a bot fails, and says when nothing helps', async () => {
  const broken = {
    ...know,
    weigh: () => {
      throw new Error('at fault')
    },
  }
  expect(legal).toContain(
    ((await answering(async () => ({ game, know: broken, withBox }))(question)) as { word: string }).word,
  )
  expect(
    await answering(async () => {
      throw new Error('no game')
    })(question),
  ).toEqual({ failure: 'Error: no game' })
})

it('stops in the middle of a thought, begins again, and tells when its script does not come', async () => {
  const ended = vi.fn()
  let hear: (said: Said) => void = () => undefined
  let lost = () => {}
  const asked: Asked[] = []
  const open = vi.fn<Open>((hears, loses) => {
    hear = hears
    lost = loses
    return { postMessage: q => asked.push(q), terminate: ended }
  })
  const bots = new Thinker(open)
  const first = bots.think(question)
  bots.stop()
  expect(await first).toBeUndefined()
  expect(ended).toHaveBeenCalledTimes(1)
  const second = bots.think(question)
  hear({ word: 'a' })
  expect(await second).toBe('a')
  const third = bots.think(question)
  hear({ failure: 'why' })
  await expect(third).rejects.toThrow('why')
  expect(open).toHaveBeenCalledTimes(2)
  const fourth = bots.think(question)
  lost()
  await expect(fourth).rejects.toThrow(NotLoaded)
  expect(asked).toHaveLength(4)
})
