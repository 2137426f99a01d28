/** The server asks its database by statements alone (decision 010). `server/test/statements.test.ts` compares each with the tables. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Where the database is asked without a statement, and why. */
const BESIDE: Readonly<Record<string, string>> = {
  'platform/statement.ts': 'This is how statements ask.',
  'match/queries/row-statement.ts': 'Its text follows from who is asked. A test describes each of its shapes.',
  'platform/schema-version.ts': 'It runs the migrations, which make the tables.',
  'platform/backup.ts': 'It copies the tables of any release, whatever they are called.',
  'platform/fanout.ts': 'A channel is a name, which no parameter can be.',
}

/** What a file does with the database: where it asks without a statement, and where it makes a statement while it asks. */
function asks(file: string, source: string) {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found = { beside: [] as string[], late: [] as string[] }
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAccessExpression(node) &&
      node.name.text === 'query' &&
      !node.expression.getText().endsWith('.req')
    )
      found.beside.push(node.getText())
    const made = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression.getText() : ''
    if (/^(statement|kept|Statement)$/.test(made) && (node as ts.CallExpression).arguments?.length) {
      if (asking(node)) found.late.push(node.getText())
    }
    ts.forEachChild(node, visit)
  }
  visit(root)
  return found
}
/** Whether a node is in a function that has a connection, or waits for something. Factories of statements do neither. */
function asking(node: ts.Node): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (ts.isFunctionLike(at)) {
      const waits = ts.getCombinedModifierFlags(at as ts.Declaration) & ts.ModifierFlags.Async
      if (waits || at.parameters.some(p => /^(client|pool|db|sql)$/.test(p.name.getText()))) return true
    }
  return false
}

const server = join(import.meta.dirname, '../server')
const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !/^(test|node_modules)\//.test(file))
  .map(file => ({ file, ...asks(file, readFileSync(join(server, file), 'utf8')) }))

test('nothing else asks the database', () => {
  expect(
    files
      .filter(f => f.beside.length)
      .map(f => f.file)
      .sort(),
  ).toEqual(Object.keys(BESIDE).sort())
  expect(files.flatMap(f => f.late)).toEqual([])
})

test.each([
  [`const rows = (await pool.query<{ id: string }>('select id from people')).rows`, { beside: ['pool.query'] }],
  [`void this.#client?.query('listen x')`, { beside: ['this.#client?.query'] }],
  [`const ask = client.query.bind(client)`, { beside: ['client.query'] }],
  [`const of = (client: Asked) => statement('select').run(client)`, { late: [`statement('select')`] }],
  [`async function of() { kept('a', 'select') }`, { late: [`kept('a', 'select')`] }],
  [`const ALL = ['a', 'b'].map(table => statement('delete from ' + table))`, {}],
  [`const zone = c.req.query('zone')`, {}],
])('it is seen that %s', (source, found) => {
  expect(asks('planted.ts', source)).toEqual({ beside: [], late: [], ...found })
})
