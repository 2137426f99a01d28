/** Terra Mystica in English. */
import type { Dictionary } from '@loggia/core'
import { about } from '../about.ts'
import { boxOf, shipped } from '../rules/box.ts'
import type { Effects } from '../rules/effects.ts'
import type { O } from '../rules/standing-orders.ts'
import type { Steps } from '../rules/table.ts'
import type { N, R, V } from '../rules/verbs.ts'

const box = boxOf(shipped)
const resource = { coin: ['coin', 'coins'], worker: ['worker', 'workers'], priest: ['priest', 'priests'], power: 'power', spade: ['spade', 'spades'] } as const
const building = { 'dwelling': 'dwelling', 'trading-house': 'trading house', 'temple': 'temple', 'stronghold': 'stronghold', 'sanctuary': 'sanctuary' } as const
const cult = { fire: 'Fire', water: 'Water', earth: 'Earth', air: 'Air' } as const

export const en: Dictionary<typeof V, typeof N, typeof R, Steps, typeof O, Effects> = {
  title: about.title.en,
  intro: 'Fourteen peoples share one land, and each can live only on its own kind of ground. Dig and plant until the land suits you, raise dwellings to trading houses, temples and strongholds, gather them into towns, and keep your priests on good terms with fire, water, earth and air. A neighbour lends you power, and takes points for it.',
  names: {
    resource, building, cult,
    event: { ...building, spade: 'spade', town: 'town' },
    step: { fire: 'step on Fire', water: 'step on Water', earth: 'step on Earth', air: 'step on Air', priest: 'priest on the cult board' },
    faction: {
      'nomads': 'Nomads', 'fakirs': 'Fakirs', 'chaos-magicians': 'Chaos Magicians', 'giants': 'Giants', 'swarmlings': 'Swarmlings', 'mermaids': 'Mermaids', 'witches': 'Witches',
      'auren': 'Auren', 'halflings': 'Halflings', 'cultists': 'Cultists', 'alchemists': 'Alchemists', 'darklings': 'Darklings', 'engineers': 'Engineers', 'dwarves': 'Dwarves',
    },
    terrain: { desert: 'desert', plains: 'plains', swamp: 'swamp', lakes: 'lakes', forest: 'forest', mountains: 'mountains', wasteland: 'wasteland' },
    place: { 3: '3 steps', 2: '2 steps', 1: '1 step, the priest returns' },
    site: Object.fromEntries(box.sites.map((id, k) => [id, box.ends[k].map(h => box.hexes[h]).join('–')])),
    source: {
      'start': 'Start', 'round-tiles': 'Scoring tiles', 'bonus-cards': 'Bonus cards', 'favor-tiles': 'Favor tiles', 'towns': 'Towns', 'tracks': 'Shipping and exchange', 'faction': 'Faction',
      'power': 'Price of power', 'area': 'Area', 'cults': 'Cults', 'resources': 'Resources',
    },
    limit: { 1: '1 power (free)', 2: '2 power (1 VP)', 3: '3 power (2 VP)', 4: '4 power (3 VP)', 5: '5 power (4 VP)', 6: '6 power (5 VP)', 7: '7 power (6 VP)', 8: '8 power (7 VP)' },
    above: { ask: 'ask me about more', decline: 'decline more' },
    // An option, and its values. What has no name here is meant for recorded games and not offered at a new table.
    option: {
      'setup': 'Set-up', 'setup:main-game': 'main game: peoples are chosen in turn order', 'setup:random-colours': 'main game, colours drawn: each chooses one of two peoples', 'setup:first-game': 'first game: peoples and dwellings are given',
      'turn-order': 'Turn order', 'turn-order:clockwise': 'clockwise from the first who passed', 'turn-order:variable': 'variable: the order of passing (mini-expansion)',
      'answers': 'Power is taken', 'answers:at-once': 'at once', 'answers:by-next-turn': 'at the latest when the next own turn begins, for play by correspondence',
      'town-tiles': 'Town tiles', 'town-tiles:base': 'as in the rulebook', 'town-tiles:extra': 'three more kinds (mini-expansion)',
      'bonus-cards': 'Bonus cards', 'bonus-cards:nine': 'nine', 'bonus-cards:ten': 'ten, with the shipping card (mini-expansion)',
      'scoring-tiles': 'Scoring tiles', 'scoring-tiles:eight': 'eight', 'scoring-tiles:nine': 'nine, with the tile for temples (mini-expansion)',
    },
    file: {
      actions: 'Power actions, special actions, conversions', bonusCards: 'Bonus cards', constants: 'Bowls, structures, towns, final scoring', cults: 'Cult board', factions: 'The fourteen factions', favorTiles: 'Favor tiles',
      firstGame: 'The first game', map: 'Map', miniExpansions: 'Mini-expansions', scoringTiles: 'Scoring tiles', terrain: 'The cycle of terrains', townTiles: 'Town tiles',
    },
  },
  effects: {
    gain: '{n} {resource@resource#n}', vp: '{n} VP', income: 'income {gains}', action: 'once a round {does}',
    'free-spades': '{n:free spade/free spades}', ride: 'Witches’ ride', 'trading-house': 'a free trading house', 'two-actions': 'two actions in a row', sandstorm: 'a sandstorm', bridge: 'a bridge', 'worker-bridge': 'a bridge for workers',
    'ship-card': 'shipping +{n} for actions', 'ship-step': 'a shipping step', keys: '{n:key/keys}', 'town-power': 'towns need only power {n}',
    steps: '{n:step/steps} on {cult@cult}', choice: '{n:step/steps} on one cult track of choice', 'all-steps': '{n:step/steps} on every cult track',
    pass: 'when passing {vp} VP for each {what@event}', 'pass-shipping': 'when passing {vp} VP for each shipping level', 'pass-houses': 'when passing {vps} VP for 0 to {houses} trading houses',
    'each-built': '{vp} VP for each {what@event}', 'each-scored': '{vp} VP for each {what@event}', 'per-step': '{gains} for every {cult@step}', 'per-steps': '{gains} for every {every} steps on {cult@cult}',
    price: 'costs {n} {resource@resource#n}', conversion: '{pay} → {gets}',
  },
  moves: {
    tile: 'Lay out: {0}', card: 'Put into play: {0}', faction: 'Play the {0}', place: 'Dwelling on {0}', take: 'Take: {0}',
    build: 'Build on {0}', transform: 'Turn {0} into {1}', detour: 'Turn {0} into {1} the long way', upgrade: 'Upgrade {0} to a {1}', ship: 'Advance shipping', exchange: 'Lower the price of spades',
    priest: 'Priest to {0}: {1}', power: 'Power action: {0}', special: 'Special action: {0}', pass: 'Pass and take: {0}', retire: 'Pass', convert: 'Convert {0}', burn: 'Sacrifice power',
    connect: 'Found a town over {0}', favor: 'Favor tile: {0}', town: 'Town tile: {0}', cult: 'Step on {0}', bridge: 'Bridge {0}', ordain: 'Ordain {0}', accept: 'Take the power', decline: 'Decline',
    later: 'Answer on my next turn', suggested: 'Convert as suggested', done: 'Finish', leave: 'Leave the match', first: '{0} first',
  },
  notes: {
    starts: '{0} goes first.', faction: '{0} plays the {1}.', round: 'Round {0}: {1}.', turn: '{0} to move.', income: '{0} gets income.', card: '{0} took the card: {1}.',
    gained: '{0} got {2} {1#2}.', paid: '{0} paid {2} {1#2}.', burned: '{0} sacrificed power.', vp: '{0}: +{2} VP ({1}).', lost: '{0}: −{2} VP ({1}).',
    transformed: '{0} turned {1} into {2}.', built: '{0} built on {1}: {2}.', bridged: '{0} built the bridge {1}.', skipped: '{0} reached {1} by skipping.', shipping: '{0} has shipping {1} now.',
    exchange: '{0} digs more cheaply now.', priest: '{0} sent a priest to {1}: {2}.', cult: '{0} went up {2} on {1}.', blocked: '{0} needs a key to go on with {1}.', favor: '{0} took a favor tile: {1}.',
    town: '{0} founded a town: {1}.', 'river-town': '{0} joined the banks of {1}.', joined: '{1} joined a town of {0}.', power: '{0} used the power action: {1}.', special: '{0} used: {1}.',
    offered: '{0} is offered {1} power.', declined: '{0} declined the power.', consoled: 'All refused: {0} gets 1 power.', passed: '{0} passed.', returned: '{0} returned the card: {1}.', dropped: '{0} has left the match; the faction stays on the map.',
    'cult-bonus': '{0} gets the cult bonus {1} times.', over: 'The match is over.',
  },
  reasons: {
    'not-your-turn': 'It is not your turn.', 'not-now': 'That is not possible right now.', 'no-such-move': 'There is no such move.', 'same-as-another': 'That would be the same as another choice.',
    'not-there': 'That is not among what may be laid out.', 'too-late': 'The spade tile may not lie in the last two rounds.', 'same-outcome': 'The order of the cards is nothing: go on upwards.',
    'colour-taken': 'Somebody plays that colour already.', 'not-drawn': 'Another colour was drawn for you.', 'not-home': '{0} is not your terrain.', occupied: 'Something stands on {0}.',
    'card-not-free': 'That card is not free.', 'out-of-reach': '{0} is out of reach.', 'no-piece': 'You have no {0} left.', short: 'You are {1} {0#1} short, conversions included.',
    'no-such-way': 'No spades lead there that way: a hex stays as it is once it is your terrain.', 'only-short': 'Spades that are bought beside free ones go only the short way home.',
    'hex-done': '{0} has had its spades in this action.', 'must-end-home': 'One hex is left as foreign terrain already: this one must become yours.', 'not-enough-spades': 'You lack the spades for that.',
    'use-a-spade': 'Use at least one spade.', 'not-turned-home': 'This action did not make {0} your terrain.', 'no-shipping': 'Your people do not sail.', 'no-exchange': 'Your people have no exchange track.',
    'track-end': 'You are at the end of the track.', 'not-own': 'Nothing of yours stands on {0}.', 'no-such-upgrade': 'That structure cannot become a {0}.', 'spaces-full': 'No such space is free on {0}.',
    'action-taken': 'Somebody has used that action this round.', 'special-used': 'You have used that action this round.', 'no-special': 'You do not have that action.', 'no-target': 'There is nothing it could be used on.',
    'no-bridge': 'You have no bridge or no place for it.', 'site-taken': 'There is a bridge already.', 'no-end': 'A bridge begins at a structure of yours.', 'favor-owned': 'You own that favor tile.',
    'favor-gone': 'None of those is left.', 'town-gone': 'None of those is left.', 'not-cut': 'No key is wanted on {0}.', 'at-once': 'This answer cannot wait.', 'no-conversion': 'Only Alchemists trade VP and coins.',
    'stock-empty': 'None of your priests is left in the stock.', 'not-needed': 'That is not needed to pay.', 'no-sacrifice': 'A sacrifice takes two tokens of bowl II.', 'too-many': 'At most three, and no more than your stock holds.',
    'not-mermaids': 'Only Mermaids found towns over water.', 'no-town': 'No town would come of it over {0}.', 'wrong-round': 'In the last round you pass without taking a card, before it with one.',
    'not-an-edge': '{0} does not share an edge with anything of yours.', 'not-given-up': 'What an action gives is used, not given up.', stays: 'Who has no people yet, or has left already, cannot leave.',
  },
  questions: {
    'lay-tiles': 'Which scoring tile comes next?', 'lay-cards': 'Which bonus cards are in play?', 'choose-faction': 'Which people do you play?', 'place-dwelling': 'Where does the dwelling stand?',
    'choose-card': 'Which bonus card do you take?', 'action': 'What do you do?', 'rest': 'A conversion before your turn ends?', 'pay': 'What do you convert to pay for it?', 'spades': 'Where do the spades go?',
    'settle': 'A dwelling here?', 'ride': 'Where do the Witches ride?', 'swarm': 'Which dwelling becomes a trading house?', 'sandstorm': 'Which hex is covered with sand?', 'bridge': 'Where does the bridge go?',
    'favor': 'Which favor tile do you take?', 'town': 'Which town tile do you take?', 'cult': 'On which cult track do you go up?', 'devotion': 'On which cult track do you go up?', 'key': 'Which track does the key open?',
    'ordain': 'How many workers become priests?', 'ready': 'A conversion before the neighbours answer?', 'offer': 'Do you take {power} power?', 'old-offer': 'Do you take the power that was offered?',
    'cult-spades': 'Where do the spades of the cult bonus go?', 'in-any-order': 'What comes first?',
  },
  // A town and what an upgrade brings come in the order that the player likes (TM-15.10).
  parts: { town: 'The town', favor: 'The favor tile', ordain: 'The ordination', spades: 'The {free} spades' },
  orders: { take: 'Take up to {0}, {1}', 'take-all': 'Always take it', 'decline-all': 'Always decline' },
  rules: {
    'TM-2.4': 'Shipping reaches hexes beyond so many river hexes in a row.', 'TM-5.1': 'Income comes at the beginning of each round: from the faction board, the bonus card and favor tiles.', 'TM-5.3': 'Priests come from your own stock, and what it cannot give is lost; power moves through the bowls.',
    'TM-7.6f': 'Everything that gives VP for the same thing adds up; scoring tiles count in their own round.', 'TM-7.11a': 'Who first reaches or passes space 3, 5, 7 or 10 of a cult track gains 1, 2, 2 or 3 power.', 'TM-7.14b': 'Who passes scores for what stands on the map at that moment.',
    'TM-8.1': 'Four connected structures, three with the sanctuary, with power 7 in all are a town.', 'TM-9.1': 'At the end of the round, but for the last, the tile pays for every full number of steps on its track.',
    'TM-6.1': 'Power gained moves tokens from bowl I to II, then from II to III; power spent goes from III to I.', 'TM-8.2': 'Who founds a town takes a town tile and a key.', 'TM-10.3': 'At the end the largest groups of connected structures score, shipping and tunnels included.',
    'TM-2.2': 'A hex is free while no structure stands on it.', 'TM-2.5': 'Bridges stand only on marked sites, one on each.', 'TM-3.1': 'Six scoring tiles are used; the spade tile never in rounds 5 and 6.',
    'TM-3.2': 'There are three bonus cards more than players.', 'TM-3.5': 'Each colour is played by one people only.', 'TM-6.3': 'Take two tokens from bowl II: one goes to bowl III, one out of the game.',
    'TM-7.6a': 'A hex must be directly or indirectly adjacent to a structure of yours.', 'TM-7.6b': 'Structures stand only on your home terrain.', 'TM-7.6k': 'The dwelling stands on the hex that this action made your terrain.',
    'TM-7.7': 'Dwellings become trading houses; these a stronghold or temples; a temple the sanctuary.', 'TM-7.7a': 'A favor tile of a kind that you do not own.',
    'TM-7.8e': 'Power is taken or declined at once, or, where that was agreed, at the begin of the own next turn.', 'TM-7.9': '5 power make a priest, 3 a worker, 1 a coin; a priest makes a worker, a worker a coin.',
    'TM-7.10c': 'Each cult track has one space of three steps and three of two; one step is always possible.', 'TM-7.11e': 'Each key opens one track.', 'TM-7.12a': 'Each power action is used once a round.',
    'TM-7.12b': 'A bridge needs a structure of its builder at one end.', 'TM-7.12c': 'Missing spades may be bought for the same hex, as far as its home.', 'TM-7.12d': 'At most one hex of an action may end as foreign terrain.',
    'TM-7.12e': 'At least one spade of a spade action must be used.', 'TM-7.12f': 'Each own special action is used once a round.', 'TM-7.15': 'Every tile, step, bridge or free structure that an action gives is used at once.', 'TM-7.14c': 'Who passes takes one of the free bonus cards; nobody in the last round.',
    'TM-8.7': 'Mermaids may skip one river hex in founding a town.', 'TM-8.8': 'The river hex must make a town at that moment, of structures that are in none.', 'TM-11.14a': 'The sandstorm reaches a free hex that shares an edge with an own structure.',
    'TM-11.16': 'Dwarves and Fakirs have no shipping.', 'TM-12.1': 'Only what is left on your board can be built.', 'TM-12.3': 'Favor and town tiles are limited.', 'TM-12.4': 'An action needs its cost and a use when it is taken.',
    'TM-15.24': 'Who leaves has no actions, offers or turns any more; income goes on, and the faction is scored at the end.', 'TM-15.11': 'Spades go one way round the cycle and stop at your terrain.', 'TM-15.23': 'Ordination gives at most three priests, and no more than the stock holds.',
  },
  texts: {
    'hidden': '?', 'or': ' or ', 'round': 'round {n}', 'set-up': 'set-up', 'vp': 'VP', 'turn-place': 'no. {n}', 'home': 'your home terrain', 'to-home': '{n} from your home terrain', 'turn-order': 'Turn order', 'passed': 'passed', 'dropped': 'has left', 'free': 'free',
    'map': 'Map', 'river': 'River', 'bridge': 'Bridges', 'key': 'Keys', 'cult-board': 'Cult board', 'cult-power': 'power on reaching a space: {list}', 'scoring-tiles': 'Scoring tiles', 'power-actions': 'Power actions',
    'bonus-cards': 'Bonus cards', 'bonus-card': 'Bonus card', 'favor-tiles': 'Favor tiles', 'favor-tile': 'Favor tile', 'town-tiles': 'Town tiles', 'town-tile': 'Town tile', 'special-action': 'Special action',
    'shipping': 'Shipping', 'exchange': 'Exchange', 'bowls': 'Power bowls', 'spent': 'spent: back to I',
    'income': 'Income', 'projected': 'At the end', 'area': 'Area', 'no-faction': 'No people yet', 'in-town': 'in a town',
    // An amount and the name that fits it.
    'some': '{n} {name}', 'cost': 'costs {n}', 'left': '{n} left', 'pieces-left': '{n} left on the board', 'with-coins': 'with {n}', 'used': 'used this round', 'income-now': 'income now: {n}',
    'next-step': 'next step: {n} for {vp} VP', 'area-now': '{n} structures connected', 'cult-now': '{who}: {n}, {vp} VP at the end',
    'plan': '{name}: {n}', 'for-nothing': 'at no cost', 'plan-dig': '{spades}, then {name}: {n} in all', 'by-skip': 'by a skip, {n} of it', 'power-to': 'power for {list}', 'town-founds': 'founds a town', 'town-joins': 'joins your town',
    'credits': 'Terra Mystica: design by Helge Ostertag and Jens Drögemüller, illustration by Dennis Lohausen, published by Feuerland Spiele. Facts that the rulebook does not state were looked up in Juho Snellman’s implementation.',
    'factions': 'Factions', 'cult-fire': 'Fire', 'cult-water': 'Water', 'cult-earth': 'Earth', 'cult-air': 'Air',
    'conversions': 'Conversions',
    'a-priest': 'A priest', 'power-value': 'power value {n}', 'plan-short': 'For the structure as well: {why}', 'home-is': 'home terrain: {name}', 'begins': 'begins with {n}, bowls {bowls}', 'steps-on': '{cult} {n}', 'coins-per-vp': '{all} coins once everything is converted, {n} make 1 VP',
    'standing': 'When neighbours offer power',
    // A verb whose thing is still to be picked.
    'verb-tile': 'Lay out …', 'verb-card': 'Put into play …', 'verb-faction': 'Play …', 'verb-place': 'Dwelling on …', 'verb-take': 'Take …', 'verb-build': 'Build on …', 'verb-transform': 'Transform …',
    'verb-detour': 'Transform the long way …', 'verb-upgrade': 'Upgrade …', 'verb-ship': 'Advance shipping', 'verb-exchange': 'Lower the price of spades', 'verb-priest': 'Send a priest …', 'verb-power': 'Power action …',
    'verb-special': 'Special action …', 'verb-pass': 'Pass and take …', 'verb-retire': 'Pass', 'verb-convert': 'Convert …', 'verb-burn': 'Sacrifice power', 'verb-connect': 'Found a town over …', 'verb-favor': 'Favor tile …',
    'verb-town': 'Town tile …', 'verb-cult': 'Step on …', 'verb-bridge': 'Bridge …', 'verb-ordain': 'Ordain …', 'verb-accept': 'Take the power', 'verb-decline': 'Decline', 'verb-later': 'Answer on my next turn',
    'verb-suggested': 'Convert as suggested', 'verb-done': 'Finish', 'verb-leave': 'Leave the match', 'verb-first': 'First …',
    'ability-auren': 'No ability at the start; the stronghold brings a favor tile and, once a round, two steps on one cult track.',
    'ability-witches': '5 VP for each town; with the stronghold a free dwelling on any free forest once a round.',
    'ability-alchemists': 'Trade 1 VP for a coin and 2 coins for 1 VP; the stronghold brings 12 power, then 2 power for each spade.',
    'ability-darklings': 'Spades cost a priest and bring 2 VP; the stronghold ordains up to three workers.',
    'ability-halflings': '1 VP for each spade; the stronghold brings three spades and a dwelling for its cost.',
    'ability-cultists': 'A cult step when somebody takes power from your building, 1 power when all decline; the stronghold brings 7 VP.',
    'ability-engineers': 'Bridges for 2 workers; with the stronghold 3 VP at each pass for every bridge between your structures.',
    'ability-dwarves': 'Tunnels over one hex for 2 workers, with the stronghold for 1, each for 4 VP; no shipping.',
    'ability-mermaids': 'A town may skip one river hex; shipping from 1 to 5; the stronghold brings one shipping step.',
    'ability-swarmlings': '3 workers for each town; with the stronghold a free trading house once a round.',
    'ability-chaos-magicians': 'One dwelling at the start; two favor tiles each time; with the stronghold two actions in a row once a round.',
    'ability-giants': 'Every transformation takes two spades; with the stronghold two free spades once a round.',
    'ability-fakirs': 'Carpets over one hex for a priest, with the stronghold over two, each for 4 VP; no shipping.',
    'ability-nomads': 'Three dwellings at the start; with the stronghold a sandstorm beside your structures once a round.',
  },
}
