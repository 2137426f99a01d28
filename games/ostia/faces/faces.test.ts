import { expect, test } from 'vitest'
import { ostia } from '../rules/index.ts'
import { faces } from './index.ts'
import { faceOf } from './of.ts'

test('nobles and ladies of all orders have faces, and none is without an order', () => {
  const ordering = (['noble', 'lady'] as const).flatMap(kind =>
    ostia.box.cards.flatMap((card, k) => (card[kind] ? [faceOf(kind, k)] : [])),
  )
  expect(Object.keys(faces.drawings).sort()).toEqual([...new Set(ordering)].sort())
})
