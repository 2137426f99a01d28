/** What each kind of question is for, said once to people who meet Ostia for the first time. `kind:verb` is said when that verb was chosen. */
import type { Tips } from './tips.ts'

export const tips: Tips = {
  'initial-port':
    'Your disc stays here all match: in every trade action you may buy this port’s resource, 1 gold each, up to four times.',
  select:
    'You lift all ships here: one resource per ship. They drop one by one clockwise; where the last lands, you act.',
  drop: 'A ponta produces double wherever you lift it later, but nothing on oversee. Leave it where the resource is one you need.',
  sail: 'The first step is free; 2, 3, 4 steps cost 2, 4, 6 permits in all, then 10 and 15. Share them among your ships.',
  step: 'Ships only sail away from Ostia. A port you pass may be built on later; ending on a transport port pays resources.',
  discover:
    'Your ship crosses this line, so take one tile: 2 gold now, and an animal for a set of four icons (8 points a set).',
  shipbuild: 'A new ship makes its section produce one more. A ponta needs an empty near sea, and sends a corbita out.',
  order:
    'Pay barley, get amphorae (points at the end) and resources at once. The extra is all or nothing, now or never.',
  build:
    'You pay stone for the lowest disc of your track. Each row that you clear is a building icon: points at the end.',
  place: 'The spot works from now on: +1 when you produce, or 1 cheaper per action. Choose what you will do most.',
  trade: 'Each disc of yours on a tile with a trade effect is a shop: pay gold, up to the tile’s limit, in any order.',
  supervise:
    'One action now if you like (no trade); then all ships here are sown from the permit section on, and you act again.',
  close: 'Before your turn ends: 3 gold buy 1 permit, wood, barley or stone, as often as you like.',
}
