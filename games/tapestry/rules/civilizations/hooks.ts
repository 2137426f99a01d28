/**
 * TA-11: where other chapters meet the civilizations. Each hook is called at one point of the rules, for any seat. It
 * checks by itself whether the seat has its civilization, and is cheap if not.
 */

/**
 * Craftsmen (TA-11.9): OK, or why a thing can't be put onto a column of their mat, for the verb `statue` of `place`.
 * Then what puts it there instead of the capital, with what it covers. Its slot is already exposed.
 */
export { putOnStatue, statueReason } from './in-capital.ts'

/** Architects (TA-11.11): resources more, any, for a district (0 to 8, by rows) that has just been completed; lines that count once more when the capital is scored. */
export { districtExtra, extraLines } from './in-capital.ts'

/** Nomads (TA-11.9): OK, or why nothing can be put onto a hex, for the verb `settle` of `place`; the hexes where it can; and what puts it there. */
export { listSettlements, settleOn, settleReason } from './on-map.ts'

/** Militants (TA-11.8): an outpost of this seat has been put onto the map (`outposts` is one less already): which row of their mat it leaves is asked. */
export { outpostPlaced } from './on-mats.ts'

/** Isolationists (TA-7.4 a): whether `{ do: 'isolate', seat, hex }` is to be asked: their outpost has just conquered this hex, which was empty. The step is theirs. */
export { mayIsolate } from './on-map.ts'

/** Traders (TA-7.12): a seat has conquered this hex and has not taken the die with this effect (NONE: both were taken); whose token lies there may. */
export { tradersDie } from './on-map.ts'

/** Historians (TA-11.5): this seat, a rival too, has gained a landmark, of a track or of a tech card; those whose token it holds are paid. */
export { landmarkGained } from './watchers.ts'

/** Mystics: this seat has gained a tech card, a complete district, a controlled territory or a completed track; if it has as many as it foretold, that pays. */
export { COMPLETED, DISTRICTS, TECH_CARDS, TERRITORIES } from './civilization.ts'
export { foretold } from './watchers.ts'

/**
 * Inventors (TA-11.7). Whether a card of any player carries a token, so that it needs no prerequisite. A card of this
 * seat was upgraded into a row and its benefit is done: it may change hands. A card was discarded: its token returns to
 * the stock (TA-21.7).
 */
export { afterUpgrade, ignoresPrerequisite, techDiscarded } from './on-cards.ts'

/** TA-4.5: the end of income turn 1: the adjustments of 2021, and the card that the Heralds may play onto Maker of Fire. */
export { endFirstIncome } from './income.ts'
