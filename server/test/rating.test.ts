/** R10: ratings follow from results, in the order of their ends, the same on every server and at any time; and each thing that makes a match not count does. */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LIBRARY, NEWCOMER, provisional, rate, shown, weightOf } from '../domain/rating.ts'
import { openStore, type Store } from '../hall/store.ts'
import { dice, freshDatabase } from './hall.ts'

let pool: pg.Pool
let one: Store
let two: Store
beforeAll(async () => {
  const connectionString = await freshDatabase()
  pool = new pg.Pool({ connectionString, max: 8 })
  one = openStore(pool)
  two = openStore(new pg.Pool({ connectionString, max: 2 }))
})
afterAll(() => pool.end())
beforeEach(async () => {
  await pool.query('truncate people, boxes, matches cascade; truncate rating_queue, rating_changes')
})

let n = 0
const person = async (name: string, kept = true): Promise<string> => {
  await pool.query('insert into people (id, name) values ($1, $1)', [name])
  if (kept) await pool.query(`insert into credentials (id, person, kind, key) values ($1, $1, 'mail', $1)`, [name])
  return name
}
interface Ended {
  game?: string
  /** Seconds ago. */
  ago: number
  places: readonly (readonly [person: string | null, place: number])[]
  rated?: boolean
  unrated?: string
  queued?: boolean
  law?: number
}
/** A match that has ended, as the rows say it. */
async function ended({
  game = 'ostia',
  ago,
  places,
  rated = true,
  unrated,
  queued = true,
  law = 2,
}: Ended): Promise<string> {
  const id = `match${String(++n).padStart(6, '0')}`
  await pool.query(`insert into boxes values ('box', 'ostia', '{}') on conflict do nothing`)
  await pool.query(
    `insert into matches (id, game, rules, box, name, options, status, visibility, invite, commitment, rated, unrated, rating_law)
     values ($1, $2, 'x@1', 'box', '', '{}', 'finished', 'open', 'i', 'c', $3, $4, $5)`,
    [id, game, rated, unrated ?? null, law],
  )
  await pool.query(`insert into progress (match, at) values ($1, now() - $2 * interval '1 second')`, [id, ago])
  for (const [seat, [who, place]] of places.entries()) {
    await pool.query('insert into seats (match, seat, kind, person) values ($1, $2, $3, $4)', [
      ...[id, seat, who ? 'person' : 'bot', who],
    ])
    await pool.query('insert into sittings (match, seat, n, person, since) values ($1, $2, 0, $3, 0)', [id, seat, who])
    await pool.query(`insert into results values ($1, $2, $3, 0, $4, '{}')`, [id, seat, who, place])
  }
  if (queued)
    await pool.query(
      `insert into rating_queue select id, now() - $2 * interval '1 second' from matches where id = $1 and rated`,
      [id, ago],
    )
  return id
}
const foldAll = async () => {
  while (await one.fold());
}
/** All that is stored, to the last digit. */
const all = async () => ({
  ratings: (await pool.query('select * from ratings order by person, game, seats')).rows,
  changes: (await pool.query('select * from rating_changes order by at, match, person')).rows,
})

test('the winner gains what the loser loses, who are equal stay so, and what is not yet known is marked', () => {
  const [a, b] = rate([
    { ...NEWCOMER, place: 0, left: false },
    { ...NEWCOMER, place: 1, left: false },
  ]) as [typeof NEWCOMER, typeof NEWCOMER]
  expect(a.mu - 25).toBeCloseTo(25 - b.mu)
  expect([shown(NEWCOMER), shown(a) > 1500, shown(b) < 1500]).toEqual([1500, true, true])
  const tied = rate([0, 0, 0].map(place => ({ ...NEWCOMER, place, left: false })))
  expect(tied[0]).toEqual(tied[1])
  expect(tied[0]!.mu).toBeCloseTo(25)
  expect(provisional(NEWCOMER)).toBe(true)
  let pair = [NEWCOMER, NEWCOMER]
  let matches = 0
  for (; provisional(pair[0]!); matches++)
    pair = rate(pair.map((s, k) => ({ ...s, place: k ^ (matches & 1), left: false })))
  expect(matches).toBe(12)
})

