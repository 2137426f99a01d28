/** Every statement is what PostgreSQL says of it: it can be prepared on a migrated database, and takes and gives what its types say. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bigint, integer, notNull, orNull, text, time } from '../platform/kind.ts'
import { STATEMENTS, Statement } from '../platform/statement.ts'
import { people, seats, talk } from '../schema/index.ts'
import { Describer } from './describe.ts'
import { freshDatabase } from './hall.ts'
import { shapes } from './row-shapes.ts'

/** The files of the server that make statements. `test/statements.test.ts` sees that nothing asks the database otherwise. */
const server = join(import.meta.dirname, '..')
const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !/^(test|node_modules)\//.test(file))
  .filter(file => /\b(statement|kept)\(/.test(readFileSync(join(server, file), 'utf8')))

let all: Statement[]
let database: Describer
beforeAll(async () => {
  for (const file of files) await import(join(server, file))
  all = STATEMENTS.filter(s => !PLANTED.includes(s))
  database = await Describer.of(await freshDatabase())
})
afterAll(() => database.close())

test('each statement takes and gives what it says', async () => {
  const faults: string[] = []
  for (const statement of all)
    for (const fault of await database.faults(statement)) faults.push(`${fault}: ${statement.text}`)
  expect(faults).toEqual([])
})

/** Commands of the lab, which ask the tables of the hall from outside. `clocks.ts` makes tables of its own. */
const lab = join(server, '../lab')
const labFiles = readdirSync(lab, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.ts') && !/^(test|node_modules)\/|^clocks\.ts$/.test(file),
)
/** The texts of SQL in a file that are whole as they stand there. */
const SQL = /(['`])\s*((?:select|insert into|update|delete from) (?:(?!\1).)*)\1/gs
const sqlIn = (file: string): string[] =>
  [...readFileSync(join(lab, file), 'utf8').matchAll(SQL)].flatMap(([, , sql]) =>
    /\$\{/.test(sql!) || !/ (from|into|set) /.test(sql!) ? [] : [sql!],
  )
test('what the lab asks of the tables can be asked', async () => {
  const asked = labFiles.flatMap(sqlIn)
  expect(asked.length).toBeGreaterThan(6)
  for (const sql of asked) expect(await database.refusal(sql)).toBeUndefined()
  expect(await database.refusal('select answers from moves')).toContain('answers')
})

test('each shape of the statement that writes rows takes what it says', async () => {
  const faults: string[] = []
  for (const rows of [1, 2])
    for (const { text, takes } of new Map([...shapes(rows)].map(s => [s.text, s])).values())
      for (const fault of await database.faults({ text, takes, gives: [] })) faults.push(`${fault}: ${text}`)
  expect(faults).toEqual([])
})

test('a name is of one statement', () => {
  const names = all.flatMap(s => s.name ?? [])
  expect(names.filter((name, k) => names.indexOf(name) !== k)).toEqual([])
})

const PLANTED: Statement[] = []
const planted = <T, G>(text: string, takes: T, gives: G) => {
  const made = new Statement(text, takes as never, gives as never)
  PLANTED.push(made)
  return made
}
test.each([
  [
    'a column that is not there',
    planted('select id, nick from people', {}, { id: text, nick: text }),
    'column "nick" does not exist',
  ],
  ['a table that is not there', planted('delete from persons', {}, {}), 'relation "persons" does not exist'],
  ['a column that it does not tell of', planted('select id, name from people', {}, { id: text }), 'gives name, too'],
  [
    'a column that it does not give',
    planted('select id from people', {}, { id: text, name: text }),
    'does not give name',
  ],
  ['another type', planted('select id from talk', {}, { id: integer }), 'gives id as bigint, not as integer'],
  [
    'another parameter',
    planted('delete from talk where id = $id', { id: text }, {}),
    'takes id as bigint, not as text',
  ],
  [
    'another column',
    planted('select text from talk', {}, { text: talk.match }),
    'gives text from talk.text, not from talk.match',
  ],
  [
    'a column that may be null',
    planted('select person from seats', {}, { person: text }),
    'gives person, which may be null',
  ],
  [
    'a column that is never null',
    planted('select name from people', {}, { name: notNull(people.name) }),
    'gives name, which is never null anyway',
  ],
])('it finds %s', async (_, statement, fault) => {
  expect(await database.faults(statement)).toEqual([expect.stringContaining(fault)])
})

test('it finds nothing in one that is right', async () => {
  const right = planted(
    `select s.person, p.name, t.id, t.at from seats s left join people p on p.id = s.person left join talk t on t.match = s.match and t.id > $id where s.match = $match and s.seat = $seat`,
    { match: text, seat: seats.seat, id: bigint },
    { person: seats.person, name: orNull(people.name), id: orNull(talk.id), at: orNull(time) },
  )
  expect(await database.faults(right)).toEqual([])
})
