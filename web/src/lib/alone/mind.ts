/** The worker in which bots of a page think. */
import type { Open } from '@loggia/bots/browser'

export const worker: Open = (hear, lost) => {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }) => hear(data))
  worker.addEventListener('error', lost)
  return worker
}
