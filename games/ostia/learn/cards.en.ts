/** What each section of a harbour is for, what it produces and where its action leads. */
import type { CardWords } from '@loggia/core'
import type { SectionCard } from './cards.ts'

export const words: CardWords<SectionCard> = {
  title: 'Sections',
  cards: {
    permit: {
      wants: 'Sail: ports to build in, tiles on the way, destinations.',
      begins: 'Produces permits: {corbita} for a corbita, {ponta} for a ponta.',
      earns: 'Move: the first step is free, 3 steps take {three} permits, 6 steps {six}. Save up, then sail far.',
    },
    wood: {
      wants: 'More ships: every later turn produces more.',
      begins: 'Produces wood: {corbita} for a corbita, {ponta} for a ponta.',
      earns: 'Ships: each row of the ship track that you clear is a ship icon. A ponta sends a corbita out to sea.',
    },
    barley: {
      wants: 'Amphorae, and resources at once.',
      begins: 'Produces barley: {corbita} for a corbita, {ponta} for a ponta.',
      earns: 'Order: as many cards of the row as you can pay. Nobles and ladies make sets with the animals.',
    },
    stone: {
      wants: 'Discs on ports: icons, rewards, and a better harbour.',
      begins: 'Produces stone: {corbita} for a corbita, {ponta} for a ponta.',
      earns: 'Build: in a port where a ship of yours has been. Its building makes your sections better for good.',
    },
    gold: {
      wants: 'Everything else, for gold.',
      begins: 'Produces gold: {corbita} for a corbita, {ponta} for a ponta.',
      earns: 'Trade: each disc on a tile with a trade effect is a shop. Any time, {freeCost} gold buy 1 resource.',
    },
    supervise: {
      wants: 'Two actions in one turn.',
      begins: 'Produces nothing. The number of ships here decides the second action: 1 Move … 5 Trade.',
      earns: 'Oversee: one action now, then all ships here drop from the permit section on, and you act again.',
    },
  },
}
