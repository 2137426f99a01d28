import type { Readings } from '@loggia/core'

/** Where the rulebook leaves room: how this game reads it, by the number of the rule. */
export const readings: Readings = {
  'TI-5.1': 'A die whose value was changed must be the die that is taken.',
  'TI-5.10': 'The helper of the die’s colour works from the choice of the die until its resources come, the decision about the bonus tile included; any resource may be chosen, and a second helper may change it again.',
  'TI-5.11': 'The action of the die stays open until you end it, also without action points left, so a marker or a helper that comes late still counts.',
  'TI-6.5': 'The king moves by all action points of the action, or not at all.',
  'TI-6.11': 'Discarded character tiles are shuffled again only when the deck is empty.',
  'TI-7.1': 'A building holds characters of one type only, and a type lives in one building. The rulebook says it of the picture.',
  'TI-7.2': 'The trading post of the roof comes before the bonus of the character that fills the building.',
  'TI-8.2': 'A contract of “identical” resources may use the resource that it names besides: the amounts add up. Moves that a contract brings may be left.',
  'TI-9.4': 'A contract is refused only to a player who has fulfilled six. Contracts in the storehouse do not count, so a seventh may be taken and never fulfilled.',
  'TI-10.1': 'In a tie for the lead on the king track the lowest disc of the stack takes the tile.',
  'TI-10.2': 'The tile or its 4 VP come before the VP of the spaces.',
  'TI-11.6': 'A player who takes part in a fair of the king track loses VP on a red space: nobody may stay away.',
  'TI-11.8': 'The sixth building has no rooms, so it is never a filled building.',
  'TI-12.3': 'With several free places for trading posts in a city, the player chooses one.',
  'TI-12.5': '“An action and a resource”: the action comes first.',
  'TI-12.7': 'A helper that adds action points needs a die action of this turn; it adds to nothing else.',
}
