/** The privacy page, made from the schema: every table, and of each column what it is for and how long it is kept. */
import type { Language } from '@loggia/core'
import { createRoute } from '@hono/zod-openapi'
import type { App, AppContext } from '../app-context.ts'
import * as routes from '../routes.ts'
import { KEPT, type KeptTable } from './columns.ts'
import { Privacy } from './contract.ts'
import { PERIODS, PURPOSES } from './words.ts'

const route = createRoute({
  method: 'get',
  path: '/api/privacy',
  summary: 'What is kept here of people, for what and how long; and who runs the hall',
  request: { query: routes.lang },
  responses: { 200: routes.json(Privacy, 'Table by table') },
})

export function servePrivacy(app: App, { config }: AppContext): void {
  app.openapi(route, c =>
    c.json({ ...(config.contact ? { contact: config.contact } : {}), tables: tablesIn(c.var.lang) }, 200),
  )
}

/** The tables, those that know somebody before those that are about nobody. */
export const tablesIn = (lang: Language): Privacy['tables'] =>
  Object.entries(KEPT as Record<string, KeptTable>)
    .sort(([, a], [, b]) => Number(!a.own) - Number(!b.own))
    .map(([name, { title, columns }]) => ({
      name,
      title: title[lang],
      kept: [...Map.groupBy(Object.entries(columns), ([, kept]) => kept.join())].map(([, alike]) => {
        const [, [purpose, period]] = alike[0]!
        return {
          columns: alike.map(([column]) => column),
          purpose: PURPOSES[purpose][lang],
          period: PERIODS[period][lang],
        }
      }),
    }))
