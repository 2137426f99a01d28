/** What choosing a section leads to, found by playing ahead on a copy: the rules alone know how a sowing goes. */
import { asked, listening, type Seat } from '@loggia/core'
import { type Box, SECTIONS, SUPERVISE } from '../rules/box.ts'
import { ostiaOf } from '../rules/index.ts'
import type { Harbour, OstiaTable } from '../rules/table.ts'
import { V } from '../rules/verbs.ts'

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

const games = new WeakMap<Box, ReturnType<typeof ostiaOf>>()
/** The game of this box. */
export function gameOf(box: Box): ReturnType<typeof ostiaOf> {
  let game = games.get(box)
  if (!game) games.set(box, (game = ostiaOf(box)))
  return game
}

/** Plays a move that sows and then drops what there is to drop, any way; undefined when it is not legal now. */
function sow(t: OstiaTable, seat: Seat, box: Box, from: number, move: number): Sowing | undefined {
  const game = gameOf(box),
    before = t.harbours[seat]!,
    ships = before.corbita[from]! + before.ponta[from]!,
    drops: number[] = []
  if (game.why(t, seat, move) !== 0) return undefined
  let produced = 0
  listening(
    {
      note: word => {
        const [verb, rest = ''] = game.formatNote(word).split(':'),
          args = rest.split(',')
        if (verb === 'dropped') drops.push(box.sections.indexOf(args[1]!))
        if (verb === 'produced') produced = Number(args[2])
      },
      forced: () => {},
    },
    () => {
      const out: number[] = []
      for (let next = move; drops.length < ships; out.length = 0) {
        game.play(t, seat, next)
        if (asked(t, seat)?.do !== 'drop') break
        game.moves(t, seat, out)
        next = out[0]!
      }
    },
  )
  const last = drops[ships - 1] ?? -1
  return { from, ships, produced, drops: drops.slice(0, ships), last, after: t.harbours[seat]!, second: null }
}

/** For each section of this seat what choosing it would bring; null where nothing can be chosen, or it is not the time to choose. */
export function sowings(view: OstiaTable, seat: Seat, box: Box): (Sowing | null)[] {
  const step = asked(view, seat)?.do,
    game = gameOf(box)
  return Array.from({ length: SECTIONS }, (_, from) => {
    if (step === 'supervise')
      return from === SUPERVISE ? (sow(game.copy(view), seat, box, from, V.resow()) ?? null) : null
    if (step !== 'select') return null
    const t = game.copy(view),
      first = sow(t, seat, box, from, V.select(from))
    if (!first) return null
    if (first.last !== SUPERVISE) return first
    const later = game.copy(t),
      after = later.harbours[seat]!
    return {
      ...first,
      after: { ...after, corbita: after.corbita.slice(), ponta: after.ponta.slice() },
      second: sow(t, seat, box, SUPERVISE, V.resow()) ?? null,
    }
  })
}
