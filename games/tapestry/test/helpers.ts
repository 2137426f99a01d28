/** Playing by words in tests; tables are prepared by `arrange.ts`. */
import { acting, asked, firstOf, listening, type Options, recorder, type RecordedNote } from '@loggia/core'
import { bring, give, hex, push, type Wishes } from '../arrange.ts'
import { tapestry, type TapestryTable } from '../index.ts'
import { kindOf, NONE, RESOURCES, SOURCES, spaceOf, TRACKS, seatOf, TOKENS, TOKENS_PER_HEX } from '../rules/terms.ts'
import { positionOn } from '../rules/tracks.ts'

export * from '../arrange.ts'
export { shipped, tapestry, type TapestryTable } from '../index.ts'
/**
 * A table in its first turn: seat 0 begins; everybody has begun `era` (0: before the first income turn), no civilization, and nothing else.
 * Capitals are those that the seed dealt.
 */
export function table({ seats = 2, options = {} as Options, era = 1 } = {}): TapestryTable {
  for (let n = 0; n < 1000; n++) {
    const t = tapestry.setup({ seats, options, seed: `table ${n}` })
    if (t.first !== 0) continue
    while (step(t)?.startsWith('keep')) play(t, legal(t)[0])
    t.todo = [
      { do: 'end-turn', seat: 0 },
      { do: 'act', seat: 0 },
    ]
    t.turn = 0
    for (const [seat, p] of t.players.entries()) {
      p.civilizations = []
      p.mats = []
      p.tokens = TRACKS.map((_, track) => spaceOf(track, 0))
      give(t, seat, { resources: {}, hand: [], tiles: [], space: [], era, points: 0 })
    }
    return t
  }
  throw new Error('seat 0 never starts')
}

/** The same with seat 0 as wished. */
export const tableWith = (wishes: Wishes, how: Parameters<typeof table>[0] = {}): TapestryTable => {
  const t = table(how)
  give(t, 0, wishes)
  return t
}

/** Plays legal moves of the seat that is asked. */
export function play(t: TapestryTable, ...words: string[]): TapestryTable {
  for (const word of words) {
    const seat = turnOf(t)
    const move = tapestry.parse(word)
    const reason = tapestry.why(t, seat, move)
    if (reason !== 0)
      throw new Error(`${word} at ${step(t)} (${tapestry.reason(reason).code}); legal: ${legal(t).join(' ')}`)
    tapestry.play(t, seat, move)
  }
  return t
}

/** What is on the stack is resolved until somebody has a choice: core's loop runs after a move, so an offer that does nothing is declined. */
export function run(t: TapestryTable): TapestryTable {
  push(t, { do: 'may', effect: 0, origin: 0, at: NONE } as never)
  return play(t, 'decline')
}

/** An effect, as if it came from this origin, and all that follows without a choice. */
export function after(t: TapestryTable, id: string, from: string, seat = 0): TapestryTable {
  bring(t, seat, id, from)
  return run(t)
}

/** The code of the reason against a word, 'ok' for none; and the id of its rule. */
export const why = (t: TapestryTable, word: string, seat = turnOf(t)): string =>
  reasonOf(tapestry.why(t, seat, tapestry.parse(word)))
const reasonOf = (reason: number): string => (reason === 0 ? 'ok' : tapestry.reason(reason).code)
export const rule = (t: TapestryTable, word: string): string =>
  tapestry.reason(tapestry.why(t, turnOf(t), tapestry.parse(word))).rule

export const turnOf = (t: TapestryTable): number => firstOf(acting(t))
export const step = (t: TapestryTable): string | undefined => (tapestry.over(t) ? undefined : asked(t, turnOf(t))?.do)
/** The legal moves of the seat that is asked, all or those of one verb. */
export function legal(t: TapestryTable, verb?: string): string[] {
  const out: number[] = []
  tapestry.moves(t, turnOf(t), out)
  return out.map(m => tapestry.format(m)).filter(w => !verb || w === verb || w.startsWith(`${verb}:`))
}

/** Coins, workers, food, culture. */
export const resources = (t: TapestryTable, seat = 0): number[] => t.players[seat].resources.slice()
export const resource = (t: TapestryTable, id: (typeof RESOURCES)[number], seat = 0): number =>
  t.players[seat].resources[RESOURCES.indexOf(id)]
/** All points of a player, or those of a source. */
export const points = (t: TapestryTable, seat = 0, source?: (typeof SOURCES)[number]): number =>
  t.players[seat].points.reduce((sum, n, k) => sum + (!source || SOURCES[k] === source ? n : 0), 0)
/** Most advanced tokens: exploration, science, technology, military. */
export const positions = (t: TapestryTable, seat = 0): number[] => TRACKS.map((_, k) => positionOn(t.players[seat], k))

/** What is heard while this is done, in notation. */
export function heard(t: TapestryTable, act: (t: TapestryTable) => void): string[] {
  const notes: RecordedNote[] = []
  listening(recorder(notes), () => act(t))
  return notes.filter(n => n.by === undefined).map(n => tapestry.formatNote(n.word))
}
/** What lies on a hex, `0/outpost`, in the order in which it came. */
export const tokens = (t: TapestryTable, at: string): string[] =>
  t.tokens
    .slice(hex(at) * TOKENS_PER_HEX, (hex(at) + 1) * TOKENS_PER_HEX)
    .filter(x => x !== NONE)
    .map(x => `${seatOf(x)}/${TOKENS[kindOf(x)]}`)

/**
 * A table of era 2 at which seat 0 has just played this tapestry card from its hand; `before` arranges it. Beneath lies an offer that nobody takes, for a
 * turn without choice would begin an income turn: it is all over when only that is left (`settled`).
 */
export function played(
  card: string,
  before: (t: TapestryTable) => void = () => {},
  how: Parameters<typeof table>[0] = {},
): TapestryTable {
  const t = table({ era: 2, ...how })
  t.todo = []
  push(t, { do: 'may', effect: 0, origin: 0, at: NONE } as never)
  before(t)
  give(t, 0, { hand: [card] })
  push(t, { do: 'play-tapestry' })
  return play(t, `play:${card}`)
}
export const settled = (t: TapestryTable): boolean => t.todo.length === 1
/** Declines whatever may be declined, else takes what comes first, until it is all over. */
export function settle(t: TapestryTable): TapestryTable {
  while (!settled(t)) play(t, legal(t).find(w => w === 'decline' || w === 'done') ?? legal(t)[0])
  return t
}
