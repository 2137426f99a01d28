/** What the documents say is so: their links lead somewhere, and the game that CONTRIBUTING.md teaches keeps all laws. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Announcement, origins } from '../core/index.ts'
import { conform, summary } from '../core/testing/index.ts'
import { ANNOUNCED, GAMES } from '../games/index.ts'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** The text of a document without its line breaks. */
const flowing = (file: string) => read(file).replace(/\s+/g, ' ')
/** Headings as the anchors that they become. */
const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, h]) =>
    h!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

const DOCUMENTS = ['', 'docs', 'docs/decisions', 'lab'].flatMap(folder =>
  readdirSync(join(root, folder))
    .filter(f => f.endsWith('.md'))
    .map(f => join(folder, f)),
)
it.each(DOCUMENTS)('the links of %s lead somewhere', document => {
  const text = read(document).replace(/```[\s\S]*?```/g, '')
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(m => m[1]!).filter(l => !l.includes('://'))
  const lost = links.filter(link => {
    const [file = '', anchor] = link.split('#')
    const target = file ? join(dirname(document), file) : document
    return !existsSync(join(root, target)) || (anchor !== undefined && !anchors(read(target)).includes(anchor))
  })
  expect(lost).toEqual([])
})
it('they are found, and some have links', () =>
  expect(DOCUMENTS).toEqual(expect.arrayContaining(['README.md', 'SECURITY.md', 'docs/running-a-hall.md'])))

it('ARCHITECTURE.md has at most 15 kB, and a decision one page', () => {
  const size = (file: string) => Buffer.byteLength(read(file))
  expect(size('ARCHITECTURE.md')).toBeLessThanOrEqual(15_000)
  const decisions = DOCUMENTS.filter(file => /^docs\/decisions\/\d/.test(file))
  expect(decisions.filter(file => read(file).split('\n').length > 60)).toEqual([])
  expect(decisions.filter(file => !read('docs/decisions/README.md').includes(file.slice(15)))).toEqual([])
})

it.each(GAMES)('both READMEs say how much of $id is reconstructed, if anything is', async ({ title, manifest }) => {
  const { shipped } = await (await manifest()).rules()
  const { rulebook, public: seen, reconstructed } = origins(...Object.values(shipped))
  const all = rulebook + seen + reconstructed
  if (!reconstructed) return
  expect(flowing('README.md')).toContain(`${title.en} ${reconstructed} of ${all}`)
  expect(flowing('README.ko.md')).toContain(`${title.ko} ${all}개 가운데 ${reconstructed}개`)
})

it('CONTRIBUTING.md shows what new-game writes, and that keeps all laws', async () => {
  const blocks = [...read('CONTRIBUTING.md').matchAll(/```ts games\/(\S+)\n([\s\S]*?)```/g)]
  expect(blocks.map(([, file]) => file)).toEqual(['lanterns/rules/index.ts', 'lanterns/manifest.ts'])
  for (const [, file, code] of blocks) expect(code).toBe(read(`tools/${file}`))
  const { lanterns } = await import(join(root, 'tools/lanterns/rules/index.ts'))
  const report = conform(lanterns, { matches: 60, seed: 'contributing' })
  expect(report.failure && summary(report)).toBe(null)
  expect(report.decisions).toBeGreaterThan(500)
})

it('NOTICE names who made each game, those to come as well', async () => {
  const section = (games: readonly Announcement[]) =>
    games
      .map(({ id, title }) => `  ${title.en}\n${read(`games/${id}/credits.txt`).replace(/^(?=.)/gm, '    ')}`)
      .join('\n')
  const notice = read('NOTICE')
  const [, standing = '', coming = ''] =
    /beautiful\.\n\n([\s\S]*?)\n(?:Announced[^\n]*\n\n([\s\S]*?)\n)?ICONS/.exec(notice) ?? []
  expect(standing).toBe(section(GAMES))
  expect(coming).toBe(section(ANNOUNCED))
})

it('NOTICE names every icon that is drawn, and no other', () => {
  const code = (folder: string): string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(f => /\.(ts|svelte)$/.test(f))
      .map(f => read(join(folder, f)))
  const folders = [
    'board',
    'web/src/lib',
    ...readdirSync(join(root, 'games'))
      .map(game => `games/${game}/board`)
      .filter(f => existsSync(join(root, f))),
  ]
  const drawn = new Set(folders.flatMap(code).flatMap(text => [...text.matchAll(/'icon:([\w-]+)'/g)].map(m => m[1]!)))
  const [, credits = ''] = /ICONS\n([\s\S]*?)All other drawings/.exec(read('NOTICE')) ?? []
  const named = [...credits.matchAll(/^ {4}(.*)$/gm)].flatMap(m => m[1]!.split(/, ?/)).filter(Boolean)
  expect(named.toSorted()).toEqual([...drawn].sort())
})
