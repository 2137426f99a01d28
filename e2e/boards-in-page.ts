/** The boards of all games, for a page without a hall. */
import type { Facts, Game } from '@loggia/core'
import { ostia } from '@loggia/games/ostia'
import { words as ostiaWords } from '@loggia/games/ostia/words'
import { princes } from '@loggia/games/princes-of-florence'
import { words as princesWords } from '@loggia/games/princes-of-florence/words'
import { tapestry } from '@loggia/games/tapestry'
import { words as tapestryWords } from '@loggia/games/tapestry/words'
import { terraMystica } from '@loggia/games/terra-mystica'
import { words as terraWords } from '@loggia/games/terra-mystica/words'
import { tiletum } from '@loggia/games/tiletum'
import { words as tiletumWords } from '@loggia/games/tiletum/words'
import type { Place } from '../board/places.ts'
import * as ostiaBoard from '../games/ostia/board/index.ts'
import * as princesBoard from '../games/princes-of-florence/board/index.ts'
import * as tapestryBoard from '../games/tapestry/board/index.ts'
import * as terraBoard from '../games/terra-mystica/board/index.ts'
import * as tiletumBoard from '../games/tiletum/board/index.ts'

export interface Shown {
  game: Game
  words: typeof ostiaWords
  places: readonly Place[]
  facts: Facts
  desk: object
  told?: () => Promise<{ readonly told: object }>
  /** Domains of what is not answered by one lit thing each: turns are made with buttons, shares with a slider, some cards lie behind a tab. */
  besides?: readonly string[]
}
export const BOARDS = {
  'ostia': { game: ostia as unknown as Game, words: ostiaWords, ...ostiaBoard },
  'princes-of-florence': {
    game: princes as unknown as Game,
    words: princesWords,
    ...princesBoard,
    besides: ['turn', 'share', 'verb', 'deck', 'card'],
  },
  // A building is turned and held with buttons; how a tile lies comes after where.
  'tapestry': { game: tapestry as unknown as Game, words: tapestryWords, ...tapestryBoard, besides: ['verb', 'turn'] },
  'terra-mystica': { game: terraMystica as unknown as Game, words: terraWords, ...terraBoard },
  // A die is picked by its value first: a sector, then a row below the wheel.
  'tiletum': { game: tiletum as unknown as Game, words: tiletumWords, ...tiletumBoard, besides: ['verb', 'colour'] },
}
export type BoardId = keyof typeof BOARDS
