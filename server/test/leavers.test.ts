/** R6: leavers, the table's policy, votes, the return; at two servers, all at once, and cut in the middle. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Policy } from '../domain/leaver-policy.ts'
import type { RunningServer } from '../index.ts'
import { ALL, dice, freshDatabase, Guest, hallOf, until } from './hall.ts'

let url: string
let database: pg.Client
let one: RunningServer
let two: RunningServer
let people: Guest[]
beforeAll(async () => {
  url = await freshDatabase()
  database = new pg.Client({ connectionString: url })
  await database.connect()
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
  people = await Promise.all(['Ann', 'Bob', 'Cara', 'Dora'].map(name => Guest.named(one, name)))
})
afterAll(async () => {
  await database.end()
  await Promise.all([one.close(), two.close()])
})

const at = (hall: RunningServer, guest: Guest): Guest =>
  Object.assign(new Guest(hall.url), { cookie: guest.cookie, id: guest.id })
const path = (id: string, more = '') => `/api/matches/${id}${more}`
/** A running match of this many players. */
async function match(
  leaver: Policy,
  { seats = 3, game = 'ostia', ...more }: Record<string, unknown> & { seats?: number; game?: string } = {},
) {
  const { id } = await people[0]!.table({
    game,
    leaver,
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }))],
    ...more,
  })
  for (const guest of people.slice(1, seats)) await guest.post(path(id, '/join'), {})
  expect((await people[0]!.state(id)).status).toBe('running')
  return id
}
const leave = (guest: Guest, id: string) => guest.post(path(id, '/resign'), {})
const votes = async (guest: Guest, id: string) => (await guest.state(id)).votes ?? []
const say = async (guest: Guest, id: string, answer: string | null) => {
  const [vote] = await votes(guest, id)
  return guest.send<{ outcome: string | null; error: { code: string } }>('PUT', path(id, `/votes/${vote!.id}`), {
    answer,
  })
}
const rowsOf = async (id: string) => {
  const rows = 'select kind, seat, word, cause from moves where match = $1 order by seq'
  return (await database.query<{ kind: string; seat: number; word: string; cause: string | null }>(rows, [id])).rows
}
const events = async (id: string) =>
  (await rowsOf(id)).filter(r => r.kind !== 'move' && r.kind !== 'takeback').map(r => [r.kind, r.seat, r.word])
/** The time of all votes of a match is over. */
const LATE = `with over as (update votes set ends = now() - interval '1 second' where match = $1), noted as (insert into seat_changes (match) values ($1))
  update progress set changed = changed + 1 where match = $1`
const late = (id: string) => database.query(LATE, [id])
const unrated = async (id: string) =>
  (await database.query<{ unrated: string }>('select unrated from matches where id = $1', [id])).rows[0]!.unrated
const seatOf = async (guest: Guest, id: string) => (await guest.state(id)).seats.find(s => s.you)!.seat

