/** Standing orders for auctions: what each answers, what it leaves to its seat, and how often the question need not go round because of them. */
import { readFileSync } from 'node:fs'
import {
  acting,
  codec,
  firstOf,
  LANGUAGES,
  Match,
  type MatchRecord,
  OK,
  OMNISCIENT,
  pick,
  type RecordedRow,
  seeded,
  speaker,
  SPECTATOR,
  STANDING,
} from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { knowledgeOf } from '@loggia/core/testing'
import { describe, expect, test } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { princes, type PrincesTable } from '../index.ts'
import { OBJECTS } from '../rules/terms.ts'
import { words } from '../words/index.ts'
import { give, play, step, table, turnOf } from './helpers.ts'

const orders = princes.standingOrders!
/** What orders answer to the question of this table, with the eyes of who is asked. */
function answer(t: PrincesTable, given: string): string {
  const seat = turnOf(t)
  const move = orders.answer(princes.view(t, seat), seat, given)
  if (move < 0) return 'ask'
  expect(princes.why(t, seat, move)).toBe(OK)
  return princes.format(move)
}
/** Seat 1 is asked about a jester at this standing bid. */
function jester(bid = 2, florins = 35): PrincesTable {
  const t = table({ seats: 3 })
  give(t, 1, { florins })
  play(t, 'open:jester')
  Object.assign(t.todo.at(-1)!, { bid })
  return t
}
/** Seat 0 is asked in the special auction. */
function special(florins = 35): PrincesTable {
  const t = table({ seats: 3, options: { characters: 'with' } })
  while (step(t) !== 'claim') play(t, 'forgo')
  give(t, 0, { florins })
  return t
}

describe('the ordinary auction', () => {
  test('PF-6.3 an object is followed up to a limit, then passed on', () => {
    expect([2, 5, 6, 7].map(bid => answer(jester(bid), 'follow:1,jester,7'))).toEqual(['bid', 'bid', 'bid', 'pass'])
  })
  test('PF-6.4 never above the florins held: then its seat is asked, who may sell prestige', () => {
    expect([6, 7, 8].map(bid => answer(jester(bid, 7), 'follow:1,jester,9 pass-others:1'))).toEqual([
      'bid',
      'ask',
      'ask',
    ])
  })
  test('what is not wanted is passed on, by name or with all the rest; what has no order is asked', () => {
    expect(answer(jester(), 'pass:1,jester')).toBe('pass')
    expect(answer(jester(), 'follow:1,lake,9 pass-others:1')).toBe('pass')
    expect(answer(jester(), 'pass-others:1 follow:1,jester,9')).toBe('bid')
    expect([answer(jester(), ''), answer(jester(), 'follow:1,lake,9 pass:1,park')]).toEqual(['ask', 'ask'])
  })
  test('an order is of its round, and answers nothing but bids', () => {
    expect([0, 2].map(round => answer(jester(), `follow:${round},jester,9 pass-others:${round}`))).toEqual([
      'ask',
      'ask',
    ])
    expect(answer(table({ seats: 3 }), 'follow:1,jester,9 pass-others:1 pass-claims:1')).toBe('ask')
  })
  test('PF-15.4 two players follow landscapes as one object', () => {
    const t = play(table({ seats: 2 }), 'open:landscape')
    expect([answer(t, 'follow:1,landscape,6'), answer(t, 'follow:1,lake,6 pass-others:1')]).toEqual(['bid', 'pass'])
  })
})

describe('PF-17.2 the special auction', () => {
  test('the first wish that can be had, on the lowest space that will do', () => {
    const t = special()
    expect(answer(t, 'claim:1,muse,7 claim:1,princess,9')).toBe('claim:muse,3')
    Object.assign(t.characters!, { space: t.characters!.space.with(3, 5), pawn: t.characters!.pawn.with(3, 1) })
    expect(answer(t, 'claim:1,muse,7 claim:1,princess,9')).toBe('claim:muse,6')
    expect(answer(t, 'claim:1,muse,5 claim:1,princess,9')).toBe('claim:princess,3')
    expect(answer(t, 'claim:1,banker,5')).toBe('claim:banker,0')
  })
  test('when no wish can be had any more: out, or asked', () => {
    const t = special()
    Object.assign(t.characters!, { space: t.characters!.space.with(3, 7), pawn: t.characters!.pawn.with(3, 1) })
    expect([answer(t, 'claim:1,muse,7'), answer(t, 'claim:1,muse,7 pass-claims:1')]).toEqual(['ask', 'pass'])
    t.characters!.owner[4] = 2
    expect(answer(t, 'claim:1,princess,9')).toBe('ask')
    expect([answer(t, 'pass-others:1 pass:1,jester'), answer(t, 'claim:2,muse,9 pass-claims:2')]).toEqual([
      'ask',
      'ask',
    ])
  })
  test('PF-6.4 never above the florins held', () => {
    expect([answer(special(3), 'claim:1,muse,9'), answer(special(2), 'claim:1,muse,9')]).toEqual([
      'claim:muse,3',
      'ask',
    ])
  })
})

