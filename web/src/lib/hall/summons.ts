/** Calls somebody who seeks a quick match and may look elsewhere meanwhile: by the bell, and by a notification of the system. */
import { hear } from '../sound/hear.ts'
import { worker } from '../worker.svelte.ts'

/**
 * Seeking is a press of a button; only then may a page ask for permission to notify. Without it, the bell still rings.
 */
export function prepare(): void {
  if (!isSecureContext || !('Notification' in window) || Notification.permission !== 'default') return
  Notification.requestPermission().catch(() => {
    /* then the bell alone calls */
  })
}

/** Opponents are found. `title` and `body` are what the system shows while this page is hidden. */
export async function summon(title: string, body: string): Promise<void> {
  hear('bell')
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  // A worker shows it: on phones a page alone may not.
  await (await worker())?.showNotification(title, {
    body,
    tag: 'loggia-found',
    icon: '/icon-192.png',
    data: { url: location.pathname },
  })
}
