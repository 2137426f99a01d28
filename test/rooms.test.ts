/** The rooms of the server: which may use which and why, and no circles of files. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The four storeys, from below. In a storey a room may use those before it. */
const STOREYS = [
  ['domain', 'schema'],
  ['platform'],
  ['ratings', 'match', 'notices', 'people'],
  ['admin', 'hall'],
] as const
const FROM_BELOW: readonly string[] = STOREYS.flat()
/** Which rooms a room uses, and for what. An arrow that is not here is a decision to be made, not an import to be added. */
const ARROWS: Readonly<Record<string, string>> = {
  'schema > domain': 'Columns hold the words that the domain has: speeds, votes, notices.',
  'platform > domain': 'Requests and refusals speak in the words of the domain.',
  'platform > schema': 'The limits count in tables of their own, and the keys of the hall are rows.',
  'ratings > domain': 'The law of ratings is pure.',
  'ratings > schema': 'A rating is a row, and follows from rows of matches.',
  'ratings > platform': 'They are folded in a transaction.',
  'match > domain': 'Votes, requirements, speeds and what becomes of a seat are pure rules.',
  'match > schema': 'A match is its rows.',
  'match > platform': 'It is reached by HTTP, refuses, and writes in transactions.',
  'notices > domain': 'What people may be told is a list of words.',
  'notices > schema': 'A notice is a row before it is a message.',
  'notices > platform': 'Messages leave by the one way out.',
  'notices > match': 'A notice is of a match: it holds while its question stands, and is for who may see that match.',
  'people > domain': 'Who somebody is, and what they may not do.',
  'people > schema': 'People are rows, and each column says why it is kept.',
  'people > platform': 'Sessions are cookies; ways in are sealed.',
  'people > ratings': 'A profile shows ratings.',
  'people > match':
    'A profile shows what was played; time off stops clocks; a guest who becomes somebody takes their seats along.',
  'people > notices': 'An invitation is told; a guest who becomes somebody keeps their channels.',
  'admin > domain': 'What operators choose and what people complain of.',
  'admin > schema': 'What operators did is rows.',
  'admin > platform': 'Backups, faults and health of the process.',
  'admin > ratings': 'A match that is void is folded out of the ratings.',
  'admin > match': 'Operators end matches and free seats.',
  'admin > people': 'Operators merge, rename and part people.',
  'hall > platform': 'The doors are served.',
  'hall > ratings': 'It wires who hears what happens at matches.',
  'hall > match': 'It wires who hears what happens at matches.',
  'hall > notices': 'It wires who hears what happens at matches.',
  'hall > people': 'The doorkeeper asks who somebody is.',
  'hall > admin': 'It opens the doors of operators.',
}
/** Files beside the rooms: they gather and start, and anything may be used there. Only the contract is for others, who are not of the server. */
const ROOT = ['contract.ts', 'games.ts', 'index.ts', 'main.ts', 'package.json', 'tsconfig.json']
const AT_ROOT = 8

/** Circles of files outside the server: all of one lie in that place. */
const CIRCLES: readonly [place: RegExp, why: string][] = [
  [/^core\/(game|rows)\.ts$/, 'A game may adopt rows, and rows are of a game: types alone.'],
  [/^core\/testing\/(laws|secrecy)\.ts$/, 'A law of secrecy looks at the moment that all laws look at.'],
  [/^bots\/(choose|search)\.ts$/, 'The search hears the signal of whoever chooses by it.'],
  [/^games\/ostia\/board\/(chart|pocket)\.ts$/, 'A pocket is cut out of the chart that holds it.'],
  [/^games\/princes-of-florence\/rules\/(automa\/)?box\.ts$/, 'The box of the rival is a part of the box.'],
  [/^games\/terra-mystica\/rules\/(box|faction|older)\.ts$/, 'Older data become the box of today: types alone.'],
  [/^games\/terra-mystica\/ledger\//, 'A ledger is answered by replaying it with what was answered before.'],
  [
    /^games\/(tapestry|tiletum)\/(rules|effects)\//,
    'An effect may hold effects, and what it brings has effects: a civilization, the bonuses of a building.',
  ],
  [
    /^games\/(tapestry|tiletum)\/(bot|effects)\//,
    'An effect is worth what those are worth that it brings, or the best that its points can do.',
  ],
  [/^web\/src\/lib\/(outbox|study|table)\//, 'A table opens a study of itself, and a study is a table.'],
  [/^lab\/attack\//, 'Each attack has the tools of the list that names it.'],
]

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory())
      return /^(node_modules|build|dist|var|test|migrations|\..*)$/.test(entry.name) ? [] : sourcesIn(path)
    return /\.(ts|svelte)$/.test(entry.name) && !/\.(test|d)\.ts$/.test(entry.name) ? [path] : []
  })
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const scriptOf = (file: string, text: string): string =>
  file.endsWith('.svelte') ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(m => m[1]).join('\n') : text
