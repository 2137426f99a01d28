import { api, Refused } from '../../api.ts'
import { sitDown } from '../../shuffle.ts'
import type { Call } from './rematch.ts'

/** Takes a seat at the table to which somebody calls, without a further question. False where that table is closed: then anybody may call anew. */
export async function follow({ id, invite }: Call): Promise<boolean> {
  try {
    await sitDown(id, invite)
  } catch (error) {
    // Whoever made it sits there already, and a table that is full is looked at: its page says how it stands.
    if (!(error instanceof Refused)) throw error
    return await api.look(id, { invite }).then(
      table => table.status !== 'closed',
      () => false,
    )
  }
  return true
}
