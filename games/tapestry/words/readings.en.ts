import type { Readings } from '@loggia/core'

/** Where the rulebook leaves room: how this game reads it, by the number of the rule. */
export const readings: Readings = {
  'TA-3.2': 'A player who can pay for no advance takes an income turn.',
  'TA-4.1': 'A civilization that is gained in the first step of an income turn works in that step.',
  'TA-5.9': 'A benefit may be repeated as long as it does not repeat itself; only the battery is limited to once a turn.',
  'TA-5.12': 'An advance that skips spaces enters every tier that it passes.',
  'TA-6.8': 'The free advance of a tech card’s circle is mandatory.',
  'TA-7.4': 'A Trap is answered before the dice are rolled.',
  'TA-7.6': 'An attacker whose conquest was trapped takes one die only.',
  'TA-9.3': 'A building may always lie beside the mat.',
  'TA-9.7': 'Benefits that count buildings count them everywhere.',
  'TA-10.4': 'Covered and face-down cards on the mat count as tapestry cards.',
  'TA-10.8': 'Plea for Aid looks at the most advanced token of each opponent.',
  'TA-10.9': 'Socialism ignores opponents who are level.',
  'TA-10.13': 'Who entered an era first is remembered; it does not matter when the card is played.',
  'TA-11.7': 'A tech card with a token of the Inventors goes on to ignore prerequisites.',
  'TA-12.3': 'Toppled outposts are counted over the whole game.',
  'TA-17.2': 'Warplanes conquer explored territories anywhere; unexplored hexes only beside one’s own. The neutral conquest of the Automa is read alike.',
  'TA-18.5': 'The Automa searches its cards for a Trap also when the bots are finished, since the Trap brings it no resource.',
}
