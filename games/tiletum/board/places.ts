/** The places of Tiletum's board, and what each of them asks. */
import type { BoardContext } from '@loggia/core'
import type { Place } from '../../../board/places.ts'
import type { Box } from '../rules/box.ts'
import type { TiletumTable } from '../rules/table.ts'

type Context = BoardContext<TiletumTable, Box>
/** Tiles are answered where they lie. */
const among =
  (...lie: ((t: TiletumTable) => readonly number[])[]) =>
  (id: string, { view, box }: Context): boolean =>
    lie.some(tiles => tiles(view).some(tile => box.tileIds[tile] === id))

const verbs =
  (...own: string[]) =>
  (id: string): boolean =>
    own.includes(id)

/** Answers about nothing that lies anywhere stand beside what is open. */
export const isAnswer = verbs('done', 'leave', 'receive')

export const PLACES = [
  {
    id: 'wheel',
    of: 'table',
    bleeds: true,
    answers: { colour: true, pips: true, value: true, action: true, tile: among(t => t.wheelTiles) },
  },
  {
    id: 'map',
    of: 'table',
    turns: true,
    closest: 2.8,
    home: ['architect', 'merchant'],
    least: 680,
    answers: { space: true, slot: true, cathedral: true, tile: among(t => t.mapTiles) },
  },
  {
    id: 'offers',
    of: 'table',
    home: ['character', 'contract'],
    answers: {
      tile: among(
        t => t.contractOffer,
        t => t.characterOffer,
      ),
      verb: verbs('renew'),
    },
  },
  {
    id: 'buildings',
    of: 'seat',
    answers: {
      good: true,
      family: true,
      building: true,
      room: true,
      choice: true,
      verb: isAnswer,
      tile: (id, c) => c.view.players[c.seat]!.storehouse.some(tile => c.box.tileIds[tile] === id),
    },
  },
  { id: 'king', of: 'table', home: ['king'], answers: { tile: among(t => [t.kingTile]), verb: verbs('advance') } },
] as const satisfies readonly Place<TiletumTable, Box>[]
