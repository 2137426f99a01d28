/** What each kind of question is for, said once to people who meet Terra Mystica for the first time. `kind:verb` is said when that verb was chosen. */
import type { Tips } from './tips.ts'

export const tips: Tips = {
  'choose-faction':
    'Your faction decides your home terrain and your ability. First match? Take one marked with a leaf.',
  'place-dwelling':
    'Good places lie beside land that takes one or two spades, and beside a neighbour: a trading house costs half the coins there.',
  'choose-card':
    'The card helps you for one round: its income comes at once, and when you pass you swap it. Early on, workers are scarcest.',
  action:
    'One action a turn. Build early: each dwelling brings a worker every round. Lit hexes are in reach; the numbers are spades.',
  'action:build':
    'A dwelling brings you one more worker every round. Look whether this round’s tile pays for it as well.',
  'action:transform': 'Each spade turns the terrain one step round the circle. Aim for land one or two steps away.',
  'action:upgrade':
    'A trading house brings coins and power every round, and is cheap beside a neighbour. A temple brings priests and a favor tile.',
  'action:priest':
    'A priest sent here climbs 2 or 3 steps and never returns. At the end the first three on each cult track get 8, 4 and 2 VP.',
  'action:power':
    'You pay with power from bowl III. Each is there once a round for the whole table: the first to take it has it.',
  'action:special': 'Your own orange octagon: once a round, and it costs nothing. Not used, it is lost for this round.',
  'action:ship': 'Each step of shipping lets you build across one more river hex, and scores VP at once.',
  'action:exchange': 'From now on each spade costs 1 worker less, and you score 6 VP at once. Early on it saves most.',
  'action:pass': 'You are out for this round and swap your card. The first to pass begins the next round.',
  pay: 'You lack a little: power, priests and workers can be turned into what is missing, never back.',
  spades: 'Spades of an action are used now or lost. You may stop at any terrain, but only your own can be built on.',
  settle: 'The hex is your terrain now. Build at once if you can: while it is empty, anybody may take it.',
  bridge:
    'A bridge makes both banks neighbours: for building, for a town, for power. One end needs a structure of yours.',
  favor: 'Cult steps now, and most tiles pay on: coins, power, VP per dwelling. One of each kind only.',
  cult: 'On reaching 3, 5, 7, 10 you gain 1, 2, 2, 3 power. Go where you are nearly there, or nearly first.',
  devotion: 'On reaching 3, 5, 7, 10 you gain 1, 2, 2, 3 power. Go where you are nearly there, or nearly first.',
  offer:
    'A neighbour built next to you: take the power for one VP less, all or nothing. 1 power is free; early on, mostly take it.',
  'old-offer':
    'A neighbour built next to you: take the power for one VP less, all or nothing. 1 power is free; early on, mostly take it.',
  rest: 'A last chance to convert this turn. Usually you keep what you have: nothing is lost between rounds.',
  ready:
    'Convert now only if your bowls would be too full for power that the neighbours’ answers may bring. Otherwise go on.',
  town: 'Four linked structures with power value 7 are a town: VP and more now, and a key to the top of one cult.',
  key: 'One key opens the top space of one cult. Only one player ever stands there.',
  'cult-spades':
    'The round’s tile pays spades for your cult steps. Transform land beside your structures for nothing; build on it next round.',
  ride: 'Your stronghold puts a dwelling on any free forest, however far, at no cost. Once a round.',
  sandstorm: 'One free hex beside you turns to desert without a spade. Build there at once if you can pay.',
  swarm: 'One dwelling becomes a trading house for nothing. Pick one among structures that are to become a town.',
  ordain: 'Up to three workers become priests, only now. Priests are your spades.',
  'in-any-order':
    'All of it will happen; you choose what comes first. A key taken first lets the cult steps reach the top.',
}
