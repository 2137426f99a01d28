import { speaker, targetsOf } from '@loggia/core'
import { ostia } from '@loggia/games/ostia'
import { words } from '@loggia/games/ostia/words'
import { describe, expect, it, test } from 'vitest'
import { givenBy, lightsOf, matching, naming, offers, type Choice } from '../src/lib/table/narrow.ts'

const say = speaker(ostia, words.en, ['Harin', 'Minseo'])
const choices = (...moves: string[]): Choice[] =>
  moves.map(move => ({ seat: 0, move, text: say.move(move), targets: targetsOf(ostia, move) }))

describe('a move is put together', () => {
  it('is known by its verb and by what it is about', () => {
    expect(targetsOf(ostia, 'order:order-05,with-extra')).toEqual(['verb:order', 'card:order-05', 'extra:with-extra'])
    expect(targetsOf(ostia, 'done')).toEqual(['verb:done'])
  })

  it('offers whole moves while number keys last', () => {
    const list = offers(choices('select:wood', 'select:stone', 'done'), say)
    expect(list.map(o => [o.key, o.choice?.move])).toEqual([
      [1, 'select:wood'],
      [2, 'select:stone'],
      [3, 'done'],
    ])
  })

  it('offers what tells many moves apart, verb first, and a lonely move whole', () => {
    const many = choices(
      'trade:salona',
      'trade:carthago',
      'trade:syracusae',
      'trade:corinthus',
      'trade:athenae',
      'trade:rhodus',
      'trade:ephesus',
      'buy:wood',
      'buy:stone',
      'buy:permit',
      'done',
    )
    const list = offers(many, say)
    expect(list.map(o => o.pick ?? o.choice?.move)).toEqual(['verb:trade', 'verb:buy', 'done'])
    expect(list[0]?.label).toBe('Trade in …')
    expect(offers(matching(many, ['verb:buy']), say).map(o => o.choice?.move)).toEqual([
      'buy:wood',
      'buy:stone',
      'buy:permit',
    ])
  })

  it('lights what distinguishes, with the key that does the same', () => {
    const all = choices('order:order-05,plain', 'order:order-05,with-extra', 'order:order-06,plain')
    const list = offers(all, say)
    expect([...lightsOf(all, [], list)]).toEqual([
      ['card:order-05', 0],
      ['extra:plain', 0],
      ['extra:with-extra', 2],
      ['card:order-06', 3],
    ])
    const left = matching(all, ['card:order-05'])
    expect([...lightsOf(left, ['card:order-05'], offers(left, say)).keys()]).toEqual([
      'extra:plain',
      'extra:with-extra',
    ])
  })

  it('still lights what the only move is about', () => {
    const one = choices('step:salona')
    expect([...lightsOf(one, [], offers(one, say))]).toEqual([['node:salona', 1]])
  })
})

describe('moves beside what is asked', () => {
  const anyTime = (move: string) => move.startsWith('buy:')
  it('come last, and folded into one where they are several', () => {
    const list = offers(choices('buy:wood', 'trade:salona', 'buy:stone', 'done'), say, anyTime)
    expect(list.map(o => [o.key, o.pick ?? o.choice?.move, o.anyTime])).toEqual([
      [1, 'trade:salona', undefined],
      [2, 'done', undefined],
      [3, 'verb:buy', true],
    ])
    expect(offers(choices('buy:wood', 'done'), say, anyTime).map(o => o.choice?.move)).toEqual(['done', 'buy:wood'])
  })
  it('are offered as they are when nothing else is left', () => {
    expect(offers(choices('buy:wood', 'buy:stone'), say, anyTime).map(o => [o.choice?.move, o.anyTime])).toEqual([
      ['buy:wood', undefined],
      ['buy:stone', undefined],
    ])
  })
})

describe('two things at once, and moves about nothing', () => {
  it('names both', () => expect(naming('good:wood ship:ponta', say)).toBe('wood · ponta'))
  it('lights a verb where nothing else tells its move', () => {
    const all = choices('select:wood', 'done')
    expect([...lightsOf(all, [], offers(all, say))]).toEqual([
      ['section:wood', 1],
      ['verb:done', 2],
    ])
  })
})

test('what all moves that are left are about is as good as picked, where somebody has a choice', () => {
  const choice = (...targets: string[]): Choice => ({ seat: 0, move: targets.join(), text: '', targets })
  const left = [choice('colour:gold', 'pips:4', 'value:4'), choice('colour:stone', 'pips:4', 'value:4')]
  expect(givenBy(left, ['value:4'])).toEqual(['pips:4'])
  expect(givenBy(left.slice(1), ['value:4'])).toEqual([])
})
