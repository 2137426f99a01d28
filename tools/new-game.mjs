// `npm run new-game ID`: the folder that CONTRIBUTING.md talks through, whole and playable, its line in the list of games and its credits in NOTICE.
import { cpSync, existsSync, globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ready.mjs'

const [id = ''] = process.argv.slice(2)
const folder = join(root, 'games', id)
const name = id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const title = id.replace(/(^|-)(\w)/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`)
const type = title.replaceAll(' ', '')
const template = join(import.meta.dirname, 'lanterns')
const rules = readFileSync(join(template, 'rules/index.ts'), 'utf8')

/** Why there can't be a game of this id; empty when there can. */
function refusal() {
  if (!id) return 'which id? npm run new-game great-game'
  if (!/^[a-z]+[a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40)
    return `${id} can't be an id: small letters, digits and single dashes, a letter first, at most 40 in all`
  if (existsSync(folder)) return `games/${id} exists already`
  if (!isName(name) || (id !== 'lanterns' && new RegExp(`\\b${name}\\b`).test(rules)))
    return `${id} can't be an id: ${name} is a word of the code`
  return ''
}
function isName(word) {
  try {
    return Boolean(new Function(`'use strict'; const ${word} = 0; return true`))
  } catch {
    return false
  }
}

/** A text of the template as this game says it. */
const own = text =>
  text
    .replaceAll('LanternsTable', `${type}Table`)
    .replaceAll('Lanterns', title)
    .replaceAll('lanternsOf', `${name}Of`)
    .replaceAll("'lanterns'", `'${id}'`)
    .replaceAll(/\blanterns\b/g, name)
    .replaceAll('LAN-', `${id.replaceAll('-', '').slice(0, 3).toUpperCase()}-`)
    .replaceAll('등불', id === 'lanterns' ? '등불' : title)

const why = refusal()
if (why) {
  console.error(why)
  process.exit(1)
}
cpSync(template, folder, { recursive: true })
for (const file of globSync('**/*', { cwd: folder }).map(f => join(folder, f)))
  if (statSync(file).isFile()) writeFileSync(file, own(readFileSync(file, 'utf8')))
renameSync(join(folder, 'test/lanterns.test.ts'), join(folder, `test/${id}.test.ts`))

const list = join(root, 'games/index.ts')
const text = readFileSync(list, 'utf8')
writeFileSync(
  list,
  text
    .replace(/((?:^import .*\n)+)/m, `$1import { about as ${name} } from './${id}/about.ts'\n`)
    .replace(
      /(export const GAMES[^[]*\[\][^[]*\[[\s\S]*?)(?=^\])/m,
      `$1  { ...${name}, manifest: async () => (await import('./${id}/manifest.ts')).manifest },\n`,
    ),
)
// The makers of the game: the same in NOTICE as in its credits, after the existing games.
const notice = join(root, 'NOTICE')
const credits = readFileSync(join(folder, 'credits.txt'), 'utf8').replace(/^(?=.)/gm, '    ')
writeFileSync(notice, readFileSync(notice, 'utf8').replace(/\n(?=Announced|ICONS\n)/, `\n  ${title}\n${credits}\n`))
console.log(`games/${id} is a game now, and stands in games/index.ts. Play it: npm start`)