describe('what the table chose', () => {
  test('bot: it plays on at once, is marked as playing for who left, and a line of talk says so', async () => {
    const id = await match('bot')
    const stream = await people[1]!.watch(id)
    expect((await leave(people[0]!, id)).status).toBe(200)
    const { seats, talk } = await people[1]!.state(id)
    expect(seats[0]).toMatchObject({ kind: 'bot', level: 'club', stead: 'Ann' })
    expect(talk.at(-1)).toMatchObject({ by: '', told: { event: 'replaced', seat: 0, level: 'club', name: 'Ann' } })
    expect(await events(id)).toEqual([['seat', 0, 'replaced']])
    expect(await unrated(id)).toBe('substituted')
    await stream.until(s => s.events.some(e => e.event === 'talk' && e.data.told?.event === 'replaced'))
    stream.close()
  })

  test('vote: the others are asked, more than half decide, and each person has one voice, the host as well', async () => {
    const id = await match('vote', { seats: 4 })
    await leave(people[3]!, id)
    const { seats, away } = await people[0]!.state(id)
    const [vote] = await votes(people[0]!, id)
    expect([seats[3]!.kind, away]).toEqual(['person', [3]])
    expect(vote).toMatchObject({ kind: 'leaver', seat: 3, voters: [0, 1, 2], otherwise: 'bot', ballots: [] })
    expect((await say(people[3]!, id, 'wait')).body.error.code).toBe('no-voice')
    expect((await say(people[0]!, id, 'yes')).status).toBe(422)
    expect((await say(people[0]!, id, 'wait')).body).toEqual({ outcome: null })
    expect((await say(people[0]!, id, 'bot')).body).toEqual({ outcome: null }) // changed, not counted twice
    expect((await say(people[1]!, id, 'bot')).body).toEqual({ outcome: 'bot' })
    expect(await events(id)).toEqual([
      ['seat', 3, 'left'],
      ['vote', 3, 'leaver:bot'],
      ['seat', 3, 'replaced'],
    ])
    expect((await people[2]!.state(id)).seats[3]).toMatchObject({ kind: 'bot', stead: 'Dora' })
    expect(await votes(people[0]!, id)).toEqual([])
  })

  test('an answer may be taken back; when time is over a bot plays on, even if some have not voted', async () => {
    const id = await match('vote')
    await leave(people[0]!, id)
    await say(people[1]!, id, 'end')
    await say(people[1]!, id, null)
    expect((await votes(people[2]!, id))[0]!.ballots).toEqual([])
    await late(id)
    await until(async () => (await people[1]!.state(id)).seats[0]!.kind === 'bot')
    expect(await events(id)).toEqual([
      ['seat', 0, 'left'],
      ['vote', 0, 'leaver:bot'],
      ['seat', 0, 'replaced'],
    ])
  })

  test('an absent player who plays is there again: the vote is void, and nothing comes of it', async () => {
    const id = await match('vote')
    const { acting } = await people[0]!.state(id)
    const who = people[acting[0]!]!
    const other = people[(acting[0]! + 1) % 3]!
    await leave(who, id)
    expect(await votes(other, id)).toHaveLength(1)
    expect((await who.playOne(id)).status).toBe(200)
    expect(await votes(other, id)).toEqual([])
    expect((await other.state(id)).away).toEqual([])
    await late(id)
    await until(async () => (await database.query('select from leavers where match = $1', [id])).rowCount === 0)
    expect((await other.state(id)).seats.map(s => s.kind)).toEqual(['person', 'person', 'person'])
    expect(await events(id)).toEqual([['seat', acting[0], 'left']])
  })

  test('wait: they wait; any player calls a vote, and when time is over they wait on', async () => {
    const id = await match('wait')
    await leave(people[0]!, id)
    expect(await votes(people[1]!, id)).toEqual([])
    expect((await people[1]!.state(id)).mayCall).toEqual([0])
    expect((await people[0]!.post(path(id, '/votes'), { kind: 'leaver', seat: 0 })).body.error.code).toBe('not-away')
    expect((await people[1]!.post(path(id, '/votes'), { kind: 'leaver', seat: 0 })).status).toBe(200)
    expect((await people[2]!.post(path(id, '/votes'), { kind: 'leaver', seat: 0 })).body.error.code).toBe(
      'asked-already',
    )
    await late(id)
    await until(async () => (await votes(people[1]!, id)).length === 0)
    expect((await events(id)).at(-1)).toEqual(['vote', 0, 'leaver:wait'])
    expect((await people[1]!.state(id)).seats[0]!.kind).toBe('person')
    expect((await people[0]!.post(path(id, '/return'), {})).status).toBe(200)
    expect((await people[1]!.state(id)).away ?? []).toEqual([])
  })

  test('a table that votes and has agreed to wait is asked again', async () => {
    const id = await match('vote')
    await leave(people[0]!, id)
    await say(people[1]!, id, 'wait')
    expect((await say(people[2]!, id, 'wait')).body.outcome).toBe('wait')
    await database.query(`update leavers set until = now() - interval '1 second' where match = $1`, [id])
    await until(async () => (await votes(people[1]!, id)).length === 1)
  })

  test('end unrated: the match ends, places as they stand, and only who left is noted', async () => {
    const id = await match('end-unrated')
    await people[0]!.playOne(id).catch(() => undefined)
    await leave(people[1]!, id)
    const { status, scores, unrated: why } = await people[0]!.state(id)
    expect([status, why?.code, scores?.length]).toEqual(['finished', 'left', 3])
    const { rows } = await database.query('select seat, "left" from results where match = $1 order by seat', [id])
    expect(rows).toEqual([
      { seat: 0, left: false },
      { seat: 1, left: true },
      { seat: 2, left: false },
    ])
    const { body } = await people[2]!.get<{ record: object; scores: object[]; unrated: string }>(path(id, '/export'))
    expect([body.unrated, body.scores.length, 'record' in body]).toEqual(['left', 3, true])
  })

  test('the same comes of a vote to end it', async () => {
    const id = await match('vote')
    await leave(people[0]!, id)
    await say(people[1]!, id, 'end')
    expect((await say(people[2]!, id, 'end')).body.outcome).toBe('end')
    expect([(await people[1]!.state(id)).status, await unrated(id)]).toEqual(['finished', 'left'])
    expect((await events(id)).at(-1)).toEqual(['end', 0, 'left'])
  })

  test('two of three gone: the last player ends it, unrated, and nobody could before', async () => {
    const id = await match('bot')
    await leave(people[0]!, id)
    expect((await people[2]!.post(path(id, '/end'))).body.error.code).toBe('not-forsaken')
    await leave(people[1]!, id)
    expect((await people[2]!.state(id)).mayEnd).toBe(true)
    expect((await people[0]!.post(path(id, '/end'))).status).toBe(409)
    expect((await people[2]!.post(path(id, '/end'))).status).toBe(200)
    const { status, scores } = await people[2]!.state(id)
    expect([status, scores?.length, await unrated(id)]).toEqual(['finished', 3, 'substituted'])
    expect((await database.query('select from results where match = $1 and "left"', [id])).rowCount).toBe(0)
  })

  test('nobody left to answer: a bot plays on, whatever was chosen', async () => {
    const { id } = await people[0]!.table({ game: 'ostia', leaver: 'vote', seats: [{ kind: 'me' }, { kind: 'bot' }] })
    await leave(people[0]!, id)
    expect((await people[0]!.state(id)).seats[0]!.kind).toBe('bot')
  })

  test('without a clock anybody may ask after fourteen days', async () => {
    const id = await match('bot')
    const [seat] = (await people[0]!.state(id)).acting
    const other = people[(seat! + 1) % 3]!
    const ask = () => other.post(path(id, '/votes'), { kind: 'leaver', seat })
    expect((await ask()).body.error.code).toBe('not-away')
    await database.query(
      `update progress set asked_since = array(select s - interval '15 days' from unnest(asked_since) s) where match = $1`,
      [id],
    )
    // A server that reloads the match, as every server does sooner or later.
    const hall = await hallOf(url)
    const there = at(hall, other)
    expect((await there.state(id)).mayCall).toEqual([seat])
    expect((await there.post(path(id, '/votes'), { kind: 'leaver', seat })).status).toBe(200)
    expect(await votes(there, id)).toHaveLength(1)
    await hall.close()
  })
})

