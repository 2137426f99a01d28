import { expect, it } from 'vitest'
import { originIn, originOf, origins } from '../index.ts'

const file = {
  provenance: { default: 'rulebook', cards: 'reconstructed: only their number is known', seen: ['one', 'two'] },
  cards: [{ id: 'a' }, { id: 'b', provenance: 'public: a photograph' }],
  tiles: [{ id: 'c' }, { id: 'd', provenance: 'reconstructed' }],
  size: 3,
  words: ['x'],
}

it('takes the word of a thing, else of its field, else of the file', () => {
  expect([
    originIn(file, 'cards', file.cards[0]),
    originIn(file, 'cards', file.cards[1]),
    originIn(file, 'tiles', file.tiles[0]),
    originIn(file, 'size'),
  ]).toEqual(['reconstructed', 'public', 'rulebook', 'rulebook'])
  expect([
    originOf('public: seen'),
    originOf('rulebook'),
    originOf('seen in the rulebook'),
    originOf(['rulebook']),
  ]).toEqual(['public', 'rulebook', undefined, undefined])
  expect(originIn({ provenance: { source: 'rulebook' } }, 'cards')).toBe('reconstructed')
})

it('counts the entries of lists, and nothing else', () => {
  expect(origins(file)).toEqual({ rulebook: 1, public: 1, reconstructed: 2 })
  expect(origins(file, file)).toEqual({ rulebook: 2, public: 2, reconstructed: 4 })
})
