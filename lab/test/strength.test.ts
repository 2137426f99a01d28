/** The figures of levels that people are told are those of the levels as they are. */
import { LEVELS, strengthOf } from '@loggia/bots'
import { GAMES } from '@loggia/games'
import { expect, test } from 'vitest'

test.each(GAMES)('$id: a change to its levels needs new figures, by `lab levels`', async ({ manifest }) => {
  const whole = await manifest()
  const [know, measured] = await Promise.all([whole.bot(), whole.strength!()])
  expect(measured.levels).toEqual(LEVELS.map(level => strengthOf(level, know)))
})
