/** Every word of the game has its sentence in every language, and every name that it asks for is there. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { wordFaults } from '@loggia/core/testing'
import { expect, test } from 'vitest'
import { words } from '../words/index.ts'
import { box, game, moves, play } from './helpers.ts'

const board = globSync('../board/*.{ts,svelte}', { cwd: import.meta.dirname }).map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
test('breaks no law of words', () => {
  const t = game.setup({ seats: 2, seed: 'w' })
  while (t.round === 0) play(t, moves(t)[0]!)
  const things = { faction: box.factions.map(f => f.id), source: Object.keys(game.scores(t)[0]!.sources) }
  expect(wordFaults(game, { words, particle, plain: ['amount', 'round', 'few', 'hex', 'river'], things, board })).toEqual([])
})

test('every faction has its ability in a sentence', () => {
  for (const lang of LANGUAGES) for (const f of box.factions) expect(words[lang].texts[`ability-${f.id}`], `${lang} ${f.id}`).toMatch(/[.다]$/)
})

test('cards and tiles are named after their figures', () => {
  expect(words.en.names['card']!['spade-2c']).toBe('2 coins, once a round a free spade')
  expect(words.en.names['scoring']!['spade-earth']).toBe('2 VP for each spade, 1 coin for every step on Earth')
  expect(words.ko.names['town']!['keys-2-cults-2']).toBe('2승점, 모든 신앙 2칸, 열쇠 2개')
  expect(words.ko.names['favor']!['earth-2-worker-power']).toBe('대지 신앙 2칸, 수입 일꾼 1, 파워 1')
})
