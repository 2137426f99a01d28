import { api, Refused } from '../../api.ts'
import { sitDown } from '../../shuffle.ts'
import type { Call } from './rematch.ts'

/**
 * Takes a seat at the table that a player announced, without a further question. False if it is closed: then anybody
 * may announce another.
 */
export async function follow({ id, invite }: Call): Promise<boolean> {
  try {
    await sitDown(id, invite)
  } catch (error) {
    // Its maker sits there already. A full table is only opened: its page says how it stands.
    if (!(error instanceof Refused)) throw error
    return await api.look(id, { invite }).then(
      table => table.status !== 'closed',
      () => false,
    )
  }
  return true
}