test('a thousand random matches, folded as they come by two servers at once, equal what folding all of history gives', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, (_, k) => person(`p${k}`)))
  const die = dice(7)
  for (let k = 0; k < 1000; k++) {
    const many = 2 + die(4)
    const sat = people.toSorted(() => die(3) - 1).slice(0, many)
    await ended({
      game: die(2) ? 'ostia' : 'tiletum',
      law: k < 300 ? 1 : 2,
      ago: 5000 - k * 2 - die(5),
      places: sat.map(who => [who, die(many)] as const),
    })
    if (k % 100 === 99) await Promise.all([one.fold(), two.fold(), one.fold()])
  }
  await foldAll()
  const before = await all()
  expect(before.changes.length).toBeGreaterThan(2000)
  expect(new Set(before.ratings.map(r => r.library))).toEqual(new Set([LIBRARY]))
  expect((await pool.query('select from rating_queue')).rowCount).toBe(0)
  expect(await one.refoldAll()).toHaveLength(8)
  expect(await all()).toEqual(before)
  // Each step begins where the one before it ended.
  const last = new Map<string, object>()
  for (const c of before.changes) {
    const key = `${c.person} ${c.game} ${c.seats}`
    expect({ mu: c.mu_before, sigma: c.sigma_before }).toEqual(last.get(key) ?? NEWCOMER)
    last.set(key, { mu: c.mu, sigma: c.sigma })
  }
})

test('while all history is folded again, what ends waits; afterwards it is folded, and nothing is lost', async () => {
  const people = await Promise.all(['ann', 'bob', 'cleo'].map(name => person(name)))
  const many = 1100
  const ks = `generate_series(1, ${many}) k`
  const who = `(array['ann', 'bob', 'cleo'])[1 + (k + s) % 3]`
  // More than is folded at once: the same match again and again, between changing pairs.
  await ended({ ago: 9000, places: people.slice(0, 2).map((who, k) => [who, k] as const) })
  for (const insert of [
    `matches (id, game, rules, box, name, options, status, visibility, invite, commitment, rated)
       select 'many' || k, game, rules, box, name, options, status, visibility, invite, commitment, rated from matches, ${ks}`,
    `progress (match, at) select 'many' || k, now() - interval '8000 seconds' + k * interval '0.5 seconds' from ${ks}`,
    `seats (match, seat, kind, person) select 'many' || k, s, 'person', ${who} from ${ks}, generate_series(0, 1) s`,
    `results (match, seat, person, total, place, sources) select 'many' || k, s, ${who}, 0, (s + k / 3) % 2, '{}' from ${ks}, generate_series(0, 1) s`,
  ])
    await pool.query(`insert into ${insert}`)
  await foldAll()
  const held = await pool.connect()
  await held.query('begin')
  await held.query(`select from ratings where person = 'ann' for update`)
  const anew = one.refoldAll()
  await expect
    .poll(
      async () =>
        (
          await pool.query(
            `select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'delete from ratings'`,
          )
        ).rowCount,
    )
    .toBe(1)
  const late = await ended({
    ago: 7800,
    places: [
      [people[0]!, 0],
      [people[1]!, 1],
    ],
  })
  expect(await two.fold()).toBe(0)
  await held.query('rollback')
  held.release()
  await anew
  expect((await one.ratingOf(late)).pending).toBe(true)
  await foldAll()
  const after = await all()
  expect(after.changes.map(c => c.match)).toContain(late)
  expect(new Set(after.changes.map(c => c.match)).size).toBe(many + 2)
  await one.refoldAll()
  expect(await all()).toEqual(after)
})

