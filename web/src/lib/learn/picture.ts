/** What a board is told to draw a picture. */
import { acting, type BoardProps, firstOf, type Picture, type Position, speaker } from '@loggia/core'
import { type LoadedGame, tincture } from '../games.ts'
import { language } from '../words/index.ts'
import { litBy, tableOf } from './position.ts'

/** What the board of a game is told to draw a picture. Nothing moves in it, and nothing can be pressed. */
export function propsOf(
  { game, words, facts, particle, places }: LoadedGame,
  picture: Picture,
  position: Position,
  people: readonly string[],
): BoardProps & { place: LoadedGame['places'][number]; seat?: number } {
  const place = places.find(p => p.id === picture.place)
  if (!place) throw new Error(`${game.id} has no place ${picture.place}`)
  const table = tableOf(game, position)
  const asked = acting(table)
  const seat = picture.seat ?? (asked ? firstOf(asked) : 0)
  const view = game.view(table, seat)
  const say = speaker(game, words, people, particle)
  const lit = picture.lit === 'asked' ? litBy(game, view, seat) : (picture.lit ?? [])
  return {
    place,
    view,
    game,
    box: game.box,
    viewer: seat,
    seats: Array.from({ length: position.seats }, (_, k) => ({
      seat: k,
      name: people[k] ?? '',
      kind: 'person',
      you: k === seat,
      colour: facts.tincture?.({ view, game, box: game.box, seat: k, speaker: say }) ?? tincture(k),
    })),
    lit: { targets: new Map(lit.map(target => [target, 0])), chosen: [], hover: null },
    speaker: say,
    lang: language,
    last: null,
    preview: null,
    motion: false,
    onpick() {},
    onwhy() {},
    onhover() {},
    ...(place.of === 'seat' && { seat }),
  }
}
