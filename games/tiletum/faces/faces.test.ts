import { expect, test } from 'vitest'
import { cards } from '../learn/cards.ts'
import { tiletum } from '../rules/index.ts'
import { ACTIONS } from '../rules/terms.ts'
import { faces } from './index.ts'

test('each kind of helper and of character has a face', () => {
  const { tiles } = tiletum.box
  const helpers = tiles.flatMap(tile => (tile.kind === 'helper' ? [cards.cardOf(tile.id)] : []))
  const people = tiles.flatMap(tile => (tile.kind === 'character' ? [ACTIONS[tile.type]!] : []))
  expect(Object.keys(faces.drawings).sort()).toEqual([...new Set([...helpers, ...people])].sort())
})