describe('the way back', () => {
  test('until the round is over, where the table says so; the seat has its owner’s name meanwhile', async () => {
    const id = await match('bot', { comeBack: 'round', seats: 2 })
    await leave(people[0]!, id)
    const left = await people[0]!.state(id)
    expect(left.mayReturn).toEqual([0])
    expect(left.seats[0]!.round).toBe(1)
    expect((await people[0]!.post(path(id, '/return'), {})).status).toBe(200)
    await leave(people[0]!, id)
    // The round goes by.
    const round = async () => ((await people[1]!.state(id)).view as unknown as { round: number }).round
    while ((await round()) === 1) {
      const { legal } = await people[1]!.state(id)
      if (legal.length) await people[1]!.playOne(id)
    }
    expect((await people[0]!.state(id)).mayReturn).toBeUndefined()
    expect((await people[0]!.post(path(id, '/return'), {})).body.error.code).toBe('too-late-to-return')
  })

  test('a game without rounds: until its bot has answered five questions', async () => {
    const id = await match('bot', { comeBack: 'round', game: 'toy', seats: 2 })
    await leave(people[0]!, id)
    expect((await people[0]!.state(id)).mayReturn).toEqual([0])
    const answered = async () => (await rowsOf(id)).filter(r => r.kind === 'move' && r.seat === 0).length
    while ((await answered()) < 5) {
      const { legal } = await people[1]!.state(id)
      if (legal.length) await people[1]!.playOne(id)
    }
    expect((await people[0]!.post(path(id, '/return'), {})).status).toBe(409)
  })

  test('never, where the table says so', async () => {
    const id = await match('bot', { comeBack: 'never' })
    await leave(people[0]!, id)
    expect((await people[0]!.state(id)).mayReturn).toBeUndefined()
    expect((await people[0]!.post(path(id, '/return'), {})).body.error.code).toBe('too-late-to-return')
  })
})

