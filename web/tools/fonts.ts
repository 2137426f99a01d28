/**
 * Our own subsets of the three faces: what our words are written in, in a few files by where it is read first. The stock's many pieces remain for what people write.
 * `made/ours.css` and `made/stock.css` never speak of the same character. Made before each build; a piece whose characters are as they were is kept.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import subset from 'subset-font'
import type { Plugin } from 'vite'
import { pointsOf } from '../src/lib/ui/letters.ts'

const web = join(import.meta.dirname, '..')
const root = join(web, '..')
const MADE = join(web, 'fonts/made')
const at = (path: string) => join(web, 'fonts', path)
const installed = (path: string) => createRequire(import.meta.url).resolve(path)

interface Face {
  kind: Kind
  family: string
  /** What our cut of it is called where its name is reserved. */
  ours?: string
  style: 'normal' | 'italic'
  weight: string
  /** All of it, of which ours is cut. */
  whole: string
  /** The pieces that others made of it. */
  stock: string
  /** It writes Hangul, or else all that is not. */
  hangul: boolean
  letters: boolean
  axes?: { wght: { min: number; max: number } }
}
const garamond = (weight: '400' | '500', style: 'normal' | 'italic'): Face => ({
  kind: style === 'italic' ? 'italic' : weight === '500' ? 'bold' : 'serif',
  family: 'EB Garamond',
  style,
  weight,
  whole: installed(`@fontsource/eb-garamond/files/eb-garamond-latin-${weight}-${style}.woff2`),
  stock: installed(`@fontsource/eb-garamond/latin-${weight}${style === 'italic' ? '-italic' : ''}.css`),
  hangul: false,
  letters: true,
})
const FACES: readonly Face[] = [
  {
    kind: 'sans',
    family: 'Pretendard Variable',
    ours: 'Loggia Sans',
    style: 'normal',
    weight: '400 700',
    whole: at('pretendard/PretendardVariable.woff2'),
    stock: at('pretendard/pretendard.css'),
    hangul: true,
    letters: true,
    axes: { wght: { min: 400, max: 700 } }, // the weights that we write in
  },
  {
    kind: 'serif',
    family: 'Gowun Batang',
    style: 'normal',
    weight: '400',
    whole: installed('@fontsource/gowun-batang/files/gowun-batang-korean-400-normal.woff2'),
    stock: installed('@fontsource/gowun-batang/400.css'),
    hangul: true,
    letters: false, // Garamond comes before it
  },
  garamond('400', 'normal'),
  garamond('400', 'italic'),
  garamond('500', 'normal'),
]
/** Kerning, marks, and the figures of tables: of all else that a face can do, nothing is asked. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'lnum', 'tnum']

const isHangul = (c: string) => /\p{Script=Hangul}/u.test(c)
/** The characters of files of ours, beyond those that every keyboard has. */
const written = (...patterns: readonly string[]): Set<string> =>
  new Set(
    patterns
      .flatMap(pattern => globSync(pattern, { cwd: root }))
      .filter(file => !/(^|\/)test\/|\.test\.ts$/.test(file))
      .flatMap(file => readFileSync(join(root, file), 'utf8').match(/[^\p{ASCII}]/gu) ?? []),
  )
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
const ASCII = from(0x20, 0x7e)
/** What Europe's names have besides; the stock of Pretendard leaves some of it out. */
const NAMES = from(0xc0, 0x17f)

/** A face for text, or one of those for titles: Hangul has one cut of these, other letters have three. */
type Kind = 'sans' | 'serif' | 'italic' | 'bold'
/** Letters that stand on the first screen of the hall, and of each game's table, by kind: `node e2e/first-letters.ts` wrote them. */
const FIRST = new Map(
  [
    ['lobby', 'web/fonts/first.json'],
    ...globSync('games/*/words/first.json', { cwd: root })
      .sort()
      .map(path => [path.split('/')[1]!, path]),
  ].map(([screen, path]) => [screen!, JSON.parse(readFileSync(join(root, path!), 'utf8')) as Record<Kind, string>]),
)
/** What is seen first of a face. */
const shownIn = ({ sans, serif, italic, bold }: Record<Kind, string>, kind: Kind): Set<string> =>
  new Set(kind === 'sans' ? sans : serif + italic + bold)
const isLatin = (c: string) => /[a-z]/i.test(c)

/**
 * All characters that we write with a face, by piece: each stands in the first piece that wants it. What is seen first
 * comes first: what several screens show, then each alone. Of the rest, the words of the hall and of a table's frame come
 * before those that several games share, then each game. Rules and further pages, which load on demand, are last.
 */
