/** Notes: who hears them, and when nobody does. */
import { expect, test } from 'vitest'
import { EVERYONE, HIDDEN, type Listener, listening, note, reveal, type Table, whisper } from '../index.ts'
import { L } from './little.ts'

const said = L.N.said
const table = (): Table => ({ rng: [1, 2, 3, 4], todo: [], revealCount: 0 })
const ear = () => {
  const heard: unknown[] = []
  const to: Listener = {
    note: (...all) => {
      heard.push(all)
    },
    forced: (...all) => {
      heard.push(all)
    },
  }
  return { heard, to }
}

test('a note to all, a whisper to some, a reveal that counts', () => {
  const { heard, to } = ear()
  const t = table()
  listening(to, () => {
    note(said(1))
    whisper(0b10, said(2), said(HIDDEN))
    expect(t.revealCount).toBe(0)
    reveal(t, said(3))
    reveal(t, said(0), 0b1, said(HIDDEN))
  })
  expect(heard).toEqual([
    [said(1), EVERYONE, said(1), false],
    [said(2), 0b10, said(HIDDEN), false],
    [said(3), EVERYONE, said(3), true],
    [said(0), 0b1, said(HIDDEN), true],
  ])
  expect(t.revealCount).toBe(2)
})

test('revealCount counts when nobody listens, too', () => {
  const t = table()
  reveal(t, said(1))
  expect(t.revealCount).toBe(1)
})

test('the innermost listens, the outer one again afterwards, nobody in the end, errors or not', () => {
  const outer = ear()
  const inner = ear()
  listening(outer.to, () => {
    expect(() =>
      listening(inner.to, () => {
        note(said(1))
        throw new Error('x')
      }),
    ).toThrow('x')
    listening(null, () => note(said(2)))
    note(said(3))
  })
  note(said(0))
  expect([outer.heard, inner.heard]).toEqual([
    [[said(3), EVERYONE, said(3), false]],
    [[said(1), EVERYONE, said(1), false]],
  ])
  expect(listening(null, () => 7)).toBe(7)
})
