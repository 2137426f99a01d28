/** What choosing a section leads to, found by playing ahead on a copy: the rules alone know how a sowing goes. */
import { asked, foresee, type Game, type Heard, heardNotes, movesOf, OK, type Seat } from '@loggia/core'
import { type Box, SECTIONS, SUPERVISE } from '../rules/box.ts'
import type { Harbour, OstiaTable } from '../rules/table.ts'
import { N, V } from '../rules/verbs.ts'
import { drops } from './story.ts'

export interface Sowing {
  /** The section that is emptied, and how many ships leave it. */
  from: number
  ships: number
  /** Good of that section that is produced before, 0 for none. */
  produced: number
  /** Section of each drop. */
  drops: number[]
  /** The section of the last ship; −1 when nothing can be sown. */
  last: number
  /** The harbour after it; with pontas among the ships, by one of the ways in which they may fall. */
  after: Harbour
  /** When it ends on supervise: the sowing of that section, if overseeing does nothing else before. */
  second: Sowing | null
}

/** Plays a move that sows and then drops what there is to drop, any way; null when it is not legal now. `t`: the view after it. */
function sow(game: Game<OstiaTable, Box>, view: OstiaTable, seat: Seat, from: number, move: number) {
  if (game.why(view, seat, move) !== OK) return null
  const { corbita, ponta } = view.harbours[seat]!
  const ships = corbita[from]! + ponta[from]!
  const dropped = (told: readonly Heard[]) => drops(told, seat, game.box)
  const first = [move]
  const seen = foresee(
    game,
    view,
    seat,
    (t, heard) =>
      first.pop() ??
      (asked(t, seat)?.do === 'drop' && dropped(heard).length < ships ? movesOf(game, t, seat)[0] : undefined),
  )
  if (!seen) return null
  const sections = dropped(seen.heard)
    .slice(0, ships)
    .map(d => d.section)
  const sowing: Sowing = {
    from,
    ships,
    produced: heardNotes(N, seen.heard).find(note => note.kind === 'produced')?.args[2] ?? 0,
    drops: sections,
    last: sections[ships - 1] ?? -1,
    after: seen.view.harbours[seat]!,
    second: null,
  }
  return { sowing, t: seen.view }
}

/** What choosing this section would bring this seat; null where it can't be chosen, or it is not the time to choose. */
export function sowing(view: OstiaTable, seat: Seat, game: Game<OstiaTable, Box>, from: number): Sowing | null {
  const step = asked(view, seat)?.do
  if (step === 'supervise') return from === SUPERVISE ? (sow(game, view, seat, from, V.resow())?.sowing ?? null) : null
  const first = step === 'select' ? sow(game, view, seat, from, V.select(from)) : null
  if (first?.sowing.last !== SUPERVISE) return first?.sowing ?? null
  return { ...first.sowing, second: sow(game, first.t, seat, SUPERVISE, V.resow())?.sowing ?? null }
}

/** The same for each section. */
export const sowings = (view: OstiaTable, seat: Seat, game: Game<OstiaTable, Box>): (Sowing | null)[] =>
  Array.from({ length: SECTIONS }, (_, from) => sowing(view, seat, game, from))
