/** How matches between people went: public ones are counted, each once, and what is told of them names nobody. */
import {
  acting,
  type Counts,
  canonicalJson,
  count,
  FEWEST_MATCHES,
  firstOf,
  Match,
  movesOf,
  noCounts,
  pick,
  seeded,
  sha256,
  tallied,
} from '@loggia/core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Counted } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { Statistics } from '../match/statistics/statistics.ts'
import { freshDatabase, Guest, hallOf, until } from './hall.ts'
import { games } from './games.ts'

const { game, box, tally } = games['ostia']!
/** Matches by chance, which the tests copy. */
const played = ['one', 'two'].map(seed => {
  const rng = seeded(seed)
  const match = new Match(game, { rules: game.rules, box: 'box', seats: 2, options: {}, seed, rows: [] })
  while (!match.over) {
    const seat = firstOf(acting(match.table))
    const moves = movesOf(game, match.table, seat)
    match.play(seat, moves[pick(rng, moves.length)]!)
  }
  return match
})

let url: string
let pool: pg.Pool
const halls: RunningServer[] = []
beforeAll(async () => {
  url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url, max: 4 })
  await pool.query(`insert into people (id, name) values ('ann', 'Ann'), ('bob', 'Bob'), ('cy', 'Cy')`)
  const hash = await sha256(canonicalJson(box))
  await pool.query(`insert into boxes values ($1, 'ostia', $2)`, [hash, JSON.stringify(box)])
})
afterAll(async () => {
  await Promise.all(halls.map(hall => hall.close()))
  await pool.end()
})

interface Kind {
  people?: readonly (string | null)[]
  visibility?: string
  status?: string
  rules?: string
  left?: boolean
  /** A second sitting at the first seat, by somebody or (null) a bot. */
  taken?: string | null
  /** Its rows are those of no match. */
  broken?: boolean
}
/** A finished match, as the rows say it. */
async function finished(id: string, of: number, kind: Kind = {}): Promise<string> {
  const { people = ['ann', 'bob'], visibility = 'open', status = 'finished', rules = game.rules } = kind
  const match = played[of]!
  await pool.query(
    `insert into matches (id, game, rules, box, name, options, status, visibility, invite, commitment, seed)
     select $1, 'ostia', $2, hash, '', '{}', $3, $4, 'i', 'c', $5 from boxes`,
    [id, rules, status, visibility, match.record.seed],
  )
  await pool.query(`insert into progress (match, seq, standings) values ($1, $2, '[]')`, [id, match.seq])
  const ranks = game.ranks(match.table)
  for (const { seat, total, sources } of game.scores(match.table).slice(0, people.length)) {
    const person = people[seat] ?? null
    await pool.query(`insert into seats (match, seat, kind, person) values ($1, $2, 'person', $3)`, [id, seat, person])
    await pool.query(`insert into sittings (match, seat, n, person, since) values ($1, $2, 0, $3, 0)`, [
      ...[id, seat, person],
    ])
    await pool.query(
      `insert into results (match, seat, person, total, place, sources, "left") values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, seat, person, total, ranks[seat], sources, !!kind.left && seat === 1],
    )
  }
  if (kind.taken !== undefined)
    await pool.query(`insert into sittings (match, seat, n, person, since) values ($1, 0, 1, $2, 9)`, [id, kind.taken])
  const rows = kind.broken ? match.rows.toReversed() : match.rows
  await pool.query(
    `insert into moves (match, seq, kind, seat, word)
     select $1, n, 'move', seat, word from unnest($2::smallint[], $3::text[]) with ordinality as r(seat, word, n)`,
    [id, rows.map(row => row.seat), rows.map(row => row.word)],
  )
  return id
}
/** What counting these matches gives. */
function expected(of: readonly number[]): Counts {
  const counts = noCounts(2)
  for (const k of of) {
    const { table } = played[k]!
    count(counts, tallied(played[k]!, 2, tally!), game.scores(table), game.ranks(table))
  }
  return counts
}

const statisticsAt = (at: RunningServer, game: string) =>
  new Guest(at.url).get<Counted[]>(`/api/games/${game}/statistics`)
/** A hall counts when it opens. */
async function counted(matches: number): Promise<RunningServer> {
  const hall = await hallOf(url)
  halls.push(hall)
  await until(async () => {
    const { rows } = await pool.query<{ match: string }>('select distinct match from tallies')
    expect(rows.filter(({ match }) => !match.startsWith('good'))).toEqual([])
    return rows.length === matches
  })
  return hall
}

test('public matches of people alone are counted, each once, and told when there are enough', async () => {
  const all = Array.from({ length: FEWEST_MATCHES }, (_, k) => k % 2)
  for (const [k, of] of all.slice(1).entries()) await finished(`good${k}`, of)
  await finished('private', 0, { visibility: 'private' })
  await finished('running', 0, { status: 'running' })
  await finished('older', 0, { rules: 'ostia@0' })
  await finished('ended', 0, { left: true })
  await finished('replaced', 0, { taken: null })
  await finished('substituted', 0, { taken: 'cy' })
  await finished('bot', 0, { people: ['ann', null] })
  await finished('alone', 0, { people: ['ann', 'ann'] })
  await finished('broken', 0, { broken: true })
  const before = await counted(FEWEST_MATCHES - 1)
  expect((await statisticsAt(before, 'ostia')).body).toEqual([])

  await finished('good-last', all[0]!)
  const { status, body } = await statisticsAt(await counted(FEWEST_MATCHES), 'ostia')
  expect([status, body]).toEqual([200, [expected(all)]])
  expect((await statisticsAt(before, 'tapestry')).body).toEqual([])
  expect((await statisticsAt(before, 'chess')).status).toBe(404)
})

test('a match that can’t be opened is told once, and keeps no other from being counted', async () => {
  const asked: (readonly string[])[] = []
  const kept: string[] = []
  const told: string[] = []
  const statistics = new Statistics({
    store: {
      uncounted: async (_, but) => {
        asked.push([...but])
        return ['broken', 'good'].filter(id => ![...but, ...kept].includes(id))
      },
      keepTallies: async id => void kept.push(id),
      countsOf: async () => [],
    },
    tables: {
      get: async id => {
        if (id === 'broken') throw new Error('it is broken')
        return { meta: { seats: [0, 1] }, hosted: games['ostia'], match: played[0] } as never
      },
      whole: async () => undefined,
    },
    games,
    failed: error => told.push(error.message),
  })
  await statistics.count()
  await statistics.count()
  expect(kept).toEqual(['good'])
  expect(told).toEqual(['it is broken'])
  expect(asked).toEqual([[], ['broken']])
})
