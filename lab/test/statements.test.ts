import { expect, test } from 'vitest'
import { statementsOf } from '../statements.ts'

test('a script is counted by its statements, whatever its layout', () => {
  const told = 'const a = 1, b = (x: number) => x + a\nif (a) { b(2); b(3) }'
  expect(statementsOf('one.ts', told)).toBe(6)
  expect(statementsOf('one.ts', told.replaceAll(' ', '\n').replace('const\n', 'const '))).toBe(6)
})

test('markup is counted by elements, blocks, expressions, and attributes that are not fixed', () => {
  const script = '<script lang="ts">\nconst a = 1\n</script>\n'
  expect(statementsOf('One.svelte', script + '{#if a}<p class="b">{a}</p>{/if}<style>p { color: red }</style>')).toBe(4)
})
