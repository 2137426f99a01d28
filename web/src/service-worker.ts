/**
 * The worker of the hall: it gives out the page and its files from this device, and shows what is pushed. Of each build there is one, with a cache of
 * its own. What the hall says, `/api`, never passes through it.
 */
import type { Word } from './lib/worker-words.ts'
import { find, forgetOlder, install, keepGames, PAGE } from './worker/files.ts'
import { open, show, type Told } from './worker/push.ts'

declare const self: ServiceWorkerGlobalScope

/** Paths of the house that are no page. */
const HOUSE = /^\/(?:api\/|livez$|healthz$|metrics$)/

self.addEventListener('install', event => {
  // Where the browser can be told so, what the hall says does not even wake this worker.
  const routes = event as unknown as { addRoutes?: (rule: object) => Promise<void> }
  event.waitUntil(
    Promise.all([
      install(),
      routes.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }).catch(() => {}),
    ]),
  )
})
self.addEventListener('activate', event => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()))
})
self.addEventListener('message', event => {
  const word = event.data as Word
  event.waitUntil('take' in word ? self.skipWaiting() : keepGames(word.keep))
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || HOUSE.test(pathname)) return
  const isPage = request.mode === 'navigate' && !/\.\w+$/.test(pathname)
  if (isPage) event.respondWith(find(PAGE).then(page => page ?? fetch(request)))
  else if (pathname.startsWith('/_app/immutable/'))
    event.respondWith(find(pathname, true).then(had => had ?? fetch(request)))
  else if (request.mode !== 'navigate' && !pathname.startsWith('/_app/'))
    event.respondWith(find(pathname).then(had => had ?? fetch(request)))
})

self.addEventListener('push', event => {
  event.waitUntil(show((event.data?.json() ?? {}) as Told))
})
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open((event.notification.data as { url?: string } | undefined)?.url ?? '/'))
})
