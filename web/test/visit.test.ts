/** A visit of a lesson is told once, with the last page that was seen. */
import { expect, it } from 'vitest'
import { Visit } from '../src/lib/learn/visit.ts'

const at = (page: string, finished = false) => ({ game: 'ostia', lesson: 'sail', page, finished })

it('a visit is told once, with its last place', () => {
  const told: unknown[] = []
  const visit = new Visit(v => told.push(v))
  visit.reach(at('1'))
  visit.reach(at('2'))
  visit.reach(undefined)
  expect(told).toEqual([])
  visit.leave()
  visit.reach(at('3', true))
  visit.leave()
  expect(told).toEqual([at('2')])
})
it('a visit that came to nothing is not told', () => {
  const told: unknown[] = []
  new Visit(v => told.push(v)).leave()
  expect(told).toEqual([])
})