export function pieces(kind: Kind): Map<string, string[]> {
  const words = 'games/*/words/!(rules|readings|provenance).ko.ts'
  const games = globSync('games/*/words/ko.ts', { cwd: root })
    .map(path => dirname(path))
    .sort()
    .map(folder => [folder.split('/')[1]!, written(`${folder}/ko.ts`, words.replace('games/*/words', folder))] as const)
  const all = written('{web/src,board,games}/**/*.{ts,svelte}', 'core/!(reserved).ts')
  const hall = written('web/src/lib/words/{ko,hall.ko,clock.ko,languages}.ts', 'games/*/about.ts')
  const screens = [...FIRST].map(([screen, letters]) => [screen, shownIn(letters, kind)] as const)
  const wanted: [string, (c: string) => boolean][] = [
    ['first', c => screens.filter(([, shown]) => shown.has(c)).length > 1],
    ...screens.map(([screen, shown]): [string, (c: string) => boolean] => [`first-${screen}`, c => shown.has(c)]),
    ['hall', c => hall.has(c)],
    ['games', c => games.filter(([, said]) => said.has(c)).length > 1],
    ...games.map(([game, said]): [string, (c: string) => boolean] => [game, c => said.has(c)]),
    ['more', () => true],
  ]
  const letters = [...ASCII, ...all].filter(c => !isHangul(c))
  // Between Hangul a title needs figures and signs, and the few letters that a board has.
  const between = new Set(
    ASCII.filter(c => !isLatin(c)).concat(...[...FIRST.values()].map(letters => [...letters[kind]])),
  )
  const found = new Map([
    ['figures', kind === 'sans' ? [] : letters.filter(c => between.has(c))],
    ['letters', kind === 'sans' ? letters : letters.filter(c => !between.has(c))],
    ['names', NAMES.filter(c => !all.has(c))],
  ])
  for (const [name] of wanted) found.set(name, [])
  for (const c of [...all].filter(isHangul).sort()) found.get(wanted.find(([, has]) => has(c))![0])!.push(c)
  return found
}

/** Code points as `unicode-range` has them. */
function rangeOf(points: readonly number[]): string {
  const runs: [number, number][] = []
  for (const point of [...points].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && point <= last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  return runs.map(([a, b]) => `U+${a.toString(16)}${b > a ? `-${b.toString(16)}` : ''}`).join(',')
}
/** What Garamond's Latin is, whose package says nothing of it. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

const rule = (family: string, { style, weight }: Face, file: string, range: string) =>
  `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;` +
  `src:url("${file}") format("woff2");unicode-range:${range}}\n`

/** Cuts the pieces that are missing, and writes both sheets of styles. */
export async function makeFonts(): Promise<void> {
  mkdirSync(MADE, { recursive: true })
  const ourPoints = new Set([...pieces('sans').values()].flat().map(c => c.codePointAt(0)!))
  const kept = new Set(['ours.css', 'stock.css'])
  let ours = ''
  let stock = ''
  for (const face of FACES) {
    const whole = readFileSync(face.whole)
    for (const [part, characters] of pieces(face.kind)) {
      if (!characters.length || !(isHangul(characters[0]!) ? face.hangul : face.letters)) continue
      const text = characters.join('')
      const hash = createHash('sha256')
        .update(whole)
        .update(text)
        .update(JSON.stringify([face.axes, FEATURES]))
      const file = `${face.family.split(' ')[0]!.toLowerCase()}-${part}.${hash.digest('hex').slice(0, 12)}.woff2`
      kept.add(file)
      if (!existsSync(join(MADE, file)))
        writeFileSync(
          join(MADE, file),
          await subset(whole, text, { targetFormat: 'woff2', variationAxes: face.axes, keepFeatures: FEATURES }),
        )
      ours += rule(face.ours ?? face.family, face, `./${file}`, rangeOf(characters.map(c => c.codePointAt(0)!)))
    }
    // Each piece of the stock says which characters it has: all but ours, and those of the pieces before.
    const taken = new Set([...ourPoints].filter(c => (isHangul(String.fromCodePoint(c)) ? face.hangul : face.letters)))
    for (const [, piece] of readFileSync(face.stock, 'utf8').matchAll(/@font-face\s*\{([^}]+)\}/g)) {
      const file = join(dirname(face.stock), /url\("?([^")]+\.woff2)/.exec(piece!)![1]!)
      const left = pointsOf(/unicode-range:\s*([^;]+);/.exec(piece!)?.[1] ?? LATIN).filter(c => !taken.has(c))
      for (const c of left) taken.add(c)
      if (left.length) stock += rule(face.family, face, file, rangeOf(left))
    }
  }
  for (const old of readdirSync(MADE)) if (!kept.has(basename(old))) rmSync(join(MADE, old))
  writeFileSync(join(MADE, 'ours.css'), ours)
  writeFileSync(join(MADE, 'stock.css'), stock)
}

/** Both sheets of styles are there before anything is built. */
export function fonts(): Plugin {
  let made: Promise<void> | undefined
  return { name: 'fonts', buildStart: () => (made ??= makeFonts()) }
}