describe('what a seat has given', () => {
  test('several, but one about each thing; a later one takes the place of the earlier', () => {
    expect(['follow:1,jester,7 pass:1,lake pass-others:1', 'claim:1,muse,4 follow:1,lake,2'].every(orders.valid)).toBe(
      true,
    )
    for (const given of [
      '',
      'bid',
      'follow:1,jester',
      'pass:1,jester follow:2,jester,4',
      ' pass:1,lake',
      'follow:1,jester,64',
    ])
      expect(orders.valid(given), given).toBe(false)
    expect(orders.add('', 'pass:1,lake')).toBe('pass:1,lake')
    expect(orders.add('pass:1,lake claim:1,muse,4', 'follow:2,lake,5')).toBe('follow:2,lake,5 claim:1,muse,4')
    expect(orders.add('pass:1,jester', 'pass-others:1')).toBe('pass:1,jester pass-others:1')
  })
  test('stands until the auctions of its round are over; one for the next may be given before', () => {
    const t = special()
    const given = 'follow:1,jester,7 claim:1,muse,4 follow:2,jester,7'
    expect(orders.standing(t, given)).toEqual(['claim:1,muse,4', 'follow:2,jester,7'])
    while (step(t) === 'claim') play(t, 'pass')
    expect(orders.standing(t, given)).toEqual(['follow:2,jester,7'])
    expect(orders.standing(jester(), given)).toEqual(['follow:1,jester,7', 'follow:2,jester,7'])
  })
  test('what is suggested answers the question that stands, and costs no more than there is', () => {
    const suggested = (t: PrincesTable) => orders.suggest(princes.view(t, turnOf(t)), turnOf(t))
    expect(suggested(jester(4))).toEqual(['follow:1,jester,7', 'pass-others:1'])
    expect(suggested(jester(4, 6))).toEqual(['follow:1,jester,6', 'pass-others:1'])
    expect(suggested(jester(4, 4))).toEqual(['pass-others:1'])
    expect([suggested(table()), suggested(special())]).toEqual([[], []])
    for (const order of suggested(jester(4))) expect(answer(jester(4), order)).not.toBe('ask')
  })
  test('the others hear a bid like any other; its own seat hears that an order gave it', () => {
    const m = new Match(princes, { rules: princes.rules, seats: 3, options: {}, seed: 'quiet', rows: [] })
    const play = (word: string, by?: typeof STANDING) => m.play(firstOf(acting(m.table)), word, by)
    for (const seat of [0, 1, 2]) {
      const legal: number[] = []
      princes.moves(m.table, seat, legal)
      m.play(seat, legal[0]!)
    }
    expect(play('open:jester')).toBe(OK)
    const seat = firstOf(acting(m.table))
    expect(play('bid', STANDING)).toBe(OK)
    const heard = [0, 1, 2, SPECTATOR, OMNISCIENT].map(viewer => m.log(viewer).at(-1)!)
    expect(heard.map(e => e.standing)).toEqual(
      [0, 1, 2, SPECTATOR, OMNISCIENT].map(v => (v === seat || v === OMNISCIENT ? true : undefined)),
    )
    expect(new Set(heard.map(e => e.move))).toEqual(new Set(['bid']))
  })
})

