/** Players that have learned from lessons: each term cites a page that there is, and one plays a match without a refusal. What a first match asks has been explained. */
import { chooseMove } from '@loggia/bots'
import { acting, asked, firstOf, LANGUAGES } from '@loggia/core'
import { GAMES } from '@loggia/games'
import { expect, it } from 'vitest'
import { SUBJECTS } from '../games.ts'
import { lessons } from '../lessons.ts'

const ALL = process.env['TESTS'] === 'all'
const MATCHES = 200
/** One match of this number is played by bots that know the game: they meet what random ones don't, and think longer. */
const KNOWN = ALL ? 2 : 20

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

it.each(GAMES)('$id: each kind of question of 200 first matches has its sentence', async ({ id, manifest }) => {
  const whole = await manifest()
  const { game, know } = SUBJECTS[id]!
  const { first } = await whole.primer!.facts()
  const kinds = new Set<string>()
  for (let n = 0; n < MATCHES; n++) {
    const bot = n % KNOWN ? 'random' : 'policy'
    const t = game.setup({ ...first, seed: `first ${n}` })
    for (let k = 0; !game.over(t); k++) {
      const seat = firstOf(acting(t))
      kinds.add(asked(t, seat)!.do)
      game.play(t, seat, chooseMove(game, game.recall(t, seat), seat, { bot, seed: `${n}:${k}`, know }))
    }
  }
  for (const language of LANGUAGES) {
    const said = await whole.tips![language]()
    expect([...kinds].filter(kind => !(kind in said))).toEqual([])
  }
})
