import type { Readings } from '@loggia/core'

/** Where the rulebook leaves room: how this game reads it, by the number of the rule. */
export const readings: Readings = {
  'PF-4.1': 'Prestige may be exchanged whenever you are asked for a decision.',
  'PF-6.5': 'A player without room for a landscape can neither open nor bid for it.',
  'PF-6.7': 'The last player pays 200 for an object also when the others forwent.',
  'PF-6.9': 'A player without money is asked all the same: to pass over them would tell what they hold.',
  'PF-7.5': 'A recruiting card may be used in the auction phase only at the moment of getting it, later in your own action turns.',
  'PF-15.4': 'With two players the three landscapes are one object; the last one left pays 200.',
  'PF-17.8': 'The work of the Princess is no completed work for prestige cards.',
  'PF-17.11': 'Merchant and professor are asked before the best work of the round, since it changes the ranks.',
  'PF-18.5': 'A joint building that touches another across the seam needs two builders of both owners.',
  'PF-18.6': 'An offer names kind, place and share; after three offers the action goes on without agreement.',
  'PF-19.6': 'An object that you were offered and passed on is gone for you this round.',
  'PF-19.15': 'Virtual players do not count for “most” and “fewest” on prestige cards.',
}
