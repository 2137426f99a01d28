/**
 * The built web: its files, and one page for every path, which knows its own routes. At the address of a match the page brings what its first
 * screen needs: the names of the files, and the match as its reader may see it. A worker that answers for the hall in a browser asks for neither.
 */
import { serveStatic } from '@hono/node-server/serve-static'
import type { Language } from '@loggia/core'
import { compress } from 'hono/compress'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MatchState } from '../match/state/contract.ts'
import type { App, Ctx } from '../platform/http.ts'
import type { AppContext } from './app-context.ts'
import { openingOf } from './opening.ts'
import { previewOf, titleOf } from './preview.ts'

/** Which files screens need, as the build has written it. */
interface Screens {
  lobby: readonly string[]
  table: readonly string[]
  phone: readonly string[]
  desk: readonly string[]
  words: Readonly<Record<Language, readonly string[]>>
  games: Readonly<Record<string, Pick<Screens, 'table' | 'words'>>>
}
const NONE: Screens = { lobby: [], table: [], phone: [], desk: [], words: { en: [], ko: [] }, games: {} }

export function serveWeb(app: App, context: AppContext): void {
  const { web } = context.config
  const page = ['200.html', 'index.html'].map(name => join(web, name)).find(existsSync)
  if (!page) return
  const html = readFileSync(page, 'utf8')
  const listed = join(web, '_app/screens.json')
  const screens = existsSync(listed)
    ? { ...NONE, ...(JSON.parse(readFileSync(listed, 'utf8')) as Partial<Screens>) }
    : NONE
  /** The page, which has these files fetched at once, with more in its head, at its beginning and at its end. The files stand before what the browser waits for. */
  const shown = (files: readonly string[], { head = '', begin = '', end = '' } = {}): string =>
    html
      .replace(/<link [^>]*rel="stylesheet"|<\/head>/, had => preloads(files, html) + had)
      .replace('</head>', () => `${head}</head>`)
      .replace(/<body[^>]*>/, body => body + begin)
      .replace('</body>', () => `${end}</body>`)

  const lobby = shown(screens.lobby)
  app.get('/', compress(), c => {
    c.header('cache-control', 'no-cache')
    return c.html(lobby)
  })
  app.get('/match/:id', compress(), async c => {
    const { lang, text } = await stateFor(app, c)
    const state = text === undefined ? undefined : (JSON.parse(text) as MatchState)
    const game = state?.status === 'open' ? undefined : screens.games[state?.game ?? '']
    const phone = /\bMobi/.test(c.req.header('user-agent') ?? '')
    const needed = [screens, ...(game ? [game] : [])].flatMap(({ table, words }) => [...table, ...words[lang]])
    // It is for this reader alone, and for this moment.
    c.header('cache-control', 'private, no-store')
    return c.html(
      shown(
        [...needed, ...(game ? (phone ? screens.phone : screens.desk) : [])],
        state && {
          head: previewOf(context, state, lang, context.config.publicUrl ?? new URL(c.req.url).origin),
          begin: openingOf(state, titleOf(context.games, state, lang), lang),
          end: `<script type="application/json" id="state" lang="${lang}">${text!.replaceAll('<', '\\u003c')}</script>`,
        },
      ),
    )
  })
  app.use(
    serveStatic({
      root: web,
      precompressed: true,
      onFound: (path, c) => {
        c.header('cache-control', path.includes('/immutable/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    }),
  )
  app.get('*', compress(), async (c, next) => {
    // What looks like a file is not a page: a missing script must not be answered with HTML.
    if (/\.\w+$/.test(c.req.path)) return next()
    c.header('cache-control', 'no-cache')
    return c.html(html)
  })
}

/** The match as the page itself would ask for it: by the same door, with the same right, counted as the same. Without text where the door says no. */
async function stateFor(app: App, c: Ctx): Promise<{ lang: Language; text?: string }> {
  const lang = /^ko\b/i.test(c.req.header('accept-language') ?? '') ? 'ko' : 'en'
  const url = new URL(`/api/matches/${encodeURIComponent(c.req.param('id') ?? '')}?lang=${lang}`, c.req.url)
  const invite = c.req.query('invite')
  if (invite !== undefined) url.searchParams.set('invite', invite)
  const headers = new Headers(c.req.raw.headers)
  headers.delete('accept-encoding')
  const reply = await app.fetch(new Request(url, { headers }), c.env)
  // A session that is used goes on from now.
  for (const cookie of reply.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  return reply.ok ? { lang, text: await reply.text() } : { lang }
}

/** Has files fetched that the page does not name itself. */
const preloads = (files: readonly string[], html: string): string =>
  [...new Set(files)]
    .filter(file => !html.includes(file))
    .map(file =>
      file.endsWith('.css')
        ? `<link href="/${file}" rel="preload" as="style" crossorigin>`
        : `<link href="/${file}" rel="modulepreload">`,
    )
    .join('')