/** The files of the house that a file imports, types included. */
const importsOf = (file: string, text: string): string[] =>
  ts
    .preProcessFile(scriptOf(file, text), true, true)
    .importedFiles.flatMap(({ fileName: name }) =>
      name.startsWith('.')
        ? [posix.join(dirname(file), name)]
        : name.startsWith('#')
          ? [name.replace('#', 'web/src/')]
          : [],
    )

const roomOf = (file: string): string | undefined => /^server\/([^/]+)\//.exec(file)?.[1]
/** What is wrong with an import of the server: no arrow of the list, or one that runs up. */
function arrowsOf(file: string, text: string): string[] {
  const room = roomOf(file)
  if (!room) return []
  return importsOf(file, text).flatMap(to => {
    const other = roomOf(to)
    if (other === room || !to.startsWith('server/')) return []
    if (other === undefined) return [`${file} reaches up to ${to}`]
    return `${room} > ${other}` in ARROWS ? [] : [`${file} uses ${to}: ${room} > ${other} is no arrow of the house`]
  })
}

/** Groups of files that reach each other (Tarjan). */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string): void => {
    index.set(file, index.size)
    low.set(file, index.get(file)!)
    stack.push(file)
    for (const to of graph.get(file) ?? []) {
      if (!graph.has(to)) continue
      if (!index.has(to)) {
        visit(to)
        low.set(file, Math.min(low.get(file)!, low.get(to)!))
      } else if (stack.includes(to)) low.set(file, Math.min(low.get(file)!, index.get(to)!))
    }
    if (low.get(file) !== index.get(file)) return
    const circle = stack.splice(stack.indexOf(file))
    if (circle.length > 1) found.push(circle.sort())
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return found
}
const graphOf = (files: readonly string[]) => new Map(files.map(file => [file, importsOf(file, textOf(file))]))

const server = sourcesIn('server')

test('a room of the server uses the rooms below it, and says for what', () => {
  expect(server.length).toBeGreaterThan(120)
  expect(server.flatMap(file => arrowsOf(file, textOf(file)))).toEqual([])
  expect([...new Set(server.flatMap(file => roomOf(file) ?? []))].sort()).toEqual([...FROM_BELOW].sort())
})
test('each arrow runs down, and is used', () => {
  const up = Object.keys(ARROWS).filter(arrow => {
    const [from = '', to = ''] = arrow.split(' > ')
    return FROM_BELOW.indexOf(from) <= FROM_BELOW.indexOf(to)
  })
  expect(up).toEqual([])
  const used = new Set(
    server.flatMap(file => importsOf(file, textOf(file)).map(to => `${roomOf(file)} > ${roomOf(to)}`)),
  )
  expect(Object.keys(ARROWS).filter(arrow => !used.has(arrow))).toEqual([])
})
test('few files stand beside the rooms', () => {
  const there = readdirSync(join(root, 'server'), { withFileTypes: true }).filter(
    e => e.isFile() && !e.name.startsWith('.'),
  )
  expect(there.map(e => e.name).filter(name => !ROOT.includes(name))).toEqual([])
  expect(there.length).toBeLessThanOrEqual(AT_ROOT)
})
test('no contract knows the database', () => {
  const contracts = server.filter(file => /contract\.ts$/.test(file))
  expect(contracts.length).toBeGreaterThan(8)
  expect(contracts.filter(file => importsOf(file, textOf(file)).some(to => roomOf(to) === 'schema'))).toEqual([])
})
test('no circle of files in the server, types included; elsewhere those that are named', () => {
  expect(circlesOf(graphOf(server))).toEqual([])
  const house = ['core', 'board', 'games', 'bots', 'web/src', 'lab'].flatMap(sourcesIn)
  const circles = circlesOf(graphOf(house))
  const named = (circle: readonly string[]) => CIRCLES.some(([place]) => circle.every(file => place.test(file)))
  expect(circles.filter(circle => !named(circle))).toEqual([])
  expect(CIRCLES.filter(([place]) => !circles.some(circle => circle.every(file => place.test(file))))).toEqual([])
})
test('a planted fault is found', () => {
  for (const [file, to] of [
    ['server/match/hub.ts', '../people/people.ts'],
    ['server/match/hub.ts', '../notices/notify.ts'],
    ['server/platform/limits.ts', '../hall/store.ts'],
    ['server/domain/votes.ts', '../schema/index.ts'],
    ['server/match/room/room.ts', '../../contract.ts'],
  ] as const)
    expect(arrowsOf(file, `import type { x } from '${to}'`)).toHaveLength(1)
  expect(arrowsOf('server/notices/notify.ts', "import type { x } from '../match/events.ts'")).toEqual([])
  const circle = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', []],
  ])
  expect(circlesOf(circle)).toEqual([['a', 'b', 'c']])
})
