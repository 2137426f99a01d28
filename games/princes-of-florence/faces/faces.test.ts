import { expect, test } from 'vitest'
import { princes } from '../rules/index.ts'
import { PROFESSIONS } from '../rules/terms.ts'
import { faces } from './index.ts'

test('each profession has a face, and there is no other', () => {
  const { cards, decks } = princes.box
  expect(Object.keys(faces.drawings).sort()).toEqual(decks[PROFESSIONS]!.map(card => cards[card]!.id).sort())
})
