/** What keeps a browser safe: where a request comes from, and the headers of every answer. */
import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './refusal.ts'

const YEAR = 365 * 24 * 3600

/**
 * Refuses what would change something when a browser says that it comes from another site: the cookie alone must not be enough.
 * Programs send no Origin and need none.
 */
export function sameOrigin(c: Context, publicUrl: string | undefined): void {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  const known =
    origin === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : (publicUrl !== undefined && origin === new URL(publicUrl).origin) ||
        (URL.canParse(origin) && new URL(origin).host === c.req.header('host'))
  if (!known) throw new Refusal(403, 'cross-origin')
}

/**
 * Secure headers. Only scripts that the build itself contains may run: those in files, and the inline ones by their hash. Where the hall is
 * reached by https, browsers shall not even try http.
 */
export function secure(web: string, publicUrl: string | undefined): MiddlewareHandler {
  // Of what only a page of ours loads, its own headers say the rest: a table has a hundred such files. A worker and a picture may stand alone.
  const parts = secureHeaders({ ...NONE, xContentTypeOptions: true, crossOriginResourcePolicy: true })
  const all = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineHashes(web)],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    xXssProtection: false,
    strictTransportSecurity: publicUrl?.startsWith('https:') ? `max-age=${YEAR}` : false,
    originAgentCluster: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
  })
  return (c, next) => (PART.test(c.req.path) ? parts : all)(c, next)
}
const PART = /^\/_app\/immutable\/(?!workers\/).*\.(?:js|css|woff2)$/
const NONE = {
  crossOriginOpenerPolicy: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
  xFrameOptions: false,
  xXssProtection: false,
  originAgentCluster: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xDnsPrefetchControl: false,
}

function inlineHashes(web: string): string[] {
  if (!existsSync(web)) return []
  const pages = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.html'))
  const scripts = pages.flatMap(name =>
    [...readFileSync(join(web, name), 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      m => m[1]!,
    ),
  )
  return [...new Set(scripts.map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))]
}
