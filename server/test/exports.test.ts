/** The file of a match: actors, times and causes, with names as at the table; and it plays again. */
import { alike, Match, OK, rowOf, STANDING, takebackRow, verify } from '@loggia/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchExport } from '../contract.ts'
import { shownRows } from '../match/history.ts'
import type { RunningServer } from '../index.ts'
import type { SeatRow, WrittenRow } from '../match/written.ts'
import { games } from './games.ts'
import { dice, freshDatabase, Guest, hallOf } from './hall.ts'

let hall: RunningServer
let ann: Guest
let other: Guest
beforeAll(async () => {
  hall = await hallOf(await freshDatabase())
  ann = await Guest.named(hall, 'Ann')
  other = await Guest.named(hall, 'ann')
})
afterAll(() => hall.close())

test('rows say who, when and why, by the names of the table and never by an id; read back they play again', async () => {
  const began = Date.now()
  const { id } = await ann.table({
    game: 'toy',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
  })
  const path = `/api/matches/${id}`
  await other.post(`${path}/join`, {})
  let taken = 0
  let gone = false
  const choose = dice(11)
  for (;;) {
    const states = await Promise.all([ann.state(id), other.state(id)])
    const k = states.findIndex(s => s.legal.length)
    if (states[0]!.status === 'finished') break
    if (k < 0) continue // a bot thinks
    const guest = [ann, other][k]!
    await guest.playOne(id, choose)
    if (!taken && (await guest.post(`${path}/takeback`, {})).status === 200) taken++
    if (!gone && taken && states[0]!.seq > 8) {
      expect((await other.post(`${path}/resign`, {})).status).toBe(200)
      gone = true
    }
  }
  expect([taken, gone]).toEqual([1, true])
  const { body } = await ann.get<MatchExport>(`${path}/export`)
  const record = body.record!
  const rows = record.rows.map(rowOf)
  expect(record.people).toEqual(['Ann', 'ann 2'])
  expect(new Set(record.people!.map(alike)).size).toBe(2)
  const text = JSON.stringify(body)
  for (const secret of [ann.id, other.id]) expect(text).not.toContain(secret)
  // Seat by seat: Ann's rows are hers, the other's are theirs until a bot plays there, and bots are nobody.
  const replaced = rows.findIndex(r => r.word === 'replaced')
  expect(rows[replaced]).toMatchObject({ kind: 'seat', seat: 1, actor: record.people!.indexOf('ann 2') })
  for (const [k, { seat, actor, by, at }] of rows.entries()) {
    const bot = seat === 2 || (seat === 1 && k > replaced)
    expect([actor, by]).toEqual(
      bot ? [undefined, 'bot'] : [record.people!.indexOf(seat === 0 ? 'Ann' : 'ann 2'), undefined],
    )
    expect(at).toBeGreaterThanOrEqual(rows[k - 1]?.at ?? began - 1_000)
  }
  expect(rows.some(r => r.kind === 'takeback')).toBe(true)
  const { game } = games.toy!
  const again = new Match(game, record)
  expect(verify(game, record)).toBe(OK)
  expect(game.view(again.table, 30)).toEqual((await ann.state(id, '?seat=30')).view)
  expect(again.record).toEqual(record)
})

test('while it runs a file has no rows to tell of', async () => {
  const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })
  await ann.playOne(id)
  const { body } = await ann.get<MatchExport>(`/api/matches/${id}/export`)
  expect(body.record).toBeUndefined()
})

const seats = (...held: [person: string | null, name: string][]) => ({
  seats: held.map(([person, name], seat) => ({ seat, person, name, kind: person ? 'person' : 'bot' }) as SeatRow),
})
const written = (seat: number, actor: string | null, name: string | null, more: object = {}): WrittenRow => ({
  ...takebackRow(seat),
  at: new Date(5),
  actor,
  name,
  ...more,
})

test('somebody with two seats is named as the one that acts; a leaver with the name of a player gets another', () => {
  const meta = seats(['a', 'Ann'], ['a', 'Ann'], ['b', 'Bob'], [null, 'Zanni'])
  const { people, rows } = shownRows(
    [
      written(1, 'a', 'Ann'),
      written(3, 'c', 'Bob'),
      written(2, 'b', 'Bob'),
      written(3, null, null),
      written(3, 'd', 'zanni'),
      written(0, 'a', 'Ann'),
      written(3, 'a', 'Ann'),
      written(1, 'c', 'Bob'),
    ],
    meta,
    0,
    false,
  )
  expect(people).toEqual(['Ann 2', 'Bob 2', 'Bob', 'zanni 2', 'Ann'])
  expect(rows.map(row => rowOf(row).actor)).toEqual([0, 1, 2, undefined, 3, 4, 4, 1])
})

test('that a standing order answered stays the secret of its seat where the game keeps it quiet', () => {
  const meta = seats(['a', 'Ann'], ['b', 'Bob'])
  const rows = [written(0, 'a', 'Ann', { by: STANDING }), written(1, 'b', 'Bob', { by: STANDING })]
  const heard = (mine: number, quiet: boolean) => shownRows(rows, meta, mine, quiet).rows.map(row => rowOf(row).by)
  expect(heard(1, true)).toEqual([STANDING, undefined])
  expect(heard(2, true)).toEqual([undefined, STANDING])
  expect(heard(1 << 30, true)).toEqual([undefined, undefined])
  expect(heard(1, false)).toEqual([STANDING, STANDING])
})
