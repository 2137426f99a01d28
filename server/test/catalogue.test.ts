/** Every game of the hall, as strangers play it: a table is made with each of its options, joined, and played by people and bots to the end. */
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { optionsFor } from '@loggia/core'
import type { GameInfo } from '../contract.ts'
import { games } from '../games.ts'
import type { RunningServer } from '../index.ts'
import { ALL, dice, freshDatabase, Guest, hallOf, until } from './hall.ts'

let hall: RunningServer
let ann: Guest
let bob: Guest
beforeAll(async () => {
  hall = await hallOf(await freshDatabase())
  ann = await Guest.named(hall, 'Ann')
  bob = await Guest.named(hall, '보라')
})
afterAll(() => hall.close())

describe.each(Object.keys(games))('%s', game => {
  const {
    seats: { min, max },
    options,
  } = games[game]!.game
  const bots = (n: number, bot: string, level = 'club') =>
    Array.from({ length: n }, () => ({ kind: 'bot', bot, level }))

  test('is announced', async () => {
    const { body } = await ann.get<GameInfo[]>('/api/games')
    const { provenance, ...info } = body.find(g => g.id === game)!
    expect(info).toEqual({ id: game, rules: games[game]!.game.rules, seats: { min, max }, options })
    expect(provenance.rulebook + provenance.public + provenance.reconstructed).toBeGreaterThan(20)
  })

  test('a table for every number of people and with each option: the first question is asked in both languages', async () => {
    const withOptions = (seats: number) =>
      optionsFor(options, seats).flatMap(o => o.values.map(v => ({ seats, options: { [o.id]: v } })))
    const wishes = [
      ...Array.from({ length: max - min + 1 }, (_, k) => ({ seats: min + k, options: {} })),
      ...withOptions(max),
      // Nightly each value at both; else here what can't be chosen there.
      ...withOptions(min).filter(
        wish => ALL || !withOptions(max).some(other => isDeepStrictEqual(other.options, wish.options)),
      ),
    ]
    for (const wish of wishes) {
      const { id } = await ann.table({ game, seats: Array(wish.seats).fill({ kind: 'me' }), options: wish.options })
      const state = await ann.state(id, '?lang=ko')
      expect(state, JSON.stringify(wish)).toMatchObject({ status: 'running', options: wish.options })
      expect(state.prompt!.text).toMatch(/[가-힣].*\?$/)
      expect((await ann.state(id, '?lang=en')).prompt!.text).toMatch(/^[^가-힣]+\?$/)
      expect((await ann.playOne(id)).status).toBe(200)
    }
  })

  /** How many rows are played; nightly whole matches. (In `npm test` stream.test.ts and the browser play those.) */
  const ROWS = ALL ? Infinity : 40
  test('a match of two people and a bot', async () => {
    const { id } = await ann.table({ game, seats: [{ kind: 'me' }, { kind: 'open' }, ...bots(1, 'greedy')] })
    const choose = dice(17)
    expect((await bob.post(`/api/matches/${id}/join`, {})).body).toEqual({ seat: 1 })
    await Promise.all(
      [ann, bob].map(async guest => {
        const stream = await guest.watch(id)
        // After an answer of one's own its row is waited for: others may answer side by side, and their rows come between.
        for (let next = 0; ; ) {
          await stream.until(s => (s.rows.at(-1)?.seq ?? -1) >= next)
          const { seq, status, legal = [] } = stream.rows.at(-1)!
          const one = legal[choose(legal.length)]
          if (status === 'finished' || seq >= ROWS) break
          next = seq + 1
          if (!one) continue
          const answer = await guest.post(`/api/matches/${id}/moves`, { seq, ...one })
          expect(answer.status).toBe(200)
          next = answer.body.seq!
        }
        stream.close()
      }),
    )
    const { scores, log } = await ann.state(id)
    if (ALL) expect(scores!.length).toBe(3)
    expect(new Set(log.map(e => e.seat))).toEqual(new Set([-1, 0, 1, 2]))
  })

  // One level stands for all: they differ in how long they think. Nightly all bots at all games; else all at the first, greedy in the match above.
  test.each(ALL || game === 'ostia' ? ['random', 'greedy', 'search'] : ['search'])('bots answer: %s', async bot => {
    // A person sits among them, and they wait: bots alone would play on beside all other tests.
    const seated = bots(Math.max(1, min - 1), bot, 'novice')
    const { id } = await ann.table({ game, seats: [...seated, { kind: 'me' }] })
    await until(async () => {
      const { log, legal } = await ann.state(id)
      if (log.some(e => e.seat >= 0 && e.seat < seated.length)) return true
      if (legal.length) expect((await ann.playOne(id)).status).toBe(200)
      return false
    })
    // A simpler bot helps out a failing one: at the table nobody would see it.
    expect((await ann.get<string>('/metrics')).body).toMatch(/^loggia_bot_failures_total 0$/m)
  })
})
