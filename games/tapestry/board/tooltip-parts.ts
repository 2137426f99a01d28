/** What tooltips are put together from: names, lists, what stands against a move. */
import { type BoardContext, OK } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { TapestryTable } from '../rules/table.ts'

export type Context = BoardContext<TapestryTable, Box>
/** Lines of a tooltip; what is empty is none. */
export type Lines = (string | false | undefined)[]

/** Why this move can't be made while moves of its kind are asked for; empty where it can, and where something else is asked. */
export function against(move: string, { game, view, seat, speaker }: Context): string {
  const reason = game.why(view, seat, game.parse(move))
  const { code, rule } = game.reason(reason)
  return reason === OK || rule === 'core' ? '' : speaker.reason(code)
}
/** A player by name. */
export const nameOf = (seat: number, { speaker }: Context): string => speaker.name('seat', String(seat))
/** What a component brings, in words. */
export const brings = (domain: string, id: string, { game, speaker }: Context): string =>
  speaker.effects(game.effects?.components[domain]?.[id] ?? [])
/** A list in one line with its heading; nothing where the list is empty. */
export const listed = (key: string, list: readonly string[], { speaker }: Context): string =>
  list.length ? speaker.text(key, { list: list.join(', ') }) : ''
