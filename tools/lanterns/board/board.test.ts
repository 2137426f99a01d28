/** The law of places: everything that can be picked lies in exactly one. */
import { acting, firstOf, speaker } from '@loggia/core'
import { expect, test } from 'vitest'
import { misplaced, type Place } from '../../../board/places.ts'
import { type Box, lanterns, type LanternsTable } from '../rules/index.ts'
import { scenes } from '../scenes.ts'
import { words } from '../words/index.ts'
import { PLACES } from './places.ts'

const said = speaker(lanterns, words.en, ['Ann', 'Bob'])
/** What these places get wrong at the tables of the scenes and at those that follow. */
const wrong = (places: readonly Place<LanternsTable, Box>[]): string[] =>
  scenes.flatMap(({ table }) => {
    const view = table(lanterns)
    return misplaced(places, { game: lanterns, box: lanterns.box, view, seat: firstOf(acting(view)), speaker: said })
  })

test('everything that can be picked lies in exactly one place', () => {
  expect(wrong(PLACES)).toEqual([])
  expect(wrong([...PLACES, { ...PLACES[0], id: 'again' }])).not.toEqual([])
})
