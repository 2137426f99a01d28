/** `npm run release` in a small repository: heading, version, tag and tarball of what is committed; and what is no release is refused. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'release-'))
const path = (name: string) => join(folder, name)
const read = (name: string) => readFileSync(path(name), 'utf8')
afterAll(() => rmSync(folder, { recursive: true }))
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
/** Runs the script there; what it complains of, or nothing. */
const release = (...args: string[]): string => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/release.mjs'), ...args, '--no-drill'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return status === 0 ? '' : stderr.trim()
}

test('a release has heading, version, commit, tag and tarball; what is no release is refused, and changes nothing', () => {
  git('init', '--quiet', '-b', 'main')
  git('config', 'user.email', 'host@loggia.example')
  git('config', 'user.name', 'Host')
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(path(name), readFileSync(join(root, name)))
  writeFileSync(path('CHANGELOG.md'), '# What changed\n\n## Not yet released\n\n- Something.\n')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')
  const { version: before } = JSON.parse(read('package.json')) as { version: string }
  const begun = git('rev-parse', 'HEAD')
  expect(release('1.0')).toContain('VERSION')
  expect(release(before)).toContain('is not after')
  expect(release('0.0.1')).toContain('is not after')
  writeFileSync(path('new.txt'), 'new')
  expect(release('90.1.0')).toContain('Commit everything first')
  rmSync(path('new.txt'))
  expect(git('rev-parse', 'HEAD')).toBe(begun)

  expect(release('90.1.0')).toBe('')
  expect(read('CHANGELOG.md')).toMatch(
    /^# What changed\n\n## Not yet released\n\n## 90\.1\.0 \(\d{4}-\d\d-\d\d\)\n\n- Something\.\n$/,
  )
  expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'loggia', version: '90.1.0' })
  const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: Record<string, object> }
  expect([lock.version, lock.packages[''], lock.packages['core']]).toMatchObject([
    '90.1.0',
    { version: '90.1.0' },
    { version: before },
  ])
  // Nothing else is changed.
  expect(git('diff', '--numstat', begun, 'v90.1.0').split('\n')).toEqual([
    '2\t0\tCHANGELOG.md',
    '2\t2\tpackage-lock.json',
    '1\t1\tpackage.json',
  ])
  expect(git('cat-file', '-t', 'v90.1.0')).toBe('tag')
  expect(execFileSync('tar', ['tzf', path('loggia-90.1.0.tar.gz')], { encoding: 'utf8' })).toContain(
    'loggia-90.1.0/package.json',
  )

  // The next one has nothing to say yet.
  rmSync(path('loggia-90.1.0.tar.gz'))
  expect(release('90.1.1')).toContain('says nothing')
})
