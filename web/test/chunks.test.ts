/** The files of the build: `npm run build -w web` first. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Chunk, CHUNKS } from '../tools/chunks.ts'
import { screensOf } from '../tools/screens.ts'

const build = JSON.parse(readFileSync(CHUNKS, 'utf8')) as Readonly<Record<string, Chunk>>

it('has no file that imports one that imports it: it would run before what it needs', () => {
  const circle: string[] = []
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circle.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    done.add(file)
    for (const next of build[file]?.imports ?? []) visit(next, [...way, file])
  }
  for (const file of Object.keys(build)) visit(file, [])
  expect(circle).toEqual([])
})

it('keeps the scripts few that a table waits for', () => {
  const { table, phone, desk, words, games } = screensOf()
  for (const [id, game] of Object.entries(games))
    for (const frame of [phone, desk]) {
      const all = new Set([...table, ...frame, ...words.ko, ...game.table, ...game.words.ko])
      expect([...all].filter(file => file.endsWith('.js')).length, id).toBeLessThanOrEqual(24)
    }
})

it('runs nothing before the page has said which build it is', () => {
  const start = Object.keys(build).find(file => build[file]!.modules.some(m => m.endsWith('/client/entry.js')))!
  const first = [start, ...build[start]!.imports]
  const modules = first.flatMap(file => build[file]!.modules)
  expect(modules.filter(m => !/\/client\/(entry|payload)\.js$|preload-helper|rolldown\/runtime/.test(m))).toEqual([])
})

it('has nothing that searches in its pages: bots think in workers', () => {
  const modules = Object.values(build).flatMap(chunk => chunk.modules)
  expect(modules.some(m => m.endsWith('/bots/browser.ts'))).toBe(true)
  expect(modules.filter(m => /\/bots\/search\.ts$/.test(m))).toEqual([])
})
