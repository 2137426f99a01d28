/** Playing by words in tests; tables are prepared by `arrange.ts`. */
import { acting, asked, firstOf, listening, type Options } from '@loggia/core'
import { give, offer, stack, type Goods, type Wishes, wheel } from '../arrange.ts'
import { tiletum, type TiletumTable } from '../index.ts'
import { GOODS, SOURCES } from '../rules/terms.ts'

export * from '../arrange.ts'
export { shipped, tiletum, type TiletumTable } from '../index.ts'
const { box } = tiletum

/** A table at the first choice of a die; seat 0 begins, and the discs are where they were before the first token. */
export function table({ seats = 2, options = {} as Options } = {}): TiletumTable {
  for (let n = 0; n < 1000; n++) {
    const t = tiletum.setup({ seats, options, seed: `table ${n}` })
    if (t.order[0] !== 0) continue
    stack(t, { 0: t.order })
    return t
  }
  throw new Error('seat 0 never starts')
}

/**
 * The seat that is asked takes a die of this value for an action, without a bonus tile, and then has exactly these
 * things.
 */
export function act(action: string, value: number, wishes: Wishes = {}, t = table()): TiletumTable {
  const seat = turnOf(t)
  wheel(t, action, value, 'stone')
  offer(t, action)
  play(t, `die:stone,${value},${value}`)
  give(t, seat, { goods: {}, ...wishes })
  return t
}

/** Plays legal moves of the seat that is asked. */
export function play(t: TiletumTable, ...words: string[]): TiletumTable {
  for (const word of words) {
    const seat = turnOf(t)
    const move = tiletum.parse(word)
    const reason = tiletum.why(t, seat, move)
    if (reason !== 0)
      throw new Error(`${word} at ${step(t)} (${tiletum.reason(reason).code}); legal: ${legal(t).join(' ')}`)
    tiletum.play(t, seat, move)
  }
  return t
}

/** Goes on without any ambition until this holds: the first die as it lies, no tile, no action. */
export function until(t: TiletumTable, holds: (t: TiletumTable) => boolean): TiletumTable {
  while (!tiletum.over(t) && !holds(t)) {
    const words = legal(t)
    play(t, words.find(w => w === 'done' || w === 'leave') ?? words.find(same) ?? words[0])
  }
  return t
}
/** A die that is taken as it lies. */
const same = (word: string): boolean => {
  const [, from, to] = /^die:\w+,(\d),(\d)$/.exec(word) ?? []
  return from !== undefined && from === to
}
/** The rest of this turn. */
export function finish(t: TiletumTable): TiletumTable {
  const { turn, round, corruption } = t
  const k = corruption.length
  return until(t, u => u.turn !== turn || u.round !== round || u.corruption.length !== k)
}
/** All turns of this round, up to the king phase; its questions are left to the caller. */
export function endRound(t: TiletumTable): TiletumTable {
  const { round } = t
  return until(t, u => u.round !== round || step(u) === 'king-tile')
}

export const turnOf = (t: TiletumTable): number => firstOf(acting(t))
export const step = (t: TiletumTable): string | undefined => (tiletum.over(t) ? undefined : asked(t, turnOf(t))?.do)
/** Points left in the pools, the topmost first: `character:2/die`. */
export const pools = (t: TiletumTable): string[] =>
  t.todo.flatMap(s => ('points' in s ? [`${s.do}:${s.points}${s.die ? '/die' : ''}`] : [])).toReversed()
/** The legal moves of the seat that is asked, all or those of one verb. */
export function legal(t: TiletumTable, verb?: string): string[] {
  const out: number[] = []
  tiletum.moves(t, turnOf(t), out)
  return out.map(m => tiletum.format(m)).filter(w => !verb || w === verb || w.startsWith(`${verb}:`))
}
/**
 * The rule against a move of the seat that is asked, and what it says: `TI-9.2 storehouse-full`; `OK` if the move is
 * legal.
 */
export function reasonOf(t: TiletumTable, word: string, seat = turnOf(t)): string {
  const move = tiletum.parse(word)
  if (move < 0) throw new Error(`no such word: ${word}`)
  const reason = tiletum.why(t, seat, move)
  if (reason === 0) return 'OK'
  const { rule, code } = tiletum.reason(reason)
  return `${rule} ${code}`
}
/** What was heard while this was done, in notation; forced moves with a star. */
export function heard(act: () => void): string[] {
  const words: string[] = []
  listening(
    {
      note: word => {
        words.push(tiletum.formatNote(word))
      },
      forced: (_seat, move) => {
        words.push(`*${tiletum.format(move)}`)
      },
    },
    act,
  )
  return words
}

export const goods = (t: TiletumTable, seat = 0): Goods =>
  Object.fromEntries(GOODS.map((g, k) => [g, t.players[seat].goods[k]]).filter(([, n]) => n !== 0))
/** VP on the score track, all or those of one source. */
export const points = (t: TiletumTable, seat = 0, source?: string): number =>
  t.players[seat].points.reduce((sum, n, k) => (source && SOURCES[k] !== source ? sum : sum + n), 0)
export const ids = (tiles: readonly number[]): string[] => tiles.map(k => (k < 0 ? '-' : box.tileIds[k]))
export const stored = (t: TiletumTable, seat = 0): string[] => ids(t.players[seat].storehouse)
export const at = (t: TiletumTable, piece: 'merchant' | 'architect', seat = 0): string =>
  box.spaces[t.players[seat][piece]]
export const owners = (list: readonly number[], seat = 0): number => list.filter(owner => owner === seat).length
