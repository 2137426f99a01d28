/** Push in this browser: whether it can be, and how it is asked for. The worker of the hall shows what comes. */
import { worker } from '../worker.svelte.ts'
import type { NewChannel } from './calls.ts'

export type PushState = 'can' | 'denied' | 'missing' | 'insecure' | 'home'
/** Whether this browser can be told things; `home`: once this page is on the home screen. */
export function pushState(): PushState {
  if (!isSecureContext) return 'insecure'
  if ('PushManager' in window && 'serviceWorker' in navigator)
    return Notification.permission === 'denied' ? 'denied' : 'can'
  // Those whose pages have no push until they are installed say so themselves.
  return 'standalone' in navigator && !navigator.standalone ? 'home' : 'missing'
}

/** Asks this browser to be told things by the hall with that key; undefined where its owner thought better of it. */
export async function subscribe(key: string): Promise<NewChannel | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await worker()
  const { pushManager } = await navigator.serviceWorker.ready
  const wanted = { userVisibleOnly: true, applicationServerKey: key }
  const made = await pushManager.subscribe(wanted).catch(async () => {
    // The subscription has an older key of the hall, from before a new database.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(wanted)
  })
  const { endpoint, keys } = made.toJSON()
  return { kind: 'push', endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } }
}

/** This browser wants to be told nothing any more. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/')
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