describe('never', () => {
  test('SECRET another person gets the seat, its hand or its orders; the leaver reads on as a spectator', async () => {
    const id = await match('bot', { game: 'princes-of-florence' })
    await leave(people[0]!, id)
    const stranger = people[3]!
    expect((await stranger.post(path(id, '/join'), { seat: 0 })).status).toBe(409)
    for (const [who, eyes] of [
      [stranger, 30],
      [people[0]!, 30],
      [people[1]!, 1],
    ] as const) {
      if (who === people[1]!) expect((await who.post(path(id, '/return'), { seat: 0 })).status).toBe(403)
      expect((await who.state(id)).eyes).toBe(eyes)
      expect((await who.get(path(id, '?seat=0'))).status).toBe(403)
    }
    expect((await stranger.post(path(id, '/return'), { seat: 0 })).status).toBe(403)
    // What was played they read as before, and no more.
    expect((await people[0]!.state(id)).log.length).toBeGreaterThan(0)
  })

  test('a seat changes silently: whatever becomes of one is a row, a sitting, and a line of talk', async () => {
    for (const [policy, does] of [
      ['bot', async () => undefined],
      ['vote', (id: string) => say(people[1]!, id, 'bot').then(() => say(people[2]!, id, 'bot'))],
    ] as const) {
      const id = await match(policy)
      await leave(people[0]!, id)
      await does(id)
      await people[0]!.post(path(id, '/return'), {})
      const { rows } = await database.query<{ since: number }>(
        'select since from sittings where match = $1 and seat = 0 and n > 0 order by n',
        [id],
      )
      const said = (await rowsOf(id)).flatMap((r, k) => (['replaced', 'returned'].includes(r.word) ? [k + 1] : []))
      expect(rows.map(r => r.since)).toEqual(said)
      const told = (await people[1]!.state(id)).talk.flatMap(t => (t.told ? [t.told.event] : []))
      expect(told).toEqual([...(policy === 'vote' ? ['left'] : []), 'replaced', 'returned'])
    }
  })

  test('the owner’s standing orders act under the bot', async () => {
    const id = await match('vote', { game: 'terra-mystica', seats: 3 })
    for (const guest of people.slice(0, 3)) {
      const seat = await seatOf(guest, id)
      const order = await guest.send('PUT', path(id, '/standing'), { seat, order: 'leech:1' })
      if (order.status === 200) break
    }
    await database.query(`insert into orders values ($1, 0, 'x') on conflict do nothing`, [id])
    await leave(people[0]!, id)
    await say(people[1]!, id, 'bot')
    await say(people[2]!, id, 'bot')
    expect((await database.query('select from orders where match = $1 and seat = 0', [id])).rowCount).toBe(0)
  })

  test('somebody else’s ballot, a voice for who is away, or an answer after the end', async () => {
    const id = await match('vote', { seats: 4 })
    await leave(people[0]!, id)
    const [vote] = await votes(people[1]!, id)
    const put = (guest: Guest, answer = 'bot') => guest.send('PUT', path(id, `/votes/${vote!.id}`), { answer })
    expect((await put(await Guest.named(one, 'Eve'))).status).toBe(403)
    await leave(people[1]!, id) // a second one: their voice is gone
    expect((await put(people[1]!)).body.error.code).toBe('no-voice')
    await put(people[2]!)
    expect((await put(people[3]!)).status).toBe(200)
    expect((await put(people[2]!)).body.error.code).toBe('vote-over')
  })
})

