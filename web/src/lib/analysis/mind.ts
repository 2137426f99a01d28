/** The worker in which decisions are judged. */
import type { Mind, Open } from './analysis.ts'

export const worker: Open = (hear, lost): Mind => {
  const worker = new Worker(new URL('./judge.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }) => hear(data))
  worker.addEventListener('error', event => lost(event.message))
  return worker
}
