/** The door to how matches between people went. */
import { createRoute, z } from '@hono/zod-openapi'
import { type App, json, refused } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findGame, type Games } from '../hosted.ts'
import { Counted } from './contract.ts'
import type { Statistics } from './statistics.ts'

const counted = createRoute({
  method: 'get',
  path: '/api/games/{game}/statistics',
  summary: 'How finished public matches between people went, by number of seats, where there are enough of them',
  request: { params: z.object({ game: z.string().max(40) }) },
  responses: { 200: json(z.array(Counted), 'What was counted'), ...refused(400, 404) },
})

export function serveStatistics(app: App, { games, statistics }: { games: Games; statistics: Statistics }): void {
  app.openapi(counted, async c => {
    const { game } = c.req.valid('param')
    if (!findGame(games, game)) throw new Refusal(404, 'no-such-game')
    return c.json(await statistics.of(game), 200)
  })
}
