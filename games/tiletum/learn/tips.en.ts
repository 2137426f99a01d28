/** What each kind of question is for, said once to people who meet Tiletum for the first time. `kind:verb` is said when that verb was chosen. */
import type { Tips } from './tips.ts'

export const tips: Tips = {
  die: 'High pips: many resources, few action points (7 − pips). Low pips: few resources, a strong action.',
  'bonus-tile': 'Free, if one of the four places in your storehouse is empty. What you store can never be thrown away.',
  receive: 'A helper can change the kind of these resources, only now.',
  colour: 'All resources of this die become the kind you choose. Look at what your contract still lacks.',
  architect:
    '1 AP: a step, a pillar where he stands, or the city’s bonus tile. With a pillar you may join that cathedral for stone.',
  merchant:
    '1 AP: a step, a trading post where he stands, or the city’s tile. At a fair a post or the merchant must be in the city.',
  character:
    '1 AP takes one; placing it costs its floor (1–3). One kind to a building; a full building frees its trading post.',
  contract: 'Further right is cheaper. Or 1 AP swaps a resource, and the first swap of the turn gives one more free.',
  king: 'Your disc moves right by all AP: turn order, VP each round, and the tile for the foremost.',
  joker: 'All these AP go to one action of your choice.',
  any: 'Any kind you like. Look at your contracts first, then at stone for a cathedral.',
  move: 'Roads count as spaces. You may stop there, but only cities have something to take or build.',
  teleport: 'Anywhere at once: the next fair city, or a cathedral where you have no pillar yet.',
  'build-post': 'One post a city. At the end you score posts × pillars on the map: keep the two even.',
  'build-pillar': 'One pillar a cathedral. Who pays its stone first takes the highest tile.',
  reactivate: 'All characters of one building give their bonus once more. Choose the fullest.',
  again: 'These bonuses come once more, in your order; each may be left out.',
  'king-tile': 'You are foremost: take the tile if your storehouse has room; otherwise it is gone.',
  'in-any-order': 'All of it will happen; you choose what comes first.',
}
