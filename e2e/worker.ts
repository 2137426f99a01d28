/** The worker of the hall in a browser of the tests. */
import { GAMES } from '@loggia/games'
import type { Page } from 'playwright-core'

/** Resolves when the worker is in charge and keeps the hall and all games. */
export const kept = (page: Page): Promise<void> =>
  page.evaluate(async games => {
    const count = async () => {
      const list = navigator.serviceWorker.controller && (await caches.match('/_app/kept.json'))
      return list ? ((await list.json()) as string[]).length : 0
    }
    while ((await count()) < games) await new Promise(done => setTimeout(done, 100))
  }, GAMES.length)
