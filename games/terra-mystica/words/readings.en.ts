import type { Readings } from '@loggia/core'

/** Where the rulebook leaves room: how this game reads it, by the number of the rule. */
export const readings: Readings = {
  'TM-2.3': 'A bridge makes its hexes adjacent for everybody; only its owner’s structures form towns across it.',
  'TM-6.3': 'Power may be sacrificed at any moment of the own turn, also without using it.',
  'TM-7.2': 'Conversions after passing are allowed until the turn ends.',
  'TM-7.12': 'The direction of a transformation is free; it stops at the home terrain. Of two spades at most one hex may end as something else.',
  'TM-8.1': 'A favor tile that lowers what a town needs acts at once on the groups that stand already.',
  'TM-10.4': 'At the end everything is exchanged for coins automatically, and in the best way.',
  'TM-11.6': 'An offer of power that would bring nothing is not made, and the Cultists do not count it.',
  'TM-11.15': 'Tunnels and carpets are used only for hexes that cannot be reached otherwise, once an action.',
  'TM-12.4': 'The spades of an action need a use: at least one must be used, the others may be lost.',
  'TM-9.2': 'The spades of a cult bonus may be lost.',
}
