/** What each kind of helper is for, when it is used and what it earns. */
import type { CardWords } from '@loggia/core'
import type { HelperCard } from './cards.ts'

export const words: CardWords<HelperCard> = {
  title: 'Helpers',
  cards: {
    'joker': {
      name: 'Joker',
      wants: 'The one AP that you lack, for any action.',
      begins: 'Use: at any time of your turn, an action of your choice with {n} AP.',
      earns: 'A step into the city of the fair, a last pillar, a character: keep it for that.',
    },
    'merchant': {
      name: 'Merchant’s helper',
      wants: 'A way to the fair, or a trading post, without a die.',
      begins: 'Use: at any time of your turn, a merchant action of its own with {n} AP.',
      earns: 'Posts multiply your pillars at the end, and a fair pays only those who are in its city.',
    },
    'character': {
      name: 'Recruiter',
      wants: 'A character in a room, without a die.',
      begins: 'Use: at any time of your turn, a character action of its own with {n} AP.',
      earns: 'Take a character and place it in the same action: low floors are cheap.',
    },
    'contract': {
      name: 'Contractor',
      wants: 'A contract, or the resource that one lacks.',
      begins: 'Use: at any time of your turn, a contract action of its own with {n} AP.',
      earns: 'The first exchange brings one resource more: best just before you fulfil a contract.',
    },
    'architect': {
      name: 'Architect’s helper',
      wants: 'A way to a cathedral, or a pillar, without a die.',
      begins: 'Use: at any time of your turn, an architect action of its own with {n} AP.',
      earns: 'With a pillar you may pay stone for the cathedral; the first there takes most.',
    },
    'king': {
      name: 'Courtier',
      wants: 'A place further ahead on the king track, when it counts.',
      begins: 'Use: at any time of your turn, {n} steps to the right.',
      earns: 'Best as the last thing of a round: it decides turn order, points of the track and the king’s tile.',
    },
    'add-ap': {
      name: 'Strong helper',
      wants: 'A die with many resources that still acts like a strong one.',
      begins: 'Use: with the action of your die, {n} AP more.',
      earns: 'Take a 5 or a 6 with it: the resources, and a good action as well.',
    },
    'die-colour': {
      name: 'Dyer',
      wants: 'The action of one die, the resource of another.',
      begins: 'Use: after you choose a die and before its resources come.',
      earns:
        'All its resources are of the kind that your contract lacks. Until then it fills a place in the storehouse.',
    },
    'gold': {
      name: 'Banker',
      wants: 'Gold when you need it.',
      begins: 'Use: at any time of your turn, {gold} gold.',
      earns: 'Two gold buy any resource, so gold fills what a contract lacks.',
    },
    'vp': {
      name: 'Herald',
      wants: 'Points without any condition.',
      begins: 'Use: at any time of your turn, {vp} VP.',
      earns: 'Use it at once: it frees its place in the storehouse.',
    },
    'gold-vp': {
      name: 'Chronicler',
      wants: 'A little gold and a few points.',
      begins: 'Use: at any time of your turn, {gold} gold and {vp} VP.',
      earns: 'Keep it until the gold completes something.',
    },
    'any': {
      name: 'Trader',
      wants: 'The resources that one thing lacks.',
      begins: 'Use: at any time of your turn, {n} resources of your choice.',
      earns: 'Best for stone at a cathedral or the last resources of a contract.',
    },
    'one-of-each': {
      name: 'Storekeeper',
      wants: 'A bit of everything.',
      begins: 'Use: at any time of your turn, one iron, wool, stone and food each.',
      earns: 'For mixed contracts, and for the food of a crest.',
    },
    'reactivate-building': {
      name: 'Steward',
      wants: 'A building full of characters.',
      begins: 'Use: at any time of your turn; all characters of one building give their bonus once more.',
      earns: 'The fuller the building, the more it brings: fill one before you use it.',
    },
  },
}
