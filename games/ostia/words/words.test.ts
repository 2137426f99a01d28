/** Every word of Ostia can be said, in both languages, and said right. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { speaker } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { wordFaults } from '@loggia/core/testing'
import { expect, it } from 'vitest'
import { ostia } from '../rules/index.ts'
import { words } from './index.ts'

const PEOPLE = ['민서', '하린', 'Tom', 'Brisa']
const speakers = { en: speaker(ostia, words.en, PEOPLE), ko: speaker(ostia, words.ko, PEOPLE, particle) }
const { en, ko } = speakers

const board = globSync('../board/*.{ts,svelte}', { cwd: import.meta.dirname }).map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
it('breaks no law of words', () => {
  const { box } = ostia, things = {
    tile: box.tiles.map(t => t.id), building: box.data.buildingTokens.kinds.map(k => k.id),
    action: box.sections, work: box.sections, source: Object.keys(ostia.scores(ostia.setup({ seats: 2, seed: 'words' }))[0].sources),
    icon: ['building', 'ship', 'amphora', 'wild', 'exotic', 'noble', 'lady'],
  }
  expect(wordFaults(ostia, { words, particle, plain: ['amount'], things, board })).toEqual([])
})

it('takes the Korean particle that fits: after Hangul, Latin names, numbers', () => {
  expect([ko.move('step:athenae'), ko.note('dropped:0,wood,ponta'), ko.reason('short:wood,3')]).toEqual(['Athenae로', '민서가 목재 구획에 폰타를 놓았습니다.', '목재가 3개 모자랍니다.'])
})

it('counts in English, and names a section by what one does there', () => {
  expect([en.note('gained:2,permit,1'), en.note('gained:2,permit,3'), en.note('gained:2,wood,3')]).toEqual(['Tom got 1 permit.', 'Tom got 3 permits.', 'Tom got 3 wood.'])
  expect([en.name('good', 'amphora'), en.name('good', 'amphora', 5)]).toEqual(['amphora', 'amphorae'])
  expect([en.move('oversee:wood'), ko.move('oversee:wood')]).toEqual(['First build ships', '조선부터 하기'])
})

it('leaves a name that looks like a template alone', () => {
  expect(speaker(ostia, words.en, ['{1}', '{0}']).note('moved:0,athenae')).toBe('{1} sailed to Athenae.')
})