describe('takeback by consent', () => {
  /** A match of two in which the first to move has moved, and the other after them. */
  async function moved() {
    const id = await match('bot', { seats: 2 })
    const { acting } = await people[0]!.state(id)
    const asks = people[acting[0]!]!
    const other = people[1 - acting[0]!]!
    while ((await asks.state(id)).acting[0] === acting[0]) await asks.playOne(id)
    while ((await asks.state(id)).acting[0] !== acting[0]) await other.playOne(id)
    return { id, asks, other, seat: acting[0]! }
  }

  test('all say yes: everything since goes back, a row says so, and the match is the same for every server', async () => {
    const { id, asks, other, seat } = await moved()
    const before = await asks.state(id)
    expect(before.mayTakeBack).toEqual([])
    expect((await asks.post(path(id, '/votes'), { kind: 'takeback', seat: 1 - seat })).status).toBe(403)
    expect((await asks.post(path(id, '/votes'), { kind: 'takeback', seat })).status).toBe(200)
    expect((await votes(other, id))[0]).toMatchObject({ kind: 'takeback', seat, voters: [1 - seat], otherwise: 'no' })
    expect((await say(other, id, 'yes')).body.outcome).toBe('yes')
    const after = await asks.state(id)
    expect(after.acting).toEqual([seat])
    const lastOf = (s: typeof before) => s.log.filter(e => !e.event && e.seat === seat).length
    expect(lastOf(after)).toBe(lastOf(before) - 1)
    expect((await events(id)).at(-1)).toEqual(['vote', seat, 'takeback:yes'])
    const hall = await hallOf(url)
    const there = await at(hall, asks).state(id)
    expect([there.view, there.log]).toEqual([after.view, after.log])
    await hall.close()
    expect((await asks.playOne(id)).status).toBe(200)
  })

  test('the table moves on: it is gone; somebody says no: a row says so', async () => {
    const { id, asks, other, seat } = await moved()
    const ask = () => asks.post(path(id, '/votes'), { kind: 'takeback', seat })
    await ask()
    const [vote] = await votes(other, id)
    await asks.playOne(id)
    expect(await votes(other, id)).toEqual([])
    const gone = await other.send('PUT', path(id, `/votes/${vote!.id}`), { answer: 'yes' })
    expect(gone.body.error.code).toBe('vote-over')
    expect((await ask()).status).toBe(200)
    expect((await say(other, id, 'no')).body.outcome).toBe('no')
    expect((await events(id)).at(-1)).toEqual(['vote', seat, 'takeback:no'])
    expect((await rowsOf(id)).some(r => r.kind === 'takeback')).toBe(false)
  })
})

describe('with a clock', () => {
  const clock = { bank: 3600, increment: 60, cap: 7200 }
  /** The clock of the asked seat has expired. */
  async function timeOver(id: string): Promise<number> {
    const [seat] = (await people[0]!.state(id)).acting
    await database.query(
      `update progress set deadline = now() - interval '1 minute', clocks = jsonb_set(jsonb_set(clocks, array[$2::text, 'left'], '0'), array[$2::text, 'deadline'], '1000')
       where match = $1`,
      [id, seat],
    )
    return seat!
  }

  test.each(['bot', 'vote', 'end-unrated'] as const)(
    'time is over: what the table chose happens, once at two servers: %s',
    async policy => {
      const id = await match(policy, { clock })
      const seat = await timeOver(id)
      const other = people[(seat + 1) % 3]!
      await until(async () => (await events(id)).some(e => e[0] !== 'clock'))
      const said = (await events(id)).filter(e => e[0] !== 'clock')
      expect(said).toEqual([
        policy === 'bot'
          ? ['seat', seat, 'replaced']
          : policy === 'vote'
            ? ['seat', seat, 'left']
            : ['end', seat, 'left'],
      ])
      const open = async () => (await votes(other, id)).map(v => [v.seat, v.why])
      await expect.poll(open).toEqual(policy === 'vote' ? [[seat, 'time']] : [])
    },
  )

  test('a pause by all: the clocks stop from the row that says so, and anybody resumes them', async () => {
    const id = await match('bot', { clock })
    const ask = (guest: Guest) => guest.post(path(id, '/votes'), { kind: 'pause' })
    expect((await ask(people[0]!)).status).toBe(200)
    expect((await ask(people[1]!)).body.error.code).toBe('asked-already')
    await say(people[1]!, id, 'yes')
    expect((await people[0]!.state(id)).clocks?.paused).toBeUndefined()
    expect((await say(people[2]!, id, 'yes')).body.outcome).toBe('yes')
    expect((await people[0]!.state(id)).clocks?.paused).toBe(true)
    expect((await ask(people[2]!)).status).toBe(200)
    expect((await people[0]!.state(id)).clocks?.paused).toBeUndefined()
    expect((await events(id)).map(e => e[2])).toEqual(['pause:on', 'pause:off'])
    const plain = await match('bot')
    expect((await people[0]!.post(path(plain, '/votes'), { kind: 'pause' })).body.error.code).toBe('no-clock')
  })

  test('the clock of a seat that a bot holds stands; a returning player has what was left', async () => {
    const id = await match('bot', { clock })
    const [seat] = (await people[0]!.state(id)).acting
    await leave(people[seat!]!, id)
    await until(async () => (await people[0]!.state(id)).clocks?.seats[seat!]?.deadline === undefined)
    await people[seat!]!.post(path(id, '/return'), {})
    expect((await people[0]!.state(id)).clocks!.seats[seat!]!.left).toBeGreaterThan(3_000_000)
  })
})

