/** What becomes of a seat whose person is gone, as the table chose it, and whether they may take it again. */

/**
 * `bot`: one plays on at once. `wait`: the others wait, and may vote. `vote`: they are asked at once. `end-unrated`:
 * the match ends, and the leaver is last.
 */
export const POLICIES = ['bot', 'wait', 'vote', 'end-unrated'] as const
export type Policy = (typeof POLICIES)[number]

/** Until when whose seat a bot holds may take it again. */
export const COME_BACKS = ['always', 'round', 'never'] as const
export type ComeBack = (typeof COME_BACKS)[number]

/** Of who makes a table and says nothing of it. */
export const USUAL_POLICY: Policy = 'bot'
export const USUAL_COME_BACK: ComeBack = 'always'

/** Where a game has no rounds: how many questions a bot may have answered. */
export const ANSWERED = 5
/** Where nobody's time can run out: after this many seconds at one question a player may be voted on. */
export const SILENT = 14 * 24 * 3600
