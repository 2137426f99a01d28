/** The beginning of a trial: one's own view of a match, with something possible where one may not look. It knows of the match what its viewer knows. */
import { type Game, type MatchRecord, type Options, seeded, type Table, type Viewer } from '@loggia/core'

/** From where a trial starts. */
export interface Glimpse {
  view: Table
  viewer: Viewer
  seats: number
  options: Options
}

/** A match that begins with this view. Of equal chances the same is imagined. */
export const imagined = (
  game: Game,
  { view, viewer, seats, options }: Glimpse,
  chance: string = fresh(),
): MatchRecord => ({
  rules: game.rules,
  seats,
  options,
  // Nothing is set up: all of its chance lies in the table.
  seed: '',
  start: game.determinize(view, viewer, seeded(chance)),
  rows: [],
})

const fresh = () => crypto.getRandomValues(new Uint32Array(4)).join()
