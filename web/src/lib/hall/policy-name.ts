/** What a policy for empty seats is called: at a rated table an end is no longer unrated. */
import { sayVote } from '#lib/words/votes.ts'
import type { RoomState } from '../api.ts'

export const policyName = (policy: RoomState['leaver'], rated: boolean): string =>
  sayVote(rated && policy === 'end-unrated' ? 'policy_end-rated' : `policy_${policy}`)
