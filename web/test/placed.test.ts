import { expect, it } from 'vitest'
import { placed } from '../src/lib/words/placed.ts'

it('says a place as it is read', () => {
  const places = [0, 1, 2, 3, 4, 10, 20]
  expect(places.map(place => placed(place, 'en'))).toEqual(['1st', '2nd', '3rd', '4th', '5th', '11th', '21st'])
  expect(places.map(place => placed(place, 'ko'))).toEqual(['1위', '2위', '3위', '4위', '5위', '11위', '21위'])
})
