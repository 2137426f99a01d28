/** Tables by hand and moves in words, as the examples of the rules tell them. */
import { asked } from '@loggia/core'
import { tableOf } from '@loggia/core/testing'
import { type Player, terraMystica as game, type TerraTable } from '../index.ts'
import { give as giveTo, stage as stageOf, type Stage, type Wishes } from '../stage.ts'

export const { box } = game
export const stage = (s: Stage, ...wishes: Wishes[]): TerraTable => {
  const t = stageOf(game, s)
  wishes.forEach((w, seat) => {
    giveTo(game, t, seat, w)
  })
  return t
}
export const give = (t: TerraTable, seat: number, w: Wishes): Player => giveTo(game, t, seat, w)

export const { begin, decisions, heard, legal, step, turnOf, until, wander, why, ...as } = tableOf(game)
export const question = (t: TerraTable) => asked(t, turnOf(t))!

/** Plays moves of the seat that is asked; `pass` takes the first free card. */
export function play(t: TerraTable, ...words: string[]): TerraTable {
  for (const word of words) as.play(t, word === 'pass' ? (legal(t, 'pass')[0] ?? 'retire') : word)
  return t
}

/** The plainest answer: declines, is done, takes the first of several. */
const plain = (words: string[]): string => words.find(w => w === 'decline' || w === 'done') ?? words[0]!

/** Plays the plainest answers until the question is this one, of this seat (or the match is over). */
export const plainly = (t: TerraTable, wanted: string, seat?: number): TerraTable =>
  until(t, () => step(t) === wanted && (seat === undefined || turnOf(t) === seat), plain)

/** Everybody passes; conversions are left alone. Ends at the first action of the next round, or at the end. */
export function passRound(t: TerraTable): TerraTable {
  const { round } = t
  const passing = (words: string[]) => words.find(w => /^(pass|retire)/.test(w))
  return until(
    t,
    () => t.round !== round,
    words => (step(t) === 'action' && passing(words)) || plain(words),
  )
}
export const hex = (id: string): number => box.hexes.indexOf(id)
export const terrain = (t: TerraTable, id: string): string => box.terrains[t.terrain[hex(id)]]
export const at = (t: TerraTable, id: string): string =>
  t.building[hex(id)] < 0 ? 'free' : ['D', 'TP', 'TE', 'SH', 'SA'][t.building[hex(id)]]
export const bowls = (t: TerraTable, seat = 0): string => t.players[seat].bowls.join('/')
export const faction = (id: string) => box.factions.find(f => f.id === id)!
export { game }
