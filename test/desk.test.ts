/** How the games lie on a desk (`board/desk.ts`), as far as it can be told without a browser. */
import { GAMES } from '@loggia/games'
import { expect, test } from 'vitest'
import { arrange, type Box, type Desk } from '../board/desk.ts'

/** A screen of 1920 × 1080 without its bars and its column. */
const WIDE = [1618, 957] as const
/** What one's own position had of that screen before there was a desk, in px². */
const BEFORE: Record<string, number> = {
  'ostia': 624 * 317,
  'terra-mystica': 624 * 313,
  'princes-of-florence': 624 * 250,
  'tiletum': 624 * 431,
  'tapestry': 624 * 605,
}
/** A person's own thing that lies before everybody. */
const SHOWN = ['estate']

test.each(GAMES.map(({ id, seats }) => [id, seats] as const))(
  '%s: on a wide desk one’s own position has 1.5 times the room that it had',
  async (id, seats) => {
    const desk = (await import(`../games/${id}/board/desk.ts`)) as {
      PARTS: Desk['parts']
      ARRANGEMENTS: Desk['arrangements']
    }
    for (const n of [seats.min, seats.max]) {
      const { arrangement, scale } = arrange({ parts: desk.PARTS, arrangements: desk.ARRANGEMENTS }, ...WIDE, n)
      const own = desk.PARTS.filter(part => part.of === 'seat' || SHOWN.includes(part.id))
      const boxes = own.flatMap(({ id }) => [arrangement.boxes[id], arrangement.leaves?.[id]].filter(Boolean) as Box[])
      const area = boxes.reduce((sum, [, , w, h]) => sum + w * h, 0) * scale * scale
      expect(area / BEFORE[id]!, `${n} seats`).toBeGreaterThanOrEqual(1.5)
    }
  },
)
