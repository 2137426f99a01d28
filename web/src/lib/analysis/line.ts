/** What would have followed a move that was better, from the rules alone: it knows neither page nor worker. */
import { type Game, OK, type Preview, type Seat, type Table, type Viewer } from '@loggia/core'
import { lookAhead } from '../table/ahead.ts'

/** The moves of a line with the view after each, until one is not possible here or brings up something unforeseen. */
export function previewsOf(game: Game, view: Table, viewer: Viewer, seat: Seat, line: readonly string[]): Preview[] {
  const previews: Preview[] = []
  let now = view
  for (const move of line) {
    const seen = game.why(now, seat, game.parse(move)) === OK ? lookAhead(game, now, viewer, seat, move, 0) : null
    if (!seen) break
    previews.push({ seat, move, after: seen.view })
    if (!seen.certain) break
    now = seen.view
  }
  return previews
}
