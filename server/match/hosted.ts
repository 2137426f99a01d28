/** What the hall wants to know of a game. */
import type { Knowledge } from '@loggia/bots'
import {
  type AnyDictionary,
  type Game,
  canonicalJson,
  type Language,
  type Options,
  optionsFor,
  sha256,
  type Tally,
} from '@loggia/core'

export interface Hosted {
  /** The game with the box that new matches are begun with. */
  game: Game
  /** That box as JSON. */
  box: unknown
  /** The game with a box that an older match was begun with. */
  withBox: (box: unknown) => Game
  /** What bots know of it; without that they go by the score alone. */
  know?: Knowledge
  words: Readonly<Record<Language, AnyDictionary>>
  /** What is counted of its finished matches. */
  tally?: Tally
  /** Its puzzles, by id: of others nothing is counted. */
  puzzles?: ReadonlySet<string>
  /** How many facts of the components come from where. */
  provenance: { rulebook: number; public: number; reconstructed: number }
}

/** The games of a hall, by id. */
export type Games = Readonly<Record<string, Hosted>>

/** The game of that id, which may be any text. */
export const findGame = (games: Games, id: string): Hosted | undefined =>
  Object.hasOwn(games, id) ? games[id] : undefined

/** The rules that a hall plays by. */
export const rulesOf = (games: Games): string[] => Object.values(games).map(({ game }) => game.rules)

/** Whether a game can be played with these options and this many players. */
export const fits = ({ seats: { min, max }, options: all }: Game, seats: number, chosen: Options): boolean =>
  seats >= min &&
  seats <= max &&
  Object.entries(chosen).every(([id, value]) =>
    optionsFor(all, seats)
      .find(o => o.id === id)
      ?.values.includes(value),
  )
/** Whether nothing was chosen but what a game is played with when nobody chooses. */
export const usual = ({ options }: Game, chosen: Options): boolean =>
  options.every(o => (chosen[o.id] ?? o.values[0]) === o.values[0])

const hashes = new WeakMap<object, Promise<string>>()
/** Under which a box is kept: the same whatever order its keys come back in. */
export function boxHash(box: unknown): Promise<string> {
  const known = hashes.get(box as object) ?? sha256(canonicalJson(box))
  hashes.set(box as object, known)
  return known
}
