/** What a game's test finds wrong with what is told of its matches: for every board the same. */
import {
  acting,
  firstOf,
  type Game,
  Match,
  movesOf,
  pick,
  seeded,
  splitTarget,
  splitWord,
  type Table,
} from '@loggia/core'
import type { Part, Tellings } from '../told/parts.ts'
import { script, seen, spotsOf, TURN_MS, turnOf } from '../told/script.ts'

/**
 * Tells each row of a match by chance, as everybody present hears it. `things`: the domains of what its board draws. Gives what is wrong, and the kinds of notes
 * that were told.
 */
export function toldFaults<T extends Table, B>(
  game: Game<T, B>,
  tellings: Tellings,
  things: readonly string[],
  { seats, seed, options = {} }: { seats: number; seed: string; options?: Readonly<Record<string, string>> },
): { faults: string[]; kinds: Set<string> } {
  const match = new Match(game as unknown as Game, { rules: game.rules, seats, options, seed, rows: [] })
  const rng = seeded(seed)
  const faults = new Set<string>()
  const kinds = new Set<string>()
  const wrong = (word: string, what: string) => void (what && faults.add(`${splitWord(word).verb}: ${what}`))
  const inPart = (part: Part): string => {
    const spot = spotsOf(part).find(at => {
      if (typeof at === 'object' && ('was' in at || 'is' in at)) return false
      const thing = typeof at === 'string' ? at : at.thing
      return thing ? !things.includes(splitTarget(thing.split(' ')[0]!).domain) : !((at as { seat: number }).seat >= 0)
    })
    return spot ? `nothing is drawn as ${JSON.stringify(spot)}` : ''
  }
  while (!match.over) {
    const seat = firstOf(acting(match.table))
    const legal = movesOf(match.game, match.table, seat)
    match.play(seat, legal[pick(rng, legal.length)]!)
    const [row] = match.log(seat, match.seq - 1)
    if (!row) continue
    const before = JSON.stringify(match.table)
    for (const heard of row.heard) {
      const { deeds } = turnOf(row.seat, [{ ...row, heard: [heard] }], tellings, game.box)
      if (deeds.length) kinds.add(splitWord(heard.word).verb)
      for (const part of deeds.flat()) wrong(heard.word, inPart(part))
    }
    // Every spot is somewhere of its own: all can move.
    const turn = seen(turnOf(row.seat, [row], tellings, game.box), spot => JSON.stringify(spot))
    const { cues, ends } = script([turn])
    if (ends > TURN_MS + 1 || cues.some(({ at, lasts }) => at + lasts > ends + 1)) wrong(row.move, `lasts ${ends}`)
    if (JSON.stringify(match.table) !== before) wrong(row.move, 'changes the table')
  }
  return { faults: [...faults], kinds }
}
