/** Players that have learned from lessons: each term cites a page that there is, and one plays a match without a refusal. */
import { GAMES } from '@loggia/games'
import { expect, it } from 'vitest'
import { lessons } from '../lessons.ts'

it.each(GAMES)('$id: each of its terms cites a page of a lesson', async ({ manifest }) => {
  const whole = await manifest()
  const taught = await whole.lessons!.facts()
  const cited = (await whole.pupil!()).terms.map(({ page }) => page)
  expect(cited.length).toBeGreaterThan(4)
  const pages = Object.entries(taught).flatMap(([name, { pages }]) => pages.map((_, k) => `${name} ${k + 1}`))
  expect(cited.filter(page => !pages.includes(page))).toEqual([])
})

it('plays a match to its end, and beats a beginner who knows nothing', () => {
  const { pupil, others } = lessons('ostia', 2, 'lessons')
  expect(pupil).toBeGreaterThan(100)
  expect(others).toBeGreaterThan(0)
})
