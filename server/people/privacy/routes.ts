/** The privacy page, made from the schema: every table, and of each column what it is for and how long it is kept. */
import type { Language } from '@loggia/core'
import { createRoute } from '@hono/zod-openapi'
import { type App, json, lang } from '../../platform/http.ts'
import { KEPT } from './columns.ts'
import { Privacy } from './contract.ts'
import { fateOf } from './kept.ts'
import { FATES, PERIODS, PURPOSES } from './words.ts'
import type { Config } from '../../platform/config.ts'

const route = createRoute({
  method: 'get',
  path: '/api/privacy',
  summary: 'What is kept here of people, for what and how long; and who runs the hall',
  request: { query: lang },
  responses: { 200: json(Privacy, 'Table by table') },
})

/** What these routes use of the hall. */
interface Uses {
  config: Config
}

export function servePrivacy(app: App, { config }: Uses): void {
  app.openapi(route, c =>
    c.json({ ...(config.contact ? { contact: config.contact } : {}), tables: tablesIn(c.var.lang) }, 200),
  )
}

/** The tables, those that know somebody before those that are about nobody. */
export const tablesIn = (lang: Language): Privacy['tables'] =>
  [...KEPT]
    .sort(([, a], [, b]) => Number(!a.own) - Number(!b.own))
    .map(([name, table]) => {
      const columns = Object.entries(table.columns).map(([column, [purpose, period]]) => ({
        ...{ column, purpose, period },
        fate: fateOf(table, column),
      }))
      return {
        name,
        title: table.title[lang],
        kept: [...Map.groupBy(columns, c => [c.purpose, c.period, c.fate].join())].map(([, alike]) => {
          const { purpose, period, fate } = alike[0]!
          return {
            columns: alike.map(c => c.column),
            purpose: PURPOSES[purpose][lang],
            period: PERIODS[period][lang],
            ...(fate ? { erased: FATES[fate][lang] } : {}),
          }
        }),
      }
    })
