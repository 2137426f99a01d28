// Shows what is pushed to this browser, and leads to its match. It keeps nothing and answers no request: no page is ever served from here.
const show = async ({ id, title = 'Loggia', body = '', tag = 'loggia', url = '/', lang = 'en' }) => {
  // The same message again, since a server was killed before it knew that this one came, is not told twice.
  const shown = await self.registration.getNotifications({ tag })
  await self.registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: '/icon-192.png',
    data: { id, url },
    renotify: shown.every(one => one.data?.id !== id),
  })
}
const open = async url => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(page => new URL(page.url).pathname === url)
  await (there ? there.focus() : self.clients.openWindow(url))
}
self.addEventListener('push', event => {
  event.waitUntil(show(event.data?.json() ?? {}))
})
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url ?? '/'))
})
