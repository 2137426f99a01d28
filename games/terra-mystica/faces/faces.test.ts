import { expect, test } from 'vitest'
import { terraMystica } from '../rules/index.ts'
import { faces } from './index.ts'

test('each faction has a face, and there is no other', () => {
  expect(Object.keys(faces.drawings).sort()).toEqual(terraMystica.box.factions.map(f => f.id).sort())
})
