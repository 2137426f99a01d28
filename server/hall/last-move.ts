/** What was done last at a table, as a notice says it to who is asked now. */
import { type Language, SPECTATOR } from '@loggia/core'
import { speak } from '../platform/refusal.ts'
import type { Tables } from '../match/tables.ts'

/** The last move, as even somebody who looks on may know it; undefined before the first, or where this release can’t read the match. */
export async function lastMove(tables: Pick<Tables, 'get' | 'catchUp'>, id: string, lang: Language) {
  try {
    const loaded = await tables.get(id)
    await tables.catchUp(loaded)
    const { match, names } = loaded
    const last = match.log(SPECTATOR, match.first).findLast(entry => entry.move)
    return last && `${names[last.seat]}: ${speak(loaded, lang).move(last.move, last.chosen)}`
  } catch {
    // The notice itself is what matters.
    return undefined
  }
}
