/**
 * How much code there is, whatever its layout: what a formatter does changes nothing here.
 * A statement of a script is one of TypeScript's (blocks apart), each variable of a declaration, each function whose body is an expression.
 * A statement of markup is an element, a block (`{#if}`, `{#each}` …), an expression between tags, and an attribute that is not fixed.
 */
import { globSync, readFileSync } from 'node:fs'
import { parse } from 'svelte/compiler'
import ts from 'typescript'

/** What is counted together: of each game its own, then what all share. */
const OF_A_GAME = { board: ['board/**'], bot: ['bot/**'], helpers: ['test/**', '{stage,arrange}.ts'] }
const SHARED = { board: ['board/**'], core: ['core/*.ts', 'core/testing/**'], bots: ['bots/*.ts'] }

/** The statements of each group, below a folder: of a game by its name (`<game>/board`), then `core` and the like. Tests are left out: what is counted is what tests are made with. */
export function statements(root: string): Record<string, number> {
  const count = (folder: string, patterns: readonly string[]) =>
    globSync([...patterns], { cwd: `${root}/${folder}` })
      .filter(file => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
      .reduce((sum, file) => sum + statementsOf(file, readFileSync(`${root}/${folder}/${file}`, 'utf8')), 0)
  const games = globSync('games/*/index.ts', { cwd: root }).map(file => file.split('/')[1]!)
  return Object.fromEntries([
    ...games
      .sort()
      .flatMap(game =>
        Object.entries(OF_A_GAME).map(([name, patterns]) => [`${game}/${name}`, count(`games/${game}`, patterns)]),
      ),
    ...Object.entries(SHARED).map(([name, patterns]) => [name, count('.', patterns)]),
  ])
}

/** The statements of one file, by its name a module or a component. */
export function statementsOf(name: string, source: string): number {
  if (!name.endsWith('.svelte')) return inScript(source)
  const scripts = [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script!)
  return scripts.reduce((sum, script) => sum + inScript(script), 0) + inMarkup(parse(source, { modern: true }).fragment)
}

function inScript(source: string): number {
  let count = 0
  const visit = (node: ts.Node): void => {
    if (ts.isVariableStatement(node)) count += node.declarationList.declarations.length
    else if (ts.isStatement(node) && !ts.isBlock(node)) count++
    else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) count++
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest), visit)
  return count
}

const MARKUP =
  /^(RegularElement|Component|.*Block|ExpressionTag|RenderTag|HtmlTag|ConstTag|SpreadAttribute|.*Directive|Svelte\w+|Title\w+)$/

function inMarkup(node: unknown): number {
  if (Array.isArray(node)) return node.reduce((sum: number, child) => sum + inMarkup(child), 0)
  if (!node || typeof node !== 'object') return 0
  const { type } = node as { type?: unknown }
  const own = typeof type === 'string' && MARKUP.test(type) ? 1 : 0
  return own + Object.values(node).reduce((sum: number, child) => sum + inMarkup(child), 0)
}
