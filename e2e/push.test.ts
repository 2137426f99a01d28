/**
 * What is pushed to a browser, as its worker shows it. A browser without a window can neither subscribe nor show
 * notices. So the event is injected, and the test watches the worker's calls to notifications and windows.
 */
import type { Page, Worker } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openBrowser, visit } from './hall.ts'
import { device } from '../web/src/lib/words/device.en.ts'
import { begin, playOut } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

/** Stands in the worker for what the browser shows, and for the windows that it opens. */
interface Watched {
  shown: { title: string; tag: string; data: { id: string; url: string }; renotify: boolean }[]
  opened: string[]
  /** The numbers on the picture of the installed page. A browser without a window has none, and is torn down by one. */
  badges: number[]
  /** Somebody clicks on what is shown with that tag; done when the worker is. */
  click: (tag: string) => Promise<unknown>
}
function watch(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const watched: Watched = {
      shown: [],
      opened: [],
      badges: [],
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
    Object.assign(navigator, { setAppBadge: async (turns: number) => void watched.badges.push(turns) })
    Object.assign(globalThis, { watched })
  })
}

/** A match against a bot, which has moved since I did. */
async function movedOn(page: Page): Promise<string> {
  const address = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }])
  await playOut(page, address, ({ log, legal: [mine] }) => {
    const moves = log.filter(e => e.move)
    return mine !== undefined && moves.some(e => e.seat === mine.seat) && moves.at(-1)?.seat !== mine.seat
  })
  return address
}

/** What is lit and lies under the plate. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const plate = document.querySelector('.since-here')!.getBoundingClientRect()
    return [...document.querySelectorAll<HTMLElement>('[data-state~="lit"]')]
      .filter(e => {
        const { left, right, top, bottom } = e.getBoundingClientRect()
        return left < plate.right && right > plate.left && top < plate.bottom && bottom > plate.top
      })
      .map(e => e.dataset['target'])
  })

// Who subscribed before there was one worker for all has it by its old name.
test.each(['/service-worker.js', '/push-worker.js'])(
  '%s: a push is shown under its table’s name, once for each message, and a click leads to the table and what happened there; nothing else is in it',
  async script => {
    const { page, context, errors } = await visit(browser, { worker: true })
    const address = await movedOn(page)
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
    await page.evaluate(async script => {
      await navigator.serviceWorker.register(script)
      await navigator.serviceWorker.ready
    }, script)
    const registrationId = await registered
    const worker = await started
    const said = () => worker.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)
    await watch(worker)
    const push = (id: string) => {
      // As the server's test of a push reads it with the browser's own keys.
      const said = {
        title: 'Sunday · 오스티아',
        body: '내 차례입니다.',
        tag: match,
        url: `/match/${match}`,
        lang: 'ko',
      }
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
          badge: '/icon-mono.png',
          data: { id: 'first', url: `/match/${match}` },
          renotify: true,
        },
      ])
    // Again, since nobody knew that it had come: it makes no sound. Another does.
    for (const id of ['first', 'second']) await push(id)
    await expect.poll(async () => (await said()).shown.map(n => n.renotify)).toEqual([true, false, true])
    await expect.poll(async () => (await said()).badges).toEqual([1, 1, 1])
    await worker.evaluate(tag => (globalThis as unknown as { watched: Watched }).watched.click(tag), match)
    const { opened } = await said()
    expect(opened).toEqual([`/match/${match}`])
    await page.goto(hall.url + opened[0])
    await page.locator('.bar h2').waitFor()
    const lines = page.locator('.since-here li')
    await lines.first().waitFor()
    expect(await page.locator('.since-here h3').innerText()).toBe(device.since)
    const board = () => page.locator('.ground').boundingBox()
    const before = await board()
    expect(await covered(page)).toEqual([])
    await page.locator('.since-here .head button').last().click()
    await lines.first().waitFor({ state: 'detached' })
    expect(await board()).toEqual(before)
    expect(errors).toEqual([])
    await context.close()
  },
)