describe('two servers', () => {
  test('a vote, its ballots and what comes of it are heard at the other', async () => {
    const id = await match('vote')
    const there = await at(two, people[2]!).watch(id)
    await leave(people[0]!, id)
    await there.until(s => s.events.some(e => e.event === 'seats' && e.data.votes.length === 1))
    await say(people[1]!, id, 'bot')
    await there.until(s => s.events.some(e => e.event === 'seats' && e.data.votes[0]?.ballots.length === 1))
    expect((await say(at(two, people[2]!), id, 'bot')).body.outcome).toBe('bot')
    await there.until(s => s.events.some(e => e.event === 'talk' && e.data.told?.event === 'replaced'))
    there.close()
  })

  test('ballots at once, at random, at two servers: one outcome, one row, one holder', async () => {
    const roll = dice(6)
    for (let n = 0; n < (ALL ? 1000 : 25); n++) {
      const id = await match('vote', { seats: 4 })
      await leave(people[0]!, id)
      const [vote] = await votes(people[1]!, id)
      const answers = ['bot', 'wait', 'end', null]
      await Promise.all(
        Array.from({ length: 8 }, () => {
          const guest = people[1 + roll(3)]!
          return at([one, two][roll(2)]!, guest).send('PUT', path(id, `/votes/${vote!.id}`), {
            answer: answers[roll(4)],
          })
        }),
      )
      const told = (await events(id)).filter(e => e[0] === 'vote')
      const { outcome } = (await database.query('select outcome from votes where id = $1', [vote!.id])).rows[0]!
      const { rows: ballots } = await database.query<{ answer: string; n: number }>(
        'select answer, count(*)::int as n from ballots where vote = $1 group by answer order by 2 desc',
        [vote!.id],
      )
      expect(told.map(([, , word]) => word)).toEqual(outcome === null ? [] : [`leaver:${outcome}`])
      expect(outcome, `match ${n}`).toBe((ballots[0]?.n ?? 0) >= 2 ? ballots[0]!.answer : null)
      // The server that has not decided it hears of it a moment later.
      const kind = outcome === 'bot' ? 'bot' : 'person'
      for (const hall of [one, two])
        await until(async () => (await at(hall, people[1]!).state(id)).seats[0]!.kind === kind)
    }
  }, 600_000)

  test('cut in the middle: nothing of it is there, or all of it', async () => {
    const id = await match('vote')
    await leave(people[0]!, id)
    const [vote] = await votes(people[1]!, id)
    await say(people[1]!, id, 'bot')
    // The transaction of the deciding ballot has to wait for this lock, after it has written its row; then it is cut.
    const holds = new pg.Client({ connectionString: url })
    await holds.connect()
    await holds.query('begin')
    await holds.query('select from seats where match = $1 for update', [id])
    const answer = people[2]!.send('PUT', path(id, `/votes/${vote!.id}`), { answer: 'bot' })
    const WAITS = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%seats%'`
    await until(async () => (await database.query(`select ${WAITS}`)).rowCount! > 0)
    await database.query(`select pg_terminate_backend(pid, 5000) ${WAITS}`)
    await holds.query('rollback')
    await holds.end()
    expect((await answer).status).toBeGreaterThanOrEqual(500)
    expect(await events(id)).toEqual([['seat', 0, 'left']])
    expect((await votes(people[1]!, id))[0]!.ballots).toEqual([{ seat: 1, answer: 'bot' }])
    expect((await say(people[2]!, id, 'bot')).body.outcome).toBe('bot')
  })
})