test('two servers that fold at once fold each match once', async () => {
  const [ann, bob] = [await person('ann'), await person('bob')]
  for (let k = 0; k < 30; k++)
    await ended({
      ago: 100 - k,
      places: [
        [ann, k % 2],
        [bob, 1 - (k % 2)],
      ],
    })
  const folded = await Promise.all(Array.from({ length: 6 }, (_, k) => (k % 2 ? one : two).fold()))
  expect(folded.filter(Boolean)).toEqual([30])
  expect((await pool.query('select matches from ratings')).rows).toEqual([{ matches: 30 }, { matches: 30 }])
})

test('nothing is folded before all that ended before it can be written: ten seconds', async () => {
  const [ann, bob] = [await person('ann'), await person('bob')]
  await ended({
    ago: 9,
    places: [
      [ann, 0],
      [bob, 1],
    ],
  })
  expect(await one.fold()).toBe(0)
  const early = await ended({
    ago: 11,
    places: [
      [bob, 0],
      [ann, 1],
    ],
  })
  expect(await one.fold()).toBe(1)
  expect((await one.ratingOf(early)).changes.map(c => c.person)).toEqual([bob, ann])
})

test('a match written too late for its place, or taken out and put back, has its pool folded again, and no other', async () => {
  const [ann, bob, cid] = [await person('ann'), await person('bob'), await person('cid')]
  const places = (k: number) => [[ann, k % 2] as const, [bob, 1 - (k % 2)] as const]
  const late = await ended({ ago: 90, places: places(1), queued: false })
  for (let k = 0; k < 4; k++) await ended({ ago: 80 - k, places: places(k) })
  await ended({
    game: 'tiletum',
    ago: 70,
    places: [
      [ann, 0],
      [cid, 1],
    ],
  })
  await foldAll()
  await pool.query(`insert into rating_queue values ($1, now() - interval '20 seconds')`, [late])
  await foldAll()
  const whole = await all()
  expect(whole.changes).toHaveLength(12)
  await one.refoldAll()
  expect(await all()).toEqual(whole)
  // An operator takes it out.
  await pool.query('insert into voids (match) values ($1)', [late])
  await pool.query(`insert into rating_queue values ($1, now() - interval '20 seconds')`, [late])
  await foldAll()
  expect((await all()).changes.map(c => c.match)).not.toContain(late)
  expect((await all()).changes).toHaveLength(10)
  await pool.query('update voids set lifted = true')
  await pool.query(`insert into rating_queue values ($1, now() - interval '20 seconds')`, [late])
  await foldAll()
  expect(await all()).toEqual(whole)
})

test('a match that an operator has ended, which has no results, stops no fold of its pool', async () => {
  const [ann, bob] = [await person('ann'), await person('bob')]
  const both = [[ann, 0] as const, [bob, 1] as const]
  const closed = await ended({ ago: 90, places: both })
  await pool.query('delete from results where match = $1', [closed])
  const played = await ended({ ago: 80, places: both })
  await foldAll()
  await one.refoldAll()
  expect((await all()).changes.map(c => c.match)).toEqual([played, played])
})

describe('what does not count', () => {
  for (const [what, match] of [
    ['a table that was not to count', { rated: false }],
    ['a guest at the deal', { unrated: 'guest' }],
    ['two from one address', { unrated: 'same-address' }],
    ['a match that was ended', { unrated: 'ended' }],
    ['a bot that held a seat for a while', { unrated: 'substituted' }],
  ] as const)
    test(what, async () => {
      const [ann, bob] = [await person('ann'), await person('bob')]
      await ended({
        ago: 60,
        places: [
          [ann, 0],
          [bob, 1],
        ],
        ...match,
      })
      await foldAll()
      expect(await all()).toEqual({ ratings: [], changes: [] })
      await one.refoldAll()
      expect(await all()).toEqual({ ratings: [], changes: [] })
    })

  test('a bot at the end, somebody twice, a seat that was given to a bot and taken back', async () => {
    const [ann, bob] = [await person('ann'), await person('bob')]
    await ended({
      ago: 60,
      places: [
        [ann, 0],
        [null, 1],
      ],
    })
    await ended({
      ago: 50,
      places: [
        [ann, 0],
        [ann, 1],
      ],
    })
    const back = await ended({
      law: 1,
      ago: 40,
      places: [
        [ann, 0],
        [bob, 1],
      ],
    })
    await pool.query(
      'insert into sittings (match, seat, n, person, since) values ($1, 0, 1, null, 5), ($1, 0, 2, $2, 9)',
      [back, ann],
    )
    await foldAll()
    expect(await all()).toEqual({ ratings: [], changes: [] })
  })
})

