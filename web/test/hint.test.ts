/** A hint: never where another person plays, and what it says adds up. That bots find one on a view is tested in lab. */
import { acting, firstOf, Match, movesOf, pick, seeded, speaker, wordsOf } from '@loggia/core'
import { GAMES } from '@loggia/games'
import { describe, expect, it } from 'vitest'
import { brings } from '../src/lib/learn/hint.ts'
import { type Asker, mayAsk } from '../src/lib/learn/may-ask.ts'
import { lookAhead } from '../src/lib/table/ahead.ts'
import { projected } from '../src/lib/table/projected.ts'
import { factsOf } from './facts.ts'

type Seats = Asker['state']['seats']
const seats = (...kinds: ('me' | 'person' | 'bot' | 'open')[]): Seats =>
  kinds.map((kind, seat) => ({ seat, kind: kind === 'me' ? 'person' : kind, name: kind, you: kind === 'me' }))
const asker = (of: Seats, more: Partial<Asker> = {}, state: object = {}): Asker => ({
  state: { seats: of, status: 'running', rated: false, ...state },
  me: 0,
  record: undefined,
  trial: undefined,
  guide: undefined,
  ...more,
})

it('is offered to a person alone, with bots, or in a study', () => {
  expect(mayAsk(asker(seats('me')))).toBe(true)
  expect(mayAsk(asker(seats('bot', 'me', 'bot'), { me: 1 }))).toBe(true)
  expect(mayAsk(asker(seats('person', 'person'), { record: () => undefined }))).toBe(true)
})

it('is never offered where other people play, nor before or after, nor in a trial or a lesson', () => {
  for (const others of [['person'], ['open'], ['me'], ['bot', 'person'], ['bot', 'open']] as const)
    expect(mayAsk(asker(seats('me', ...others))), others.join()).toBe(false)
  const alone = seats('me', 'bot')
  expect(mayAsk(asker(alone, { me: undefined }))).toBe(false)
  expect(mayAsk(asker(alone, {}, { status: 'finished' }))).toBe(false)
  expect(mayAsk(asker(alone, {}, { rated: true }))).toBe(false)
  expect(mayAsk(asker(alone, { trial: {} }))).toBe(false)
  expect(mayAsk(asker(alone, { guide: {} }))).toBe(false)
  // A bot that plays in the place of a person who looks on is a bot; the person who looks on is not asked.
  expect(mayAsk(asker(seats('bot', 'bot')))).toBe(false)
})

describe.each(GAMES)('$id', ({ manifest }) => {
  it('says of a move how its points differ, by source', async () => {
    const whole = await manifest()
    const { game } = await whole.rules()
    const say = speaker(game, await wordsOf(whole, 'en'), ['A', 'B', 'C'])
    const facts = await factsOf(whole.id)
    const match = new Match(game, { rules: game.rules, seats: 3, options: {}, seed: 'hint', rows: [] })
    const rng = seeded('hint')
    let told = 0
    for (let n = 0; n < 60 && !match.over; n++) {
      const seat = firstOf(acting(match.table))
      const moves = movesOf(game, match.table, seat)
      const move = moves[pick(rng, moves.length)]!
      const view = game.view(match.table, seat)
      const context = { view, game, box: game.box, seat, speaker: say }
      const seen = lookAhead(game, view, seat, seat, game.format(move), 0)
      const found = brings(facts, context, seen)
      if (seen && found) {
        const total = (of: typeof view) =>
          projected(facts, { ...context, view: of }).find(s => s.seat === seat)?.total ?? 0
        const sum = found.sources.reduce((all, { by }) => all + by, 0)
        expect(sum).toBeCloseTo(total(seen.known) - total(view))
        told += found.sources.length
      }
      match.play(seat, move)
    }
    expect(told).toBeGreaterThan(0)
  })
})
