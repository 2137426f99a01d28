/** What tooltips are put together from: names, lists, what stands against a move. */
import { type BoardContext, OK, read, type WordOf } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { TiletumTable } from '../rules/table.ts'
import { R } from '../rules/words.ts'

export type Context = BoardContext<TiletumTable, Box>
/** Lines of a tooltip; what is empty is none. */
export type Lines = (string | false | undefined)[]

/** What one sees: that a thing lies elsewhere. */
const SEEN: readonly WordOf<typeof R>['kind'][] = ['not-here', 'not-adjacent', 'already-there']
/** Why this move can't be made while moves of its kind are asked for; empty where it can, where something else is asked, and where the drawing says it. */
export function against(move: string, { game, view, seat, speaker }: Context): string {
  const reason = game.why(view, seat, game.parse(move))
  const { code, rule } = game.reason(reason)
  const kind = read(R, code)?.kind
  return reason === OK || rule === 'core' || !kind || SEEN.includes(kind) ? '' : speaker.reason(code)
}
/** A player by name. */
export const nameOf = (seat: number, { speaker }: Context): string => speaker.name('seat', String(seat))
/** A tile by what it does. */
export const tileName = (tile: number, { box, speaker }: Context): string => speaker.name('tile', box.tileIds[tile]!)
/** What a component brings, in words. */
export const brings = (domain: string, id: string, { game, speaker }: Context): string =>
  speaker.effects(game.effects?.components[domain]?.[id] ?? [])
/** A list in one line with its heading; nothing where the list is empty. */
export const listed = (key: string, list: readonly string[], { speaker }: Context): string =>
  list.length ? speaker.text(key, { list: list.join(', ') }) : ''