test('the ladder has accounts with ten matches that show it to all, the best first', async () => {
  const [ann, bob, cid] = [await person('ann'), await person('bob'), await person('cid', false)]
  for (let k = 0; k < 10; k++)
    await ended({
      ago: 200 - k,
      places: [
        [ann, 0],
        [bob, 1],
      ],
    })
  for (let k = 0; k < 9; k++)
    await ended({
      ago: 100 - k,
      game: 'tiletum',
      places: [
        [ann, 0],
        [bob, 1],
      ],
    })
  for (let k = 0; k < 12; k++)
    await ended({
      ago: 150 - k,
      places: [
        [cid, 0],
        [k % 2 ? ann : bob, 1],
      ],
    })
  await foldAll()
  const ladder = (game = 'ostia') => one.ladder({ game, seats: 2 }, { limit: 10, after: 0 })
  expect((await ladder()).people.map(p => p.name)).toEqual([ann, bob])
  expect((await ladder('tiletum')).people).toEqual([])
  await pool.query(`update people set shown = 'acquaintances' where id = $1`, [ann])
  expect(await ladder()).toMatchObject({ count: 1, people: [{ name: bob }] })
})

test('operators see pairs that only play each other, and nobody else', async () => {
  const [ann, bob, cid, dan, eve] = await Promise.all(['ann', 'bob', 'cid', 'dan', 'eve'].map(name => person(name)))
  const play = (ago: number, first: string, second: string, game = 'ostia') =>
    ended({ ago, game, places: [first, second].map((who, place) => [who, place] as const) })
  for (let k = 0; k < 3; k++) {
    const id = await play(900 - k, k ? ann! : bob!, k ? bob! : ann!)
    if (k) await pool.query(`update matches set visibility = 'private' where id = $1`, [id])
    await play(800 - k, cid!, dan!)
  }
  await foldAll()
  const found = async () => (await one.pairs()).map(p => [...p.people.flatMap(h => [h.id, h.won]), p.matches, p.closed])
  expect(await found()).toEqual([
    [cid, 3, dan, 0, 3, 0],
    [ann, 2, bob, 1, 3, 2],
  ])
  // One other opponent, at any game, and they no longer only play each other.
  await play(700, dan!, eve!, 'tiletum')
  await foldAll()
  expect(await found()).toEqual([[ann, 2, bob, 1, 3, 2]])
  // What lies far back is forgotten.
  await pool.query(`update rating_changes set at = at - interval '91 days'`)
  expect(await found()).toEqual([])
})

