/**
 * What is pushed to a browser, as its worker shows it. A browser without a window can neither subscribe nor show
 * notices. So the event is injected, and the test watches the worker's calls to notifications and windows.
 */
import type { Worker } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openBrowser, visit } from './hall.ts'
import { begin } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

/** Stands in the worker for what the browser shows, and for the windows that it opens. */
interface Watched {
  shown: { title: string; tag: string; data: { id: string; url: string }; renotify: boolean }[]
  opened: string[]
  /** Somebody clicks on what is shown with that tag; done when the worker is. */
  click: (tag: string) => Promise<unknown>
}
function watch(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const watched: Watched = {
      shown: [],
      opened: [],
      click: async tag => {
        const done: Promise<unknown>[] = []
        const notification = { ...watched.shown.findLast(n => n.tag === tag), close: () => {} }
        const waitUntil = (what: Promise<unknown>) => done.push(what)
        dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
        await Promise.all(done)
      },
    }
    const { registration, clients } = globalThis as unknown as {
      registration: { showNotification: unknown; getNotifications: unknown }
      clients: { openWindow: unknown }
    }
    registration.showNotification = async (title: string, options: object) => {
      watched.shown.push({ title, ...options } as Watched['shown'][number])
    }
    registration.getNotifications = async ({ tag }: { tag: string }) => watched.shown.filter(n => n.tag === tag)
    clients.openWindow = async (url: string) => void watched.opened.push(url)
    Object.assign(globalThis, { watched })
  })
}

test('a push is shown under its table’s name, once for each message, and a click leads to the table; nothing else is in it', async () => {
  const { page, context, errors } = await visit(browser)
  const address = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }])
  const match = address.split('/').at(-1)!
  await page.goto(`${hall.url}/privacy`)
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>(done =>
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [one] }) => one && done(one.registrationId),
    ),
  )
  const started = context.waitForEvent('serviceworker')
  await devtools.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js')
    await navigator.serviceWorker.ready
  })
  const registrationId = await registered
  const worker = await started
  const said = () => worker.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)
  await watch(worker)
  const push = (id: string) => {
    // As the server's test of a push reads it with the browser's own keys.
    const said = { title: 'Sunday · 오스티아', body: '내 차례입니다.', tag: match, url: `/match/${match}`, lang: 'ko' }
    const data = JSON.stringify({ id, ...said })
    return devtools.send('ServiceWorker.deliverPushMessage', { origin: hall.url, registrationId, data })
  }
  await push('first')
  await expect
    .poll(async () => (await said()).shown)
    .toEqual([
      {
        title: 'Sunday · 오스티아',
        body: '내 차례입니다.',
        lang: 'ko',
        tag: match,
        icon: '/icon-192.png',
        data: { id: 'first', url: `/match/${match}` },
        renotify: true,
      },
    ])
  // Again, since nobody knew that it had come: it makes no sound. Another does.
  for (const id of ['first', 'second']) await push(id)
  await expect.poll(async () => (await said()).shown.map(n => n.renotify)).toEqual([true, false, true])
  await worker.evaluate(tag => (globalThis as unknown as { watched: Watched }).watched.click(tag), match)
  const { opened } = await said()
  expect(opened).toEqual([`/match/${match}`])
  await page.goto(hall.url + opened[0])
  await page.locator('.bar h2').waitFor()
  expect(errors).toEqual([])
  await context.close()
})
