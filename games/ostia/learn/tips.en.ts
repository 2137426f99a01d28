/** What each kind of question is for, said once to people who meet Ostia for the first time. `kind:verb` is said when that verb was chosen. */
import type { Tips } from './tips.ts'

export const tips: Tips = {
  'initial-port':
    'Whenever you take the Trade action, this port sells you its resource: 1 gold each, up to four. Choose one you expect to need.',
  select:
    'Each ship of the section pays one resource. Then they drop one by one, clockwise: where the last one lands is your action.',
  drop: 'A ponta, the larger ship, pays double when you lift it again, but nothing on oversee. Drop it where you need the resource.',
  sail: 'The first step is free; 2, 3, 4 steps cost 2, 4, 6 permits in all, then 10 and 15. Share them among your ships.',
  step: 'Ships only sail away from Ostia. A port you pass may be built on later; ending on a transport port pays resources.',
  discover:
    'Your ship crosses this line, so take one tile. Both animals with a noble and a lady from orders make a set: 8 points at the end.',
  shipbuild:
    'Each ship built is a ship icon: points at the end. Its section pays more. A ponta needs no ship of yours left of the dotted line.',
  order:
    'Pay barley for amphorae (points at the end) and resources at once. The extra brings more amphorae, and can only be paid now.',
  build:
    'Pay stone to put your next disc on a port that a ship of yours has passed. Each disc is a building icon: points at the end.',
  place: 'A building comes to your harbour. Its spot works from now on: choose the one whose help you will use most.',
  trade:
    'Your discs on tiles that ask for gold are shops: pay up to the limit of each tile, in any order. Finish when you have enough.',
  supervise:
    'Two actions: one now if you like (no trade). Then all ships here drop from the permit section on, and you act where the last lands.',
  close:
    'Your action is over. Before your turn ends, 3 gold buy 1 permit, wood, barley or stone, as often as you like.',
}
