/**
 * The walls of the house: allowed imports, rules without clock or chance of their own, and files that read in one
 * sitting.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/**
 * For the files of each place (the first that fits) what they may import: files of the house by path, packages by name. `own` is a
 * package that their workspace declares, and `$1` the game's folder. Imports go down only, and enter a workspace by its package.
 */
const CORE = '@loggia/core$'
const PARTICLE = '@loggia/core/particle$'
const HASH = '@loggia/core/hash$'
const BOTS = '@loggia/bots(/|$)'
const SUITE = '@loggia/core/testing$'
const GAMES = '@loggia/games$'
const GAME = '@loggia/games/'
const TEST = ['vitest(/|$)', 'fast-check$', 'node:']
const WALLS: readonly [place: RegExp, may: readonly string[]][] = [
  [/^core\/test\//, ['core/', ...TEST]],
  [/^core\/testing\//, ['core/(testing/)?[^/]+$']],
  // Korean particles and the hash that matches are dealt by are all that core leaves to libraries; nothing else in core needs them.
  [/^core\/particle\.ts$/, ['core/templates.ts$', 'own']],
  [/^core\/hash\.ts$/, ['core/random.ts$', 'own']],
  [/^core\//, ['core/(?!particle|hash)[^/]+$']],
  [/^games\/([^/]+)\/(?:test\/|.*\.test\.ts$)/, ['games/$1/', 'board/', 'own', CORE, PARTICLE, SUITE, ...TEST]],
  // The one list reads manifests, and nothing else of a game; beside it lie the older names of boxes.
  [/^games\/[^/]+$/, ['games/(older-boxes|[^/]+/(about|manifest)).ts$', CORE]],
  [/^games\/([^/]+)\/rules\//, ['games/$1/((rules|data)/|about.ts$|effects/(names|rules|icons).ts$)', CORE]],
  [/^games\/([^/]+)\/words\//, ['games/$1/((rules|data|words)/|about.ts$|effects/(names|en|ko).ts$)', CORE]],
  // A word of effects: what it does, its strip, what is said of it in each language, and its worth are loaded apart. Only the lists, which a script writes, read the folders.
  [/^games\/([^/]+)\/effects\/(?:[^/]+\/)?names\.ts$/, []],
  [/^games\/([^/]+)\/effects\/rules\.ts$/, ['games/$1/(rules/|effects/(names|[^/]+/rule).ts$)']],
  [/^games\/([^/]+)\/effects\/icons\.ts$/, ['games/$1/effects/(names|[^/]+/icon).ts$', CORE]],
  [/^games\/([^/]+)\/effects\/en\.ts$/, ['games/$1/effects/(names|[^/]+/en).ts$']],
  [/^games\/([^/]+)\/effects\/ko\.ts$/, ['games/$1/effects/(names|[^/]+/ko).ts$']],
  [/^games\/([^/]+)\/effects\/worths\.ts$/, ['games/$1/(bot/|effects/(names|[^/]+/worth).ts$)']],
  [/^games\/([^/]+)\/effects\/[^/]+\/rule\.ts$/, ['games/$1/rules/', CORE]],
  [/^games\/([^/]+)\/effects\/[^/]+\/icon\.ts$/, [CORE]],
  [/^games\/([^/]+)\/effects\/[^/]+\/(?:en|ko)\.ts$/, ['games/$1/(rules/word|effects/[^/]+/rule).ts$']],
  [/^games\/([^/]+)\/effects\/[^/]+\/worth\.ts$/, ['games/$1/(rules|bot)/', CORE]],
  [/^games\/([^/]+)\/bot\//, ['games/$1/((rules|data|bot)/|effects/(names|worths).ts$)', CORE]],
  // Faces are drawn by hand of what all faces are made of. They are data: a page without a board shows them, too.
  [/^games\/([^/]+)\/faces\//, ['games/$1/(faces|learn|rules|words)/', 'board/face/[^.]+.ts$', CORE]],
  // What every game's board is made of.
  [/^board\/test\//, ['board/', CORE, ...TEST]],
  [/^board\//, ['board/', CORE, 'svelte']],
  [/^games\/([^/]+)\/board\//, ['games/$1/', 'board/', CORE, 'svelte', 'icon:']],
  [/^games\/([^/]+)\//, ['games/$1/', 'own', CORE, SUITE]],
  // Bots and the hall are tested with a game that has every secret there is.
  [/^bots\/test\//, ['bots/', 'core/test/', 'own', CORE, SUITE, GAME, ...TEST]],
  [/^bots\//, ['bots/', 'own', CORE]],
  [/^server\/test\//, ['server/', 'core/test/', 'own', 'smtp-server$', 'node:', CORE, BOTS, GAMES, GAME, ...TEST]],
  [/^server\//, ['server/', 'own', 'node:', CORE, PARTICLE, HASH, BOTS, GAMES]],
  [/^web\/test\//, ['web/', 'own', CORE, PARTICLE, BOTS, GAMES, GAME, ...TEST]],
  // The page speaks the server's contract, and knows nothing else of it.
  [
    /^web\//,
    [
      'web/',
      'board/(DeskView.svelte|Stage.svelte|face/Face.svelte|desk.ts|geometry.ts|places.ts|turned.svelte.ts)$',
      'board/told/',
      'server/contract.ts$',
      'own',
      CORE,
      PARTICLE,
      HASH,
      BOTS,
      GAMES,
      '\\$app/',
      'icon:',
      ...TEST,
    ],
  ],
  [/^lab\/test\//, ['lab/', 'own', 'node:', CORE, SUITE, BOTS, GAMES, GAME, ...TEST]],
  // One drill drives the page's outbox, which knows no page.
  [/^lab\/attack\/outbox\.ts$/, ['lab/', 'web/src/lib/outbox/(outbox|memory).ts$', 'own', 'node:', CORE]],
  [/^lab\//, ['lab/', 'own', 'node:', CORE, HASH, SUITE, BOTS, GAMES, ...TEST]],
  [/^(e2e|test|tools)\//, ['']],
]

const PURE = /^(core|games\/[^/]+\/(rules|effects))\/(?!test\/)/
/** What the language itself has besides `Math` and the like: a clock, chance, the network, the machine, the page. */
const IMPURE = new Set([
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'crypto',
  'fetch',
  'process',
  'Buffer',
  'require',
  'global',
  'globalThis',
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'console',
  'TextEncoder',
  'Intl',
  'WebSocket',
  'Worker',
  'XMLHttpRequest',
  'requestAnimationFrame',
])
/** What core uses of the machine: SHA-256, and the time zones, which every machine has. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'core/nights.ts': ['Intl.DateTimeFormat', 'Date.UTC'],
  'core/commit.ts': ['globalThis.crypto.subtle.digest', 'TextEncoder'],
}

/** The script of a source file; of a component, its script blocks. */
const scriptOf = (file: string, text: string): string =>
  file.endsWith('.svelte') ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(m => m[1]).join('\n') : text

/** What a file imports: a path within the house, or a package. */
const importsOf = (file: string, text: string): string[] =>
  ts
    .preProcessFile(scriptOf(file, text), true, true)
    .importedFiles.map(({ fileName: name }) =>
      name.startsWith('.')
        ? posix.join(dirname(file), name)
        : name.startsWith('#')
          ? name.replace('#', 'web/src/')
          : name,
    )

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/')
/** The packages that the workspace of a file declares. */
function declared(file: string): string[] {
  const workspace = /^[^/]+/.exec(file)![0]
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
    dependencies?: object
  }
  return Object.keys(dependencies).filter(name => !name.startsWith('@loggia/'))
}

/** The imports of a file that go through a wall. */
function throughWalls(file: string, text: string): string[] {
  const wall = WALLS.find(([place]) => place.test(file))
  if (!wall) return [`${file} stands nowhere in the plan of the house`]
  const game = wall[0].exec(file)![1] ?? ''
  const may = wall[1].map(rule => new RegExp(`^${rule.replace('$1', game)}`))
  const own = wall[1].includes('own') ? declared(file) : []
  return importsOf(file, text)
    .filter(name => !may.some(rule => rule.test(name)) && !own.includes(packageOf(name)))
    .map(name => `${file} imports ${name}`)
}

/** What a pure file uses of the world outside. */
function impurities(file: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const { parent } = node
    if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') found.push('Math.random')
    else if (ts.isIdentifier(node) && IMPURE.has(node.text)) {
      const isName =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) &&
          parent.name === node)
      let whole: ts.Node = node
      while (ts.isPropertyAccessExpression(whole.parent) && whole.parent.expression === whole) whole = whole.parent
      if (!isName && !ALLOWED[file]?.includes(whole.getText())) found.push(whole.getText())
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found.map(name => `${file} uses ${name}`)
}

const tooLong = (file: string, text: string): string[] => {
  const lines = text.trimEnd().split('\n').length
  const most = /\.test\.ts$/.test(file) ? 500 : 400
  return lines > most ? [`${file} has ${lines} lines`] : []
}

/** A board draws the box of its match, whatever the game comes with: of the rules' door it takes types, and what makes a game of a box. */
const drawsShipped = (file: string, text: string): string[] =>
  !/^games\/[^/]+\/board\/(?!.*\.test\.ts$)/.test(file)
    ? []
    : [...scriptOf(file, text).matchAll(/^import \{([^}]*)\} from '(?:\.\.\/)+(?:rules\/[\w-]+|index)\.ts'/gm)].flatMap(
        ([line, names]) =>
          names!
            .split(',')
            .map(name => name.trim())
            .filter(
              name =>
                name === 'shipped' || (/(?:rules\/)?index\.ts'$/.test(line) && /^(?!type )[a-z]\w*(?<!Of)$/.test(name)),
            )
            .map(name => `${file} draws ${name}`),
      )

/** Where what a careful player remembers is asked for, though no bot thinks there: it would be sent, or drawn. */
const MAY_RECALL = /^(core|bots|lab|games\/[^/]+\/(rules|test))\/|^server\/match\/bots\//
const recalls = (file: string, text: string): string[] =>
  !MAY_RECALL.test(file) && /\brecall\b/.test(scriptOf(file, text)) ? [`${file} recalls`] : []

/** Where words in notation are taken apart by hand: a renamed one would be found by nobody. `read`, `splitWord` and `splitTarget` of core do it. */
const MUST_READ = /^(board|games\/[^/]+\/board|web\/src)\//
const byHand = (file: string, text: string): string[] => {
  if (!MUST_READ.test(file) || /\.test\.ts$/.test(file)) return []
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      /^(split|indexOf|lastIndexOf)$/.test(node.expression.name.text) &&
      node.arguments[0] &&
      ts.isStringLiteralLike(node.arguments[0]) &&
      /^[:,]$/.test(node.arguments[0].text)
    )
      found.push(node.getText())
    if (ts.isRegularExpressionLiteral(node) && /[\w)][:,](\\[dw]|[.([])/.test(node.text.replace(/\(\?[:=!<]/g, '(')))
      found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, scriptOf(file, text), ts.ScriptTarget.Latest, true))
  return found.map(code => `${file} takes notation apart by hand: ${code}`)
}

const GAME_IDS = readdirSync(join(root, 'games'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'node_modules')
  .map(entry => entry.name)
/** Games are named in their folders, in the one list, in tests that play a game, and where people are told of them. */
const MAY_NAME =
  /^games\/([^/]+\/|index\.ts$)|(^|\/)test\/|\.test\.ts$|^e2e\/|^tools\/(new-game|lanterns)|^docs\/|\.md$|^NOTICE$/
const names = (file: string, text: string): string[] => {
  if (MAY_NAME.test(file)) return []
  const found = GAME_IDS.filter(id => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text))
  return found.map(id => `${file} names ${id}`)
}

/** A board that takes the shipped box, or the game that plays it: only what makes a game of a box (`ostiaOf`) is for every match. */
function shippedBoxes(file: string, text: string): string[] {
  if (!/^games\/[^/]+\/board\//.test(file) || file.endsWith('.test.ts')) return []
  return [...text.matchAll(/^import \{([^}]*)\} from '\.\.\/(?:rules\/)?(?:index|box)\.ts'/gm)].flatMap(
    ([, names = '']) =>
      names
        .split(',')
        .map(name => name.trim())
        .filter(name => name === 'shipped' || /^[a-z]\w*(?<!Of)$/.test(name))
        .map(name => `${file} reads ${name}`),
  )
}

/** Every source file, with its text. What is made by a tool or fetched is none. */
function* sources(folder = ''): Generator<[file: string, text: string]> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!/^(node_modules|build|dist|var|test-results|\..*)$/.test(entry.name)) yield* sources(path)
    } else if (/\.(ts|svelte|js|mjs)$/.test(entry.name) && folder) yield [path, readFileSync(join(root, path), 'utf8')]
  }
}
const all = [...sources()]

test('the sources are found', () => {
  for (const file of [
    'core/game.ts',
    'games/ostia/rules/index.ts',
    'server/main.ts',
    'bots/index.ts',
    'test/walls.test.ts',
  ])
    expect(all.map(([f]) => f)).toContain(file)
  expect(all.some(([file]) => file.startsWith('web/src/') && file.endsWith('.svelte'))).toBe(true)
})
test('nobody imports through a wall', () => expect(all.flatMap(([file, text]) => throughWalls(file, text))).toEqual([]))
test('a file of one language loads none of the other', () => {
  const languages = ['en', 'ko']
  const other = (file: string, text: string): string[] => {
    const own =
      file.startsWith('games/') && languages.find(language => new RegExp(`(^|[./])${language}\\.ts$`).test(file))
    if (!own) return []
    return importsOf(file, text).filter(name =>
      languages.some(l => l !== own && new RegExp(`(^|[./])${l}\\.ts$`).test(name)),
    )
  }
  expect(all.flatMap(([file, text]) => other(file, text))).toEqual([])
  expect(all.filter(([file]) => file.startsWith('games/') && /(^|[./])ko\.ts$/.test(file)).length).toBeGreaterThan(40)
  expect(other('games/tapestry/effects/en.ts', "import { sentence } from './guilds/ko.ts'")).toHaveLength(1)
  expect(other('games/ostia/words/rules.ko.ts', "import { rules } from './rules.en.ts'")).toHaveLength(1)
})
test('core and rules have no clock, no chance of their own, no machine and no page', () => {
  const pure = all.filter(([file]) => PURE.test(file))
  expect(pure.length).toBeGreaterThan(20)
  expect(pure.flatMap(([file, text]) => impurities(file, text))).toEqual([])
})
test('no board draws the shipped box: each match has its own', () => {
  expect(all.flatMap(([file, text]) => drawsShipped(file, text))).toEqual([])
  for (const line of [
    "import { terraMystica } from '../rules/index.ts'",
    "import { type Box, shipped } from '../rules/box.ts'",
    "import { ostia } from '../index.ts'",
  ])
    expect(drawsShipped('games/ostia/board/facts.ts', line)).toHaveLength(1)
})
test('what a view leaves to memory is asked for only where a bot thinks', () => {
  expect(all.flatMap(([file, text]) => (file === 'test/walls.test.ts' ? [] : recalls(file, text)))).toEqual([])
  expect(recalls('server/match/views.ts', 'const view = game.recall(table, viewer)')).toEqual([
    'server/match/views.ts recalls',
  ])
})
test('no board and no page takes notation apart by hand', () =>
  expect(all.flatMap(([file, text]) => byHand(file, text))).toEqual([]))
test('no board reads the shipped box: each draws that of its match', () => {
  expect(all.flatMap(([file, text]) => shippedBoxes(file, text))).toEqual([])
  for (const line of [
    "import { terraMystica } from '../rules/index.ts'",
    "import { boxOf, shipped } from '../rules/box.ts'",
  ])
    expect(shippedBoxes('games/terra-mystica/board/facts.ts', line)).toHaveLength(1)
})
test('games are named in one list', () => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = tracked.split('\n').filter(file => file && !/\.(png|webp|woff2?)$/.test(file))
  expect(files).toContain('games/index.ts')
  expect(
    files.filter(file => existsSync(join(root, file))).flatMap(f => names(f, readFileSync(join(root, f), 'utf8'))),
  ).toEqual([])
})
test('a file is read in one sitting', () => expect(all.flatMap(([file, text]) => tooLong(file, text))).toEqual([]))

describe('a planted fault is found', () => {
  for (const [file, text] of [
    ['server/games.ts', "const first = 'ostia'"],
    ['web/src/lib/games.ts', "import('@loggia/games/tiletum')"],
    ['Dockerfile', 'COPY games/terra-mystica/package.json games/'],
    ['games/index.json', '["tapestry"]'],
  ] as const)
    test(`${file}: ${text}`, () => expect(names(file, text)).toHaveLength(1))
  const bad: [file: string, text: string][] = [
    ['core/game.ts', "import { readFileSync } from 'node:fs'"],
    ['core/game.ts', "import { z } from 'zod'"],
    ['core/words.ts', "import { josa } from 'es-hangul'"],
    ['core/words.ts', "import { particle } from './particle.ts'"],
    ['core/game.ts', "import { conform } from './testing/index.ts'"],
    ['core/match.ts', "import { ostia } from '@loggia/games/ostia'"],
    ['core/match.ts', "export * from '../games/ostia/index.ts'"],
    ['core/testing/laws.ts', "import { test } from 'vitest'"],
    ['games/ostia/rules/turn.ts', "import { words } from '../words/index.ts'"],
    ['games/ostia/rules/turn.ts', "import { conform } from '@loggia/core/testing'"],
    ['games/ostia/rules/turn.ts', "import type { x } from '../../terra-mystica/rules/table.ts'"],
    ['games/ostia/words/ko.ts', "import { z } from 'zod'"],
    ['games/tapestry/rules/effects.ts', "import { sentences } from '../effects/en.ts'"],
    ['games/tapestry/rules/effects.ts', "import { rule } from '../effects/guilds/rule.ts'"],
    ['games/tapestry/rules/effects.ts', "import { WORTHS } from '../effects/worths.ts'"],
    ['games/tapestry/effects/guilds/rule.ts', "import { sentence } from './en.ts'"],
    ['games/tapestry/effects/guilds/rule.ts', "import { icon } from './icon.ts'"],
    ['games/tapestry/effects/guilds/icon.ts', "import coin from 'icon:coin'"],
    ['games/tapestry/effects/guilds/ko.ts', "import { words } from '../../words/index.ts'"],
    ['games/tapestry/effects/en.ts', "import { rule } from './guilds/rule.ts'"],
    ['games/ostia/words/ko.ts', "import { josa } from 'es-hangul'"],
    ['games/ostia/bot/index.ts', "import { chooseMove } from '@loggia/bots'"],
    [
      'board/InteractionLayer.svelte',
      '<script lang="ts">import { explain } from \'../games/ostia/board/explain.ts\'</script>',
    ],
    [
      'games/ostia/board/Sea.svelte',
      '<p></p><script lang="ts">import { api } from \'../../../web/src/lib/api.ts\'</script>',
    ],
    ['bots/search.ts', "import { R } from '@loggia/games/ostia'"],
    ['bots/search.ts', "const rules = await import('../games/ostia/rules/index.ts')"],
    ['games/index.ts', "import { ostia } from './ostia/rules/index.ts'"],
    ['server/games.ts', "import { ostia } from '@loggia/games/ostia'"],
    ['web/src/lib/games.ts', "import('@loggia/games/ostia/board')"],
    ['server/hall/app.ts', "import { Match } from '../../core/match.ts'"],
    ['server/hall/app.ts', "import type { api } from '../../web/src/lib/api.ts'"],
    ['server/hall/app.ts', "import express from 'express'"],
    ['web/src/lib/api.ts', "import { store } from '../../../server/hall/store.ts'"],
    ['web/src/lib/api.ts', "import { store } from '@loggia/server'"],
    ['lab/commands.ts', "import { app } from '@loggia/server'"],
    ['attic/new.ts', ''],
  ]
  for (const [file, text] of bad) test(`${file}: ${text}`, () => expect(throughWalls(file, text)).toHaveLength(1))

  for (const text of [
    'const x = Math.random()',
    'const now = Date.now()',
    'const now = new Date()',
    'performance.now()',
    'setTimeout(f, 1)',
    'process.env.X',
    'globalThis.Math',
    'document.title',
    'fetch(url)',
    'const { random } = globalThis.Math',
    'crypto.getRandomValues(a)',
    'console.log(1)',
  ])
    test(`core/x.ts: ${text}`, () => expect(impurities('core/x.ts', text)).toHaveLength(1))

  for (const [file, text] of [
    ['games/ostia/board/story.ts', "const [verb, rest = ''] = word.split(':')"],
    ['games/ostia/board/story.ts', "const [, section] = rest.split(',')"],
    ['web/src/lib/table/narrow.ts', "const verb = move.slice(0, move.indexOf(':'))"],
    [
      'games/terra-mystica/board/Board.svelte',
      '<script lang="ts">const [, what] = /^(card|town):(\\d),(.+)$/.exec(word) ?? []</script>',
    ],
  ] as const)
    test(`${file}: ${text}`, () => expect(byHand(file, text)).toHaveLength(1))

  test('a long file', () => {
    expect(tooLong('core/x.ts', 'x\n'.repeat(401))).toHaveLength(1)
    expect(tooLong('core/x.test.ts', 'x\n'.repeat(501))).toHaveLength(1)
  })
})

describe('what is right is let through', () => {
  for (const [file, text] of [
    [
      'games/ostia/rules/turn.ts',
      "import { end } from '@loggia/core'; import { box } from './box.ts'; import tiles from '../data/tiles.json' with { type: 'json' }",
    ],
    ['bots/greedy.ts', "import type { Knowledge } from './knowledge.ts'; import type { Game } from '@loggia/core'"],
    [
      'web/src/lib/games.ts',
      "import { GAMES } from '@loggia/games'; import type { Seat } from '../../../server/contract.ts'; import { goto } from '$app/navigation'",
    ],
    [
      'server/hall/app.ts',
      "import { Hono } from 'hono'; import { cookie } from 'hono/cookie'; import { join } from 'node:path'",
    ],
  ] as const)
    test(file, () => expect(throughWalls(file, text)).toEqual([]))

  test('names that only look like the world outside, and the hash of core', () => {
    expect(
      impurities(
        'core/x.ts',
        "const t = { window: 1, process: 2 }; t.window + t.process // Date.now() in 'Math.random()'",
      ),
    ).toEqual([])
    expect(impurities('core/commit.ts', 'globalThis.crypto.subtle.digest(a, new TextEncoder().encode(b))')).toEqual([])
    expect(impurities('core/commit.ts', 'globalThis.crypto.getRandomValues(a)')).toHaveLength(1)
    expect(impurities('core/random.ts', 'globalThis.crypto.subtle.digest(a)')).toHaveLength(1)
  })
})
