/** Who hears what happens at matches, in the transaction that causes it. */
import type { Subscribers } from '../match/events.ts'
import { notify, TELL_TURNS } from '../notices/notify.ts'
import { queueRating } from '../ratings/queries.ts'

export const subscribers: Subscribers = {
  async tell(client, { kind, match, ...event }) {
    if (kind === 'result') await queueRating(client, match)
    else await notify(client, { kind, match, ...event })
  },
  turns: TELL_TURNS,
}