test('in whole matches an order answers its own question only, and what it answers is legal', () => {
  let answers = 0
  for (let seed = 0; seed < 4; seed++) {
    const t = princes.setup({ seats: 2 + seed, seed: `standing ${seed}`, options: { characters: 'with' } })
    const rng = seeded(String(seed))
    const legal: number[] = []
    while (!princes.over(t)) {
      const seat = firstOf(acting(t))
      const asked = step(t)!
      legal.length = 0
      princes.moves(t, seat, legal)
      const given = `follow:${t.round},jester,9 pass:${t.round},lake claim:${t.round},muse,${3 + pick(rng, 6)} pass-others:${t.round} pass-claims:${t.round}`
      const move = orders.answer(princes.view(t, seat), seat, given)
      if (!orders.steps.includes(asked)) expect(move).toBe(-1)
      else if (move >= 0) {
        expect(legal).toContain(move)
        answers++
      }
      princes.play(t, seat, legal[pick(rng, legal.length)]!)
    }
  }
  expect(answers).toBeGreaterThan(100)
})
test('every order has its sentence', () => {
  for (const lang of LANGUAGES) {
    const say = speaker(princes, words[lang], [], particle)
    const said = orders.all.map(say.order)
    expect(said.filter(s => /[{}:]\d|undefined/.test(s))).toEqual([])
    expect(new Set(said).size).toBe(orders.all.length)
    expect(Object.keys(words[lang].orders!)).toEqual(codec(orders.lexicon).verbs)
  }
  expect(speaker(princes, words.en, []).order('follow:3,jester,7')).toBe(
    'Bid for the jester up to 700 florins, then pass (round 3)',
  )
  expect(speaker(princes, words.ko, [], particle).order('follow:3,lake,7')).toBe(
    '호수는 700플로린까지 따라 부르고, 넘으면 패스 (3라운드)',
  )
})

describe('how often the question passes to another person in auctions', () => {
  const { likeliest } = knowledgeOf(princes, knowledge)
  const AUCTIONS: readonly string[] = ['open', 'bid', 'last', 'claim']
  /** A match of three by chance as it was recorded, without what was taken back. */
  function recorded(): MatchRecord {
    const file = readFileSync(new URL('recorded/three-players.json', import.meta.url), 'utf8')
    const { record } = JSON.parse(file) as { record: MatchRecord }
    const rows = new Match(princes, record).log(OMNISCIENT).filter(e => e.move)
    return { ...record, rows: rows.map((e): RecordedRow => [e.seat, e.move]) }
  }
  /** A match of three who play as bots would. */
  function played(seed: string): MatchRecord {
    const m = new Match(princes, { rules: princes.rules, seats: 3, options: {}, seed, rows: [] })
    while (!m.over) m.play(firstOf(acting(m.table)), likeliest(m.table))
    return m.record
  }
  /** What each seat might have ordered before each round, by what it then bid: so the same match comes about. */
  function wouldHaveOrdered(record: MatchRecord): string[][] {
    const m = new Match(princes, { ...record, rows: [] })
    const given: string[][] = []
    for (const [seat, word] of record.rows) {
      const { round, todo } = m.table
      const s = todo.at(-1)!
      const mine = (given[round] ??= [0, 1, 2].map(() => `pass-others:${round}`))
      if (s.do === 'bid' && word === 'bid')
        mine[seat] = orders.add(mine[seat]!, `follow:${round},${OBJECTS[s.object]},${s.bid + 1}`)
      m.play(seat, word)
    }
    return given
  }
  /** Plays a match again, with those orders; how often somebody was asked in an auction after somebody else. */
  function handOvers(record: MatchRecord, given: string[][] = []): number {
    const m = new Match(princes, { ...record, rows: [] })
    let n = 0
    let before = -1
    for (const [seat, word] of record.rows) {
      const t = m.table
      const move = orders.answer(princes.view(t, seat), seat, given[t.round]?.[seat] ?? '')
      const answered = move >= 0 && word !== 'sell' // chance sells prestige in the middle of an auction
      if (answered) expect(princes.format(move)).toBe(word)
      else {
        if (before !== seat && AUCTIONS.includes(t.todo.at(-1)!.do)) n++
        before = seat
      }
      expect(m.play(seat, word)).toBe(OK)
    }
    expect(m.over).toBe(true)
    return n
  }
  const records = [recorded(), ...Array.from({ length: 6 }, (_, k) => played(`hand-overs ${k}`))]
  test.each(records.map((record, k) => [k, record] as const))(
    'with orders at most a third, and the match is the same (%i)',
    (_, record) => {
      const [without, using] = [handOvers(record), handOvers(record, wouldHaveOrdered(record))]
      expect(using * 3).toBeLessThanOrEqual(without)
    },
  )
})
