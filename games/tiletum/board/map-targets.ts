/** Everything on the map that can be pointed at: spaces, slots, tiles and cathedrals, each with where it lies. */
import { around, type Point, type Rect } from '../../../board/geometry.ts'
import type { Box } from '../rules/box.ts'
import type { TiletumTable } from '../rules/table.ts'
import { partsOf, type Plan, SLOT, TILE } from './europe.ts'

/** A ring (`r`) or a rectangle around its middle, to be marked. `hits`: where it is pressed, besides the ring; `key`: where its number key stands. */
export interface Thing {
  target: string
  at: Point
  r: number
  rect: Rect
  hits: readonly Rect[]
  key: Point
}

const square = (target: string, rect: Rect, key: Point, hits = [rect]): Thing => ({
  target,
  at: [rect.x + rect.width / 2, rect.y + rect.height / 2],
  r: 0,
  rect,
  hits,
  key,
})

/** In the order in which they are come to. Tiles that were taken lie nowhere. */
export const thingsOf = ({ places }: Plan, view: TiletumTable, box: Box): Thing[] =>
  places.flatMap(({ id, at, r, city, label, name, slots, tiles, cathedral, mirror }, space): Thing[] => {
    const [x, y] = at
    const round = city ? r + 4 : 16
    return [
      {
        target: `space:${id}`,
        at,
        r: round,
        rect: around(at, 2 * round, 2 * round),
        hits: city ? [{ x: x - name.length * 4, y: label[1] - 13, width: name.length * 8, height: 16 }] : [],
        key: city ? [x + r - 3, y + r - 7] : [x + 12, y - 12],
      },
      ...box.postsAt[space]!.map((slot, k) => {
        const [u, v] = slots[k]!
        return square(
          `slot:${box.postSlots[slot]!.id}`,
          around([u, v], SLOT.width, SLOT.height),
          [u, v + SLOT.height - 1],
          [around([u, v], SLOT.pitch, SLOT.pitch)],
        )
      }),
      ...box.tilesAt[space]!.flatMap((slot, k) => {
        const tile = view.mapTiles[slot]!
        const rect = around(tiles[k]!, TILE.width, TILE.height)
        return tile < 0 ? [] : [square(`tile:${box.tileIds[tile]}`, rect, [rect.x + TILE.width - 6, rect.y])]
      }),
      ...(cathedral
        ? [
            square(
              `cathedral:${box.cathedrals[box.cathedralAt[space]!]!.id}`,
              cathedral,
              [mirror ? cathedral.x + 8 : cathedral.x + cathedral.width - 8, cathedral.y + 10],
              partsOf(cathedral, mirror),
            ),
          ]
        : []),
    ]
  })
