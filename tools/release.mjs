// `npm run release -- 0.2.0`: cuts a release of what is committed here. The changelog gets its heading and package.json its version; then a commit, a tag and a
// tarball. The tag is pushed by hand; a workflow makes the image and the page of the release from it.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const OPEN = '## Not yet released'
const fail = why => {
  console.error(why)
  process.exit(1)
}
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const [version, ...flags] = process.argv.slice(2)

if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) fail('npm run release -- VERSION [--no-drill], as 0.2.0')
const { version: before } = JSON.parse(readFileSync('package.json', 'utf8'))
const tag = `v${version}`
if (!isAfter(version, before)) fail(`${version} is not after ${before}, the version of package.json.`)
if (git('status', '--porcelain')) fail('Commit everything first: a release is what is committed.')
if (git('tag', '--list', tag)) fail(`${tag} is there already.`)
if (!notesIn(readFileSync('CHANGELOG.md', 'utf8'), OPEN)) fail(`CHANGELOG.md says nothing under "${OPEN}".`)
// A release that takes matches from somebody is none.
if (!flags.includes('--no-drill')) execFileSync('npm', ['run', '-s', 'lab', '--', 'upgrade'], { stdio: 'inherit' })

edit('CHANGELOG.md', text => text.replace(OPEN, `${OPEN}\n\n## ${version} (${new Date().toISOString().slice(0, 10)})`))
edit('package.json', text => text.replace(`"version": "${before}"`, `"version": "${version}"`))
// At its head, and of the root among the packages; those of the house keep theirs.
edit('package-lock.json', text =>
  text
    .replace(new RegExp(`("version": )"${before}"`), `$1"${version}"`)
    .replace(new RegExp(`("": \\{[^}]*?"version": )"${before}"`), `$1"${version}"`),
)
git('commit', '--quiet', '--all', '--message', `[house] Release ${version}`)
git('tag', '--annotate', tag, '--message', `Loggia ${version}`)
const tarball = `loggia-${version}.tar.gz`
git('archive', '--format=tar.gz', `--prefix=loggia-${version}/`, `--output=${tarball}`, tag)
console.log(`${tag} and ${tarball} are made. Now:
  git push origin HEAD ${tag}                        the workflow makes the image and the page of the release
  npm run -s lab -- upgrade --make ${tag}             a database of this release, for the drill of the next one: commit it`)

function isAfter(a, b) {
  const [x, y] = [a, b].map(v => v.split('.').map(Number))
  const k = x.findIndex((n, i) => n !== y[i])
  return k >= 0 && x[k] > y[k]
}
/** What stands under a heading, up to the next of its rank. */
function notesIn(text, heading) {
  const from = text.indexOf(`\n${heading}`)
  if (from < 0) return ''
  const rest = text.slice(from + 1 + heading.length)
  const end = rest.search(/\n## /)
  return (end < 0 ? rest : rest.slice(0, end)).replace(/^.*\n/, '').trim()
}
function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
