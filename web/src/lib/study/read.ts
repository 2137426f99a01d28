/** Reads recorded games beside the page, which goes on meanwhile. */
import type { Recorded } from '@loggia/core'
import { Unreachable } from '../api.ts'
import type { Task, Word } from './reader.ts'

/** The most characters of a record. The longest of a league have 10 thousand. */
export const RECORD_LENGTH = 256_000

/** Reads a record in a worker of its own. `tell` hears how much of it is read, from 0 to 1; undefined when `signal` says that nobody waits any more. */
export function readRecord(
  task: Task,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<Recorded | undefined> {
  const worker = new Worker(new URL('./reader.ts', import.meta.url), { type: 'module' })
  return new Promise<Recorded | undefined>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      if ('share' in data) tell(data.share)
      else if ('recorded' in data) resolve(data.recorded)
      else reject(new Error(data.failure))
    })
    // Its script did not come.
    worker.addEventListener('error', () => reject(new Unreachable()))
    signal.addEventListener('abort', () => resolve(undefined))
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}
