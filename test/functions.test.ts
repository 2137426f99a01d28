/** A function of the server is read in one sitting: at most 120 lines, a factory counted without its methods. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const MOST = 120
/** Functions that may be longer, as `file: name`, and why. */
const LONGER: Readonly<Record<string, string>> = {
  'server/test/notices-drill.test.ts: test': 'A drill is one story: people, kills, and what became of each turn.',
}

type Body = ts.FunctionLikeDeclaration & { body: ts.Node }
const isFunction = (node: ts.Node): node is Body => ts.isFunctionLike(node) && 'body' in node && !!node.body

/**
 * The methods of a factory: functions in the object that it gives, and handlers that one of its statements hands to
 * something (`app.openapi(route, handler)`).
 */
function methodsOf({ body }: Body): ts.Node[] {
  const inObject = (given: ts.Expression): ts.Node[] =>
    ts.isParenthesizedExpression(given) || ts.isAsExpression(given) || ts.isSatisfiesExpression(given)
      ? inObject(given.expression)
      : ts.isObjectLiteralExpression(given)
        ? given.properties.flatMap(p => (isFunction(p) ? [p] : ts.isPropertyAssignment(p) ? inProperty(p) : []))
        : []
  const inProperty = ({ initializer }: ts.PropertyAssignment): ts.Node[] =>
    isFunction(initializer) ? [initializer] : inObject(initializer)
  if (!ts.isBlock(body)) return inObject(body as ts.Expression)
  return body.statements.flatMap(statement =>
    ts.isReturnStatement(statement)
      ? statement.expression
        ? inObject(statement.expression)
        : []
      : handlersOf(ts.isForOfStatement(statement) ? statement.statement : statement),
  )
}
const handlersOf = (statement: ts.Statement): ts.Node[] =>
  ts.isExpressionStatement(statement) && ts.isCallExpression(statement.expression)
    ? statement.expression.arguments.filter(isFunction)
    : []

/** Each function of a file with its own lines. */
function functionsOf(file: string, text: string): { name: string; lines: number }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lineOf = (at: number) => source.getLineAndCharacterOfPosition(at).line
  const linesOf = (node: ts.Node) => lineOf(node.end) - lineOf(node.getStart(source)) + 1
  /** Its name, or what it is handed to. */
  const nameOf = ({ name, parent }: Body): string => {
    const named = name ?? (ts.isCallExpression(parent) ? parent.expression : (parent as { name?: ts.Node }).name)
    return `${file}: ${named?.getText(source) ?? 'a function'}`
  }
  const found: { name: string; lines: number }[] = []
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) {
      const methods = methodsOf(node).map(linesOf)
      found.push({ name: nameOf(node), lines: linesOf(node) - methods.reduce((sum, n) => sum + n, 0) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(e => e.isFile() && e.name.endsWith('.ts') && !/node_modules|migrations/.test(e.parentPath))
    .map(e => join(e.parentPath, e.name).slice(root.length + 1))

test('no function of the server has more than 120 lines of its own', () => {
  const all = sources('server').flatMap(file => functionsOf(file, readFileSync(join(root, file), 'utf8')))
  expect(all.length).toBeGreaterThan(1000)
  const long = all.filter(({ lines }) => lines > MOST).map(({ name }) => name)
  expect(long.filter(name => !(name in LONGER))).toEqual([])
  expect(Object.keys(LONGER).filter(name => !long.includes(name))).toEqual([])
})

const filler = (count: number) => '  count++\n'.repeat(count)
const linesIn = (text: string) => functionsOf('server/x.ts', text).map(({ lines }) => lines)
test('a planted function is measured: by its own lines, helpers within included, methods of a factory not', () => {
  expect(linesIn(`function long() {\n${filler(119)}}`)).toEqual([121])
  expect(linesIn(`const long = () => {\n${filler(119)}}`)).toEqual([121])
  expect(linesIn(`class Hall {\n  open() {\n${filler(119)}  }\n}`)).toEqual([121])
  const helper = `  const help = () => {\n${filler(100)}  }\n`
  expect(linesIn(`function long() {\n${helper}${filler(20)}  return help\n}`)[0]).toBe(125)
  // What a call is given for its result, as a closure that wires, is no method.
  const wired = `  const wired = new Tables({\n    rows() {\n${filler(120)}    },\n  })\n`
  expect(linesIn(`function long() {\n${wired}  return wired\n}`)[0]).toBeGreaterThan(120)
  const methods = `    first() {\n${filler(100)}    },\n    second: () => {\n${filler(100)}    },\n`
  expect(linesIn(`function queries() {\n  return {\n${methods}  }\n}`)).toEqual([4, 102, 102])
  expect(linesIn(`const queries = () => ({\n${methods}})`)).toEqual([2, 102, 102])
  const handler = `  app.openapi(route, async c => {\n${filler(150)}  })\n`
  expect(linesIn(`function serve(app) {\n${handler}}`)).toEqual([2, 152])
})
