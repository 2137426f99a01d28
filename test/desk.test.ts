/** How the games lie on a desk (`board/desk.ts`), as far as it can be told without a browser. */
import { GAMES } from '@loggia/games'
import { expect, test } from 'vitest'
import { arrange, type Box, type Desk } from '../board/desk.ts'

/** The rooms of two big screens, 1920 × 1080 and 1920 × 950: without bars and column. */
const ROOMS = [
  [1618, 957],
  [1618, 827],
] as const
/**
 * What one's own things had of each of these screens before there was a desk, in px². They lay in two columns: what was drawn there, and seen, counts.
 * The hand and the estate of the Princes are among them.
 */
const BEFORE: Record<string, readonly [number, number]> = {
  'ostia': [300 * 579, 353 * 643],
  'terra-mystica': [300 * 586, 353 * 594],
  'princes-of-florence': [300 * 375 + 418 ** 2, 353 * 355 + 372 ** 2],
  'tiletum': [300 * 555, 353 * 626],
  'tapestry': [624 * 605, 2 * 353 * 522],
}
/** How many times that they have now. */
const TIMES = 1.5
/**
 * Where that cannot be: the common parts, with 45 % of the screen, and 1.5 times what Tapestry's own things had would have more than all of the room.
 */
const LESS: Record<string, number> = { 'tapestry 827': 1.24 }
/** A person's own things that lie among the common parts. */
const SHOWN = ['estate', 'hand']

test.each(GAMES.flatMap(({ id, seats }) => ROOMS.map(([width, height], k) => [id, height, width, seats, k] as const)))(
  '%s: in a wide room %i px high one’s own things have 1.5 times the room that they had',
  async (id, height, width, seats, k) => {
    const desk = (await import(`../games/${id}/board/desk.ts`)) as {
      PARTS: Desk['parts']
      ARRANGEMENTS: Desk['arrangements']
    }
    for (const n of [seats.min, seats.max]) {
      const { arrangement, scale } = arrange({ parts: desk.PARTS, arrangements: desk.ARRANGEMENTS }, width, height, n)
      const own = desk.PARTS.filter(part => part.of === 'seat' || SHOWN.includes(part.id))
      const boxes = own.flatMap(({ id }) => [arrangement.boxes[id], arrangement.leaves?.[id]].filter(Boolean) as Box[])
      const area = boxes.reduce((sum, [, , w, h]) => sum + w * h, 0) * scale * scale
      expect(area / BEFORE[id]![k]!, `${n} seats`).toBeGreaterThanOrEqual(LESS[`${id} ${height}`] ?? TIMES)
    }
  },
)
