/** The pieces of our faces, as they were built: `npm run build -w web` first. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordsOf } from '@loggia/core'
import { GAMES } from '@loggia/games'
import { expect, it } from 'vitest'
import { lettersOf, pointsOf } from '../src/lib/ui/letters.ts'

const sheet = (name: string) => readFileSync(join(import.meta.dirname, '../fonts/made', `${name}.css`), 'utf8')
/** The characters of each face of a sheet of styles, by family, weight and style. */
function facesOf(css: string): { face: string; points: number[] }[] {
  const rules = [
    ...css.matchAll(/font-family:"([^"]+)";font-style:(\w+);font-weight:([^;]+);.*unicode-range:([^}]+)\}/g),
  ]
  return rules.map(([, family, style, weight, range]) => ({
    // Ours and the stock's are one face under two names.
    face: `${family!.replace('Loggia Sans', 'Pretendard Variable')} ${style} ${weight}`,
    points: pointsOf(range!),
  }))
}
const ours = facesOf(sheet('ours'))
const isHangul = (c: string) => /[가-힣]/.test(c)

it('has every character that hall and games say in the pieces of our own', async () => {
  const said: string[] = []
  for (const { manifest, ...about } of GAMES) {
    const game = await manifest()
    said.push(JSON.stringify([about, await wordsOf(game, 'ko'), await game.notes.ko(), await game.readings?.ko()]))
  }
  for (const path of ['ko', 'hall.ko', 'pages.ko', 'account.ko', 'votes.ko', 'people.ko'])
    said.push(JSON.stringify(await import(`../src/lib/words/${path}.ts`)))
  for (const family of ['Pretendard Variable', 'Gowun Batang']) {
    const have = new Set(ours.filter(f => f.face.startsWith(family)).flatMap(f => f.points))
    const missing = [...new Set(said.join(''))].filter(c => isHangul(c) && !have.has(c.codePointAt(0)!))
    expect(missing, family).toEqual([])
  }
})

it('knows letters from spaces, of which the log has wide ones', () => {
  expect(lettersOf('n\u00a0ñ\u2002\u200b뷁\n漢')).toEqual(['ñ', '뷁', '漢'])
})

it('names each character in one piece of a face, and all of Hangul in some', () => {
  const seen = new Set<string>()
  const twice: string[] = []
  for (const { face, points } of [...ours, ...facesOf(sheet('stock'))])
    for (const point of points) {
      const one = `${face.split(' ')[0]} ${/italic|500/.exec(face)?.[0] ?? ''} ${point}`
      if (seen.has(one)) twice.push(one)
      seen.add(one)
    }
  expect(twice).toEqual([])
  for (const c of '가힣뷁ñ') expect(seen, c).toContain(`Pretendard  ${c.codePointAt(0)}`)
})
