import { expect, test } from 'vitest'
import { tapestry } from '../rules/index.ts'
import { faces } from './index.ts'

test('each civilization and each landmark has a face, and there is no other', () => {
  const { civilizations, landmarks } = tapestry.box
  expect(Object.keys(faces.drawings).sort()).toEqual([...civilizations, ...landmarks].map(({ id }) => id).sort())
})
