/** The figures of levels that people are told are those of the levels as they are. */
import { LEVELS, strengthOf } from '@loggia/bots'
import measured from '@loggia/bots/measured' with { type: 'json' }
import { expect, test } from 'vitest'
import { SUBJECTS } from '../games.ts'

test.each(Object.entries(SUBJECTS))('%s: a change to its levels needs new figures, by `lab levels`', (id, { know }) => {
  const { levels } = measured[id as keyof typeof measured]
  expect(levels).toEqual(LEVELS.map(level => strengthOf(level, know)))
})