describe('the same pair again and again', () => {
  const two = (a: string, b: string) =>
    [
      [a, 0],
      [b, 1],
    ] as const
  const DAY = 86_400

  test('weighs less each time within thirty days, in its pool, and only by the second law', async () => {
    const [ann, bob, cid] = [await person('ann'), await person('bob'), await person('cid')]
    expect([weightOf([0]), weightOf([1]), weightOf([2]), weightOf([0, 1])]).toEqual([1, 1 / 2, 1 / 3, 3 / 4])
    for (const ago of [55, 20, 10, 5]) await ended({ ago: ago * DAY, places: two(ann, bob) })
    await ended({ ago: 4 * DAY, game: 'tiletum', places: two(ann, bob) })
    await ended({ ago: 3 * DAY, law: 1, places: two(ann, bob) })
    await ended({ ago: 2 * DAY, places: two(ann, cid) })
    await foldAll()
    const { changes } = await all()
    // Ours, of what Plackett and Luce give.
    let known = { [ann]: NEWCOMER, [bob]: NEWCOMER, [cid]: NEWCOMER }
    const expected = [1, 1, 1 / 2, 1 / 3, undefined, 1, 1].flatMap((weight, k) => {
      if (weight === undefined) return []
      const other = k === 6 ? cid : bob
      const [won, lost] = rate([
        { ...known[ann]!, place: 0, left: false, weight },
        { ...known[other]!, place: 1, left: false, weight },
      ])
      known = { ...known, [ann]: won!, [other]: lost! }
      return [won]
    })
    const course = changes.filter(c => c.person === ann && c.game === 'ostia').map(({ mu, sigma }) => ({ mu, sigma }))
    expect(course).toEqual(expected)
    const full = rate([
      { ...NEWCOMER, place: 0, left: false },
      { ...NEWCOMER, place: 1, left: false },
    ])[0]!
    const half = rate([
      { ...NEWCOMER, place: 0, left: false, weight: 1 / 2 },
      { ...NEWCOMER, place: 1, left: false, weight: 1 / 2 },
    ])[0]!
    expect(half.mu - NEWCOMER.mu).toBeCloseTo((full.mu - NEWCOMER.mu) / 2, 5)
  })

  test('gives nobody a place on the ladder: that takes five opponents, or all others in a smaller pool', async () => {
    const people = await Promise.all(['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus'].map(name => person(name)))
    const [ann, bob] = people as [string, string]
    const names = async () =>
      (await one.ladder({ game: 'ostia', seats: 2 }, { limit: 10, after: 0 })).people.map(p => p.name)
    for (let k = 0; k < 12; k++) await ended({ ago: 900 - k, places: two(ann, bob) })
    await foldAll()
    expect(await names()).toEqual([ann, bob]) // there is nobody else
    for (const [k, other] of people.slice(2).entries()) await ended({ ago: 800 - k, places: two(bob, other) })
    await foldAll()
    expect(await names()).toEqual([bob])
    for (const [k, other] of people.slice(2, 6).entries()) await ended({ ago: 700 - k, places: two(ann, other) })
    await foldAll()
    expect((await names()).toSorted()).toEqual([ann, bob])
    const before = await all()
    await one.refoldAll()
    expect(await all()).toEqual(before)
  })
})

test('matches under the first law are recomputed to what the release that played them gave, to the last digit', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, (_, k) => person(`old${k}`)))
  const die = dice(11)
  for (let k = 0; k < 120; k++) {
    const many = 2 + die(2)
    const sat = people.toSorted(() => die(3) - 1).slice(0, many)
    const unrated = [undefined, undefined, undefined, 'left', 'substituted'][die(5)]
    const id = await ended({
      law: 1,
      ago: 5000 - k * 7,
      places: sat.map(who => [who, die(many)] as const),
      ...(unrated ? { unrated } : {}),
    })
    if (unrated === 'left') await pool.query(`update results set "left" = seat = 0 where match = $1`, [id])
    if (die(9) === 0) await pool.query(`update matches set visibility = 'private' where id = $1`, [id])
    if (die(9) === 0) await pool.query('insert into sittings (match, seat, n, since) values ($1, 0, 1, 5)', [id])
  }
  await one.refoldAll()
  const { rows } = await pool.query<{ hash: string }>(
    `select md5(string_agg(concat_ws(' ', person, seats, mu, sigma, matches), ';' order by person, seats)) as hash from ratings`,
  )
  expect(rows).toEqual([{ hash: '03a03fdaf05b2e832592b2c02c195dd9' }])
})
