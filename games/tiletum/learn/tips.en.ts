/** What each kind of question is for, said once to people who meet Tiletum for the first time. `kind:verb` is said when that verb was chosen. */
import type { Tips } from './tips.ts'

export const tips: Tips = {
  die: 'High pips bring many resources and a weak action: 7 − pips in action points (AP). Low pips bring few and a strong action.',
  'bonus-tile':
    'It costs nothing, but one of the four places in your storehouse. What you store can never be thrown away.',
  receive: 'Your helper can change the kind of these resources, but only now. Or keep it for another die.',
  colour: 'All resources of this die become the kind you choose. Look at what your contract still lacks.',
  architect:
    '1 AP: a step, a pillar where he stands, or the city’s bonus tile. With a pillar you may join that cathedral for stone.',
  merchant:
    '1 AP: a step, a trading post where he stands, or the city’s tile. At a fair a post or the merchant must be in the city.',
  character:
    '1 AP takes one; placing it costs its floor (1–3) and brings its bonus. One type a building; a filled one frees its trading post.',
  contract:
    'A contract turns resources into VP; further right is cheaper. Or 1 AP swaps a resource, the first time with one more free.',
  king: 'All AP move your disc right. Its place decides the turn order and VP of each round; the player in front may take a tile.',
  joker: 'All these AP go to one of the other five actions. Choose the one that you need and no good die leads to.',
  any: 'Any kind you like. Look at your contracts first, then at stone for a cathedral.',
  move: 'Roads count as spaces. You may stop there, but only cities have something to take or build.',
  teleport: 'Anywhere at once: the next fair city, or a cathedral where you have no pillar yet.',
  'build-post': 'One post a city. At the end you score trading posts × pillars on the map: keep the two even.',
  'build-pillar': 'One pillar a cathedral. The first player to pay its stone takes the highest tile.',
  reactivate: 'All characters of one building give their bonus once more. Choose the fullest.',
  again: 'These bonuses come once more, in your order; each may be left out.',
  'king-tile': 'You are in front: take the tile if your storehouse has room. What you leave is gone.',
  'in-any-order': 'All of it will happen; you choose what comes first.',
}
