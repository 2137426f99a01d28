/** Why something did not happen on this device, as a sentence. */
import { sayAlone } from '#lib/words/alone.ts'
import { NoMatch } from './file.ts'

/** The sentence, to be told in the place of the error; what is no matter of devices and files stays an error. */
export const complaintOf = (error: unknown): unknown =>
  (error as Error).name === 'QuotaExceededError'
    ? sayAlone('full')
    : error instanceof NoMatch
      ? sayAlone('unreadable')
      : error instanceof DOMException
        ? sayAlone('unkept')
        : error
