/** The worker that gives out the hall without a network: how it comes to this browser, and how a newer one takes its place. */
import { isServed } from './served.ts'
import type { Word } from './worker-words.ts'

/** A newer build lies on this device, and waits to be begun. */
export const newer = $state({ waits: false })

/** The most milliseconds that a newer worker is waited for; a slower one takes over the next time. */
const PATIENCE = 60_000

/** The worker of this browser; one and the same for pages and for what is pushed. Undefined where a browser has none, or its owner forbids it. */
export const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
  (async () => navigator.serviceWorker?.register('/service-worker.js'))().catch(() => undefined)

/** Registers it, and says when a newer one waits. `games`: what is to be kept besides the hall. */
export async function begin(games: readonly string[]): Promise<void> {
  const registration = await worker()
  if (!registration) return
  const look = () => {
    newer.waits = registration.waiting !== null && isServed()
  }
  look()
  // A page may be open for weeks.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {})
  })
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  const { active } = await navigator.serviceWorker.ready
  tell(active, { keep: games })
}
const tell = (to: ServiceWorker | null, word: Word): void => to?.postMessage(word)

/** Resolves when the newest worker has taken over, so that the next page is its; at once where a browser has no worker. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/')
  if (!registration?.active) return
  const late = new Promise<void>(done => setTimeout(done, PATIENCE))
  const over = new Promise<void>(done => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true })
  })
  const waiting = async () => {
    await registration.update()
    const { installing } = registration
    if (installing)
      await new Promise<void>(done => {
        installing.addEventListener('statechange', () => installing.state !== 'installing' && done())
      })
    if (!registration.waiting) return
    tell(registration.waiting, { take: 'over' })
    await over
  }
  await Promise.race([waiting().catch(() => undefined), late])
}
