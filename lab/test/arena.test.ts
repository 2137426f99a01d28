/** How an arena tells two bots apart: leads of whole deals, tests that stop, equal time, chance by purpose. */
import { acting, firstOf, Match, movesOf, OMNISCIENT, pick, seeded } from '@loggia/core'
import { expect, test } from 'vitest'
import { arena } from '../arena.ts'
import { subjectOf } from '../games.ts'
import { decidedLead, hypotheses, leadsOf, overDeals } from '../leads.ts'
import { contender, playMatch } from '../player.ts'
import { Streams } from '../streams.ts'

test('a lead has the standard error of its deals, not of its matches', () => {
  expect(overDeals([4, 10, 7])).toEqual({ mean: 7, error: Math.sqrt(3) })
  expect(overDeals([4])).toBeUndefined()
  const match = (turned: number[], scores: number[]) => ({ turned, result: { scores } })
  const results = [match([0, 1], [9, 5]), match([1, 0], [4, 2]), match([0, 1], [70, 5])]
  expect(leadsOf(results, 0, 2), 'the last deal is not over').toEqual([1])
})

test('a test of leads decides for the mean that is true, and errs in at most three of 300', () => {
  const rng = seeded('leads')
  /** About normal, with a spread of 10. */
  const lead = (mean: number): number => {
    let sum = 0
    for (let n = 0; n < 12; n++) sum += pick(rng, 1001) / 1000 - 0.5
    return mean + 10 * sum
  }
  const said = (mean: number) => {
    const leads: number[] = []
    let verdict: number | undefined
    while (verdict === undefined) {
      leads.push(lead(mean))
      verdict = decidedLead(leads, [0, 10])
    }
    return { verdict, deals: leads.length }
  }
  for (const mean of [0, 10]) {
    const all = Array.from({ length: 300 }, () => said(mean))
    expect(all.filter(one => one.verdict !== mean).length).toBeLessThanOrEqual(9)
    expect(all.reduce((sum, one) => sum + one.deals, 0) / 300).toBeLessThan(20)
  }
  expect(decidedLead([50, 51, 50, 51], [0, 10]), 'four deals tell nothing').toBeUndefined()
  expect(() => hypotheses('5,0')).toThrow('5,0')
})

test('an arena stops when the leads tell', async () => {
  const bots = ['greedy', 'random']
  const plan = { game: 'ostia', bots, seats: 2, matches: 100, seed: 'stops', workers: 0 }
  const [first, second] = await arena({ ...plan, sprt: [0, 40] })
  expect(first).toMatchObject({ verdict: 'lead 40', matches: 16, wins: 16 })
  expect(second).not.toHaveProperty('verdict')
  const [whole] = await arena({ ...plan, matches: 10, sprt: [0, 40] })
  expect(whole).toMatchObject({ verdict: 'undecided', matches: 10 })
})

test('searches of equal time take what they were given, in the mean of a match, whatever their budgets', () => {
  const subject = subjectOf('ostia')
  const setup = { seats: 2, seed: 'time', ms: 8 }
  const { seconds, decisions } = playMatch(subject, [contender('search:5'), contender('hand:search:5000')], setup)
  // The clock moves on every few milliseconds, and what is forced takes no time.
  for (const seat of [0, 1]) {
    const ms = (1000 * seconds[seat]!) / decisions[seat]!
    expect(ms).toBeGreaterThan(6)
    expect(ms).toBeLessThan(9)
  }
  const light = playMatch(subject, [contender('novice'), contender('greedy')], setup)
  expect(Math.max(...light.seconds.map((s, seat) => (1000 * s) / light.decisions[seat]!))).toBeLessThan(4)
})

test('a bot by hand plays without what was learned', () => {
  const subject = subjectOf('ostia')
  const rows = (bot: string) =>
    playMatch(subject, [contender(bot), contender('random')], { seats: 2, seed: 'hand' }).match.record.rows
  expect(contender('hand:policy')).toEqual({ name: 'hand:policy', bot: 'policy', hand: true })
  expect(rows('hand:policy')).not.toEqual(rows('policy'))
})

/** The dice of Tiletum as they are rolled in a match by chance (TI-3.1). */
function rolled(players: string, streams: boolean): string[] {
  const { game } = subjectOf('tiletum')
  const match = new Match(game, { rules: game.rules, seats: 2, options: {}, seed: 'deal', rows: [] })
  const rng = seeded(players)
  const chance = new Streams(game, 'deal')
  while (!match.over) {
    const seat = firstOf(acting(match.table))
    const moves = movesOf(game, match.table, seat)
    const move = moves[pick(rng, moves.length)]!
    if (streams) chance.play(match, seat, move)
    else match.play(seat, move)
  }
  const words = match.log(OMNISCIENT).flatMap(({ heard }) => heard.map(({ word }) => word))
  return words.filter(word => word.startsWith('rolled')).map(word => word.split(',').at(-1)!)
}
test('with chance by purpose the dice are the same, whatever is played before; else they are not', () => {
  const dice = rolled('one', true)
  expect(dice.length).toBeGreaterThan(10)
  expect(rolled('other', true)).toEqual(dice)
  expect(rolled('one', false)).not.toEqual(rolled('other', false))
})
