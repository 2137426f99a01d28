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
  const { box } = ostia
  const things = {
    building: box.data.buildingTokens.kinds.map(k => k.id),
    action: box.sections, work: box.sections, source: Object.keys(ostia.scores(ostia.setup({ seats: 2, seed: 'words' }))[0].sources),
    icon: ['building', 'ship', 'amphora', 'wild', 'exotic', 'noble', 'lady'],
  }
  expect(wordFaults(ostia, { words, particle, plain: ['amount'], things, board })).toEqual([])
})

it('takes the Korean particle that fits: after Hangul, Latin names, numbers', () => {
  expect([ko.move('step:athenae'), ko.note('dropped:0,wood,ponta'), ko.reason('short:wood,3')]).toEqual(['아테네로', '민서가 목재 구획에 폰타를 놓았습니다.', '목재가 3개 모자랍니다.'])
})

it('speaks Korean in the rulebook\'s terms', () => {
  const said = (domain: string, id: string) => ko.name(domain, id)
  expect([said('half', 'first'), said('half', 'later'), said('tile', 'destination-ships')]).toEqual(['첫 도착', '이후 도착', '첫 도착: 배 아이콘 1개당 추가로 3승점, 이후 도착: 배 아이콘 1개당 추가로 2승점'])
  for (const action of ['build', 'shipbuild', 'order']) expect(said('spot', `spot-${action}-discount`)).toContain('액션마다')
  for (const { id, bonus } of ostia.box.spaces) if (!bonus) expect(said('space', id)).toMatch(/발견 공간$/)
  expect(said('file', 'board')).toContain('발견 공간')
  expect([said('tile', 'port-set-vp'), said('tile', 'port-far-sea-vp'), said('tile', 'port-ship-icons')]).toEqual(['1세트당 추가로 4승점', '근해 구역을 넘어간 내 배 1척당 5승점', '배 아이콘 2개로 셈'])
  // One token, one name; and nothing that a Go player would say.
  const sentences = [words.ko.rules, words.ko.reasons, words.ko.questions, words.ko.moves, words.ko.notes].flatMap(part => Object.values(part).map(String))
  expect(sentences.filter(s => /(?<!건축 )디스크|암포라(?! 토큰)|발견 칸|그런 수|닿/.test(s))).toEqual([])
})

it('counts in English, and names a section by what one does there', () => {
  expect([en.note('gained:2,permit,1'), en.note('gained:2,permit,3'), en.note('gained:2,wood,3')]).toEqual(['Tom got 1 permit.', 'Tom got 3 permits.', 'Tom got 3 wood.'])
  expect([en.name('good', 'amphora'), en.name('good', 'amphora', 5)]).toEqual(['amphora', 'amphorae'])
  expect([en.move('oversee:wood'), ko.move('oversee:wood')]).toEqual(['First build ships', '조선 액션 먼저'])
})

it('leaves a name that looks like a template alone', () => {
  expect(speaker(ostia, words.en, ['{1}', '{0}']).note('moved:0,athenae')).toBe('{1} sailed to Athenae.')
})
