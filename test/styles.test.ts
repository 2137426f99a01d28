/** No style of the hall reaches into a board, and none of a board into the hall: what both are set in stands in `print.css`. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AST, parse } from 'svelte/compiler'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (pattern: string, but = /^$/): string[] =>
  globSync(pattern, { cwd: root, exclude: file => /node_modules/.test(file) })
    .filter(file => !but.test(file))
    .map(file => (file.endsWith('.css') ? whole : String)(readFileSync(join(root, file), 'utf8')))
const EVERYWHERE = '<!-- everywhere -->'
/** A style sheet that holds everywhere, as a component would write it. */
const whole = (css: string) => `<style>${css.replace(/^@import.*$/gm, '')}</style>${EVERYWHERE}`

type Node = AST.SvelteNode & Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
/** All nodes below one, itself included, each with those above it. */
function* nodes(node: Node, above: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  yield [node, above]
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodes(value, [...above, node])
}

/** The classes that a component puts on its elements. */
function classes(source: string): string[] {
  const words = (text: unknown) => String(text).split(/\s+/).filter(Boolean)
  return [...nodes(parse(source, { modern: true }).fragment as unknown as Node)].flatMap(([node, above]) => {
    if (node.type === 'ClassDirective') return [String(node['name'])]
    if (!above.some(a => a.type === 'Attribute' && a['name'] === 'class')) return []
    if (node.type === 'Text') return words(node['data'])
    if (node.type === 'Literal') return words(node['value'])
    if (node.type === 'TemplateElement') return words((node['value'] as { cooked: string }).cooked)
    return node.type === 'Property' && !node['computed'] ? words((node['key'] as { name?: string }).name ?? '') : []
  })
}

/**
 * What a component selects outside itself: of each compound selector that is not kept to its own elements, the classes.
 * A board is inside the hall and not the other way round: where it selects something below its own elements (`within`), it reaches nothing of the hall.
 */
function reaches(source: string, within: boolean): string[][] {
  const { css } = parse(source, { modern: true })
  const everywhere = source.endsWith(EVERYWHERE)
  const parts = (compound: unknown) => (compound as { selectors: Node[] }).selectors
  const own = (compound: unknown) =>
    parts(compound).some(s => !(s.type === 'PseudoClassSelector' && s['name'] === 'global'))
  return [...nodes((css ?? { type: 'Text' }) as unknown as Node)].flatMap(([node, above]) => {
    if (node.type !== 'RelativeSelector') return []
    const k = above.findLastIndex(a => a.type === 'PseudoClassSelector' && a['name'] === 'global')
    const outer = above.slice(0, Math.max(0, k)).find(a => a.type === 'ComplexSelector')
    const anchored = outer !== undefined && own((outer['children'] as Node[])[0])
    return (everywhere || k >= 0) && !(within && anchored)
      ? [parts(node).flatMap(s => (s.type === 'ClassSelector' ? [String(s['name'])] : []))]
      : []
  })
}

/** Classes that a style asks for outside its own components, and that elements over there have. */
function strays(styles: readonly string[], elements: readonly string[], within = false): string[] {
  const there = new Set(elements.flatMap(classes))
  return styles
    .flatMap(source => reaches(source, within))
    .flatMap(compound => (compound.length && compound.every(c => there.has(c)) ? [compound.join('.')] : []))
}

const hall = read('web/src/**/*.{svelte,css}', /print\.css$/)
const boards = read('{board,games/*/board}/**/*.svelte')
const markup = (sources: readonly string[]) => sources.filter(source => !source.endsWith(EVERYWHERE))

test('the sources are found', () => {
  expect([hall.length > 30, boards.length > 30]).toEqual([true, true])
  expect(hall.flatMap(source => reaches(source, false)).flat()).toContain('btn')
  expect(boards.flatMap(classes)).toContain('wide')
})
test('no style of the hall reaches into a board', () => expect(strays(hall, boards)).toEqual([]))
test('no style of a board reaches into the hall', () => expect(strays(boards, markup(hall), true)).toEqual([]))

/** Rules that let a click through whatever lies in an element, but not through what another component puts there. */
const halfThrough = (sources: readonly string[]): string[] =>
  sources.flatMap(source =>
    [...source.matchAll(/([^{}]+)\{[^{}]*pointer-events: none/g)].flatMap(
      ([, selectors]) => selectors!.match(/> (\*|:not\((?!:global))[^,]*/g) ?? [],
    ),
  )
test('what lets a click through lets it through components, too', () => {
  expect(halfThrough([...boards, ...hall])).toEqual([])
  expect(halfThrough(['.own > :not(.hit),\n.own > * { pointer-events: none }'])).toHaveLength(2)
  expect(halfThrough(['.own > :global(:not(.hit)) { pointer-events: none }'])).toEqual([])
})

/** What makes a board's part move by itself, below what is told of it. A stage goes where the eye shall go, and a mark comes with a question. */
const MOVES = /\b(?:transition|animation)(?:-\w+)*\s*:|@keyframes|\.animate\(|svelte\/(?:transition|animate|motion)/g
const MAY_MOVE = /^board\/(told\/|Stage|Mark)/
const moving = (file: string, source: string): string[] =>
  MAY_MOVE.test(file) ? [] : [...source.matchAll(MOVES)].map(([found]) => `${file}: ${found}`)
test('boards do not move by themselves: what moves is told', () => {
  const parts = globSync('{board,games/*/board}/**/*.{svelte,ts}', { cwd: root })
  expect(parts.length).toBeGreaterThan(200)
  expect(parts.flatMap(file => moving(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  const faults = ['.at { transition: transform 1s }', 'disc?.animate([])', "import { fly } from 'svelte/transition'"]
  expect(faults.flatMap(fault => moving('games/tiletum/board/Wheel.svelte', fault))).toHaveLength(3)
})

test('a planted fault is found', () => {
  const board = '<i class="lot {sold ? `gone` : ""}" class:wide={n > 1} class:go={n}></i>'
  const found = (css: string) => strays([`<p></p><style>${css}</style>`], [board])
  expect(found('.screen :global(.wide) { display: none }')).toEqual(['wide'])
  expect(found('p:not(:global(.lot)) { margin: 0 } :global(.gone.wide) p { margin: 0 }')).toEqual(['lot', 'gone.wide'])
  expect(found('.wide .lot { margin: 0 } p :global(.btn.go) { margin: 0 } p :global(svg) { margin: 0 }')).toEqual([])
  const inside = (css: string) => strays([`<style>${css}</style>`], [board], true)
  expect(inside('.own :global(.lot) { margin: 0 } .own:global(.lot) { margin: 0 }')).toEqual([])
  expect(inside(':global(.lot) .own { margin: 0 }')).toEqual(['lot'])
  expect(strays([whole('@media print { svg .lot { fill: none } } .btn.go { margin: 0 }')], [board])).toEqual(['lot'])
})
