/** Once more with the same people: what is asked for, and how the others hear of it. */
import { expect, it } from 'vitest'
import type { MatchState } from '../src/lib/api.ts'
import { callOf, wishOf } from '../src/lib/table/result/rematch.ts'

it('the same table, its seats turned by one: mine are mine, those of others are open, bots are the same', () => {
  const match = {
    game: 'ostia',
    options: { setup: 'first-game' },
    name: 'Sunday',
    visibility: 'private',
    speed: 'live',
    language: 'ko',
    seats: [
      { seat: 0, kind: 'person', name: 'Ada', you: true },
      { seat: 1, kind: 'person', name: 'Bo', you: false },
      { seat: 2, kind: 'bot', name: 'Wren', you: false, bot: 'search', level: 'club' },
      { seat: 3, kind: 'bot', name: 'Dove', you: false, bot: 'greedy' },
    ],
  } as unknown as MatchState
  expect(wishOf(match)).toEqual({
    game: 'ostia',
    options: { setup: 'first-game' },
    name: 'Sunday',
    visibility: 'private',
    speed: 'live',
    language: 'ko',
    seats: [
      { kind: 'bot', bot: 'greedy' },
      { kind: 'me' },
      { kind: 'open' },
      { kind: 'bot', bot: 'search', level: 'club' },
    ],
  })
  expect(wishOf({ ...match, rated: true })).toMatchObject({ rated: true })
  expect(wishOf({ ...match, name: '' })).not.toHaveProperty('name')
})
it('the last invitation that was said here is the call; any other address is talk', () => {
  const said = (...texts: string[]) => ({
    talk: texts.map((text, id) => ({ id, at: '', name: `n${id}`, by: `n${id}`, text })),
  })
  const one = 'https://hall.example/match/abcdef12?invite=QWERTY12'
  expect(callOf(said())).toBeUndefined()
  expect(callOf(said('well played', 'see /match/abcdef12'))).toBeUndefined()
  expect(callOf(said(`Once more: ${one}`, 'yes'))).toEqual({
    name: 'n0',
    path: '/match/abcdef12?invite=QWERTY12',
    id: 'abcdef12',
    invite: 'QWERTY12',
  })
  expect(callOf(said(one, one.replace('abcdef12', 'later-12')))?.path).toBe('/match/later-12?invite=QWERTY12')
  // Wherever it claims to lead, one stays in this hall.
  expect(callOf(said('https://elsewhere.example/match/abcdef12?invite=QWERTY12'))?.path).toMatch(/^\/match\//)
  expect(callOf(said('/match/../etc?invite=QWERTY12'))).toBeUndefined()
})
