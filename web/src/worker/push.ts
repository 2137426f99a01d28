/** What is pushed to this browser is shown, and leads to its match. */

declare const self: ServiceWorkerGlobalScope
export interface Told {
  id?: string
  title?: string
  body?: string
  tag?: string
  url?: string
  lang?: string
}

/** Shows a message. The same again, since a server was killed before it knew that this one came, is not told twice. */
export async function show({ id, title = 'Loggia', body = '', tag = 'loggia', url = '/', lang = 'en' }: Told) {
  const shown = await self.registration.getNotifications({ tag })
  await self.registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: '/icon-192.png',
    badge: '/icon-mono.png',
    data: { id, url },
    renotify: shown.every(one => (one.data as { id?: string } | undefined)?.id !== id),
  } as NotificationOptions)
  await countTurns()
}

/** The picture of the installed page says how many tables wait. Somebody who has signed out has none. */
async function countTurns(): Promise<void> {
  const { setAppBadge } = self.navigator as { setAppBadge?: (n: number) => Promise<void> }
  if (!setAppBadge) return
  const reply = await fetch('/api/tables?part=turn').catch(() => undefined)
  if (!reply?.ok) return
  const { counts } = (await reply.json()) as { counts: { turn: number } }
  await setAppBadge.call(self.navigator, counts.turn).catch(() => {})
}

/** Leads to a page that is open there, or to a new one. */
export async function open(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(page => new URL(page.url).pathname === url)
  await (there ? there.focus() : self.clients.openWindow(url))
}
