/** A page of the build before finds its files for one more build. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { besideTheLast } from '../tools/before.ts'

const root = mkdtempSync(join(tmpdir(), 'loggia-builds-'))
afterAll(() => rmSync(root, { recursive: true }))
const build = join(root, 'build')
const file = (name: string) => join(build, '_app/immutable', name)

/** A build as the adapter makes it: nothing of an older one is left. */
const made = (...names: string[]) =>
  besideTheLast(build, async () => {
    rmSync(build, { recursive: true, force: true })
    mkdirSync(file('workers'), { recursive: true })
    for (const name of names) writeFileSync(file(name), name)
    writeFileSync(join(build, 'index.html'), names.join())
  })

test('the files of two builds lie there, and no third one’s', async () => {
  await made('both.js', 'old.js', 'workers/old.js.br')
  await made('both.js', 'new.js')
  for (const name of ['both.js', 'old.js', 'workers/old.js.br', 'new.js'])
    expect(readFileSync(file(name), 'utf8')).toBe(name)
  expect(readFileSync(join(build, 'index.html'), 'utf8')).toBe('both.js,new.js')
  await made('newest.js')
  expect(['both.js', 'old.js', 'new.js', 'newest.js'].filter(name => existsSync(file(name)))).toEqual([
    ...['both.js', 'new.js', 'newest.js'],
  ])
  expect(existsSync(`${build}.before`)).toBe(false)
})

test('a build that fails leaves the one before where it was', async () => {
  await made('good.js')
  const failing = besideTheLast(build, async () => {
    mkdirSync(build, { recursive: true })
    writeFileSync(join(build, 'half.js'), '')
    throw new Error('the disk is full')
  })
  await expect(failing).rejects.toThrow('the disk is full')
  expect([file('good.js'), join(build, 'half.js')].map(path => existsSync(path))).toEqual([true, false])
})
