/** Tables by hand and moves in words, as the examples of the rules tell them. */
import { acting, asked, firstOf } from '@loggia/core'
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

/** The seat that is asked, and the step that it is asked. */
export const turnOf = (t: TerraTable): number => firstOf(acting(t))
export const step = (t: TerraTable): string => t.todo.at(-1)?.do ?? 'over'
export const question = (t: TerraTable) => asked(t, turnOf(t))!

/** Plays moves of whoever is asked; `pass` takes the first free card. */
export function play(t: TerraTable, ...words: string[]): TerraTable {
  for (const wish of words) {
    const word = wish === 'pass' ? (moves(t, 'pass')[0] ?? 'retire') : wish
    const move = game.parse(word),
      seat = turnOf(t),
      why = move < 0 ? -1 : game.why(t, seat, move)
    if (why !== 0)
      throw new Error(`${word} at ${step(t)} of seat ${seat}: ${why < 0 ? 'no such word' : game.reason(why).code}`)
    game.play(t, seat, move)
  }
  return t
}

/** What whoever is asked may do, in words; only those that begin so. */
export function moves(t: TerraTable, begin = ''): string[] {
  const out: number[] = []
  if (!game.over(t)) game.moves(t, turnOf(t), out)
  return out.map(m => game.format(m)).filter(m => m.startsWith(begin))
}

/** Why a move is refused now, as the reason's verb; `ok` when it is not. */
export const why = (t: TerraTable, word: string, seat = turnOf(t)): string => {
  const move = game.parse(word)
  if (move < 0) throw new Error(`no such word: ${word}`)
  const r = game.why(t, seat, move)
  return r === 0 ? 'ok' : game.reason(r).code.split(':')[0]
}
/** The rule behind the refusal. */
export const rule = (t: TerraTable, word: string): string => game.reason(game.why(t, turnOf(t), game.parse(word))).rule

/** Plays the plainest answers until the question is this one (or the match is over): declines, first tiles, done. */
export function until(t: TerraTable, wanted: string, seat?: number): TerraTable {
  for (
    let n = 0;
    n < 500 && !game.over(t) && !(step(t) === wanted && (seat === undefined || turnOf(t) === seat));
    n++
  ) {
    const all = moves(t),
      plain = all.find(m => m === 'decline' || m === 'done') ?? all[0]
    play(t, plain)
  }
  return t
}
/** Everybody passes; conversions are left alone. Ends at the first action of the next round, or at the end. */
export function passRound(t: TerraTable): TerraTable {
  const { round } = t
  while (!game.over(t) && t.round === round) {
    const pass = moves(t, 'pass')[0] ?? moves(t, 'retire')[0]
    play(t, step(t) === 'action' && pass ? pass : (moves(t).find(m => m === 'done' || m === 'decline') ?? moves(t)[0]))
  }
  return t
}
export const hex = (id: string): number => box.hexes.indexOf(id)
export const terrain = (t: TerraTable, id: string): string => box.terrains[t.terrain[hex(id)]]
export const at = (t: TerraTable, id: string): string =>
  t.building[hex(id)] < 0 ? 'free' : ['D', 'TP', 'TE', 'SH', 'SA'][t.building[hex(id)]]
export const bowls = (t: TerraTable, seat = 0): string => t.players[seat].bowls.join('/')
export const faction = (id: string) => box.factions.find(f => f.id === id)!
export { game }
