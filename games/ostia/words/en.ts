/** Ostia in English. */
import type { Dictionary } from '@loggia/core'
import { about } from '../about.ts'
import { shipped, boxOf } from '../rules/box.ts'
import type { Effects } from '../rules/effects.ts'
import type { Steps } from '../rules/table.ts'
import type { N, R, V } from '../rules/verbs.ts'

const box = boxOf(shipped)
const good = {
  permit: ['permit', 'permits'], wood: 'wood', barley: 'barley', stone: 'stone', gold: 'gold', amphora: ['amphora', 'amphorae'], reward: ['reward', 'rewards'],
} as const
const icon = {
  'building': ['building icon', 'building icons'], 'ship': ['ship icon', 'ship icons'], 'amphora': ['amphora', 'amphorae'],
  'wild': ['wild animal', 'wild animals'], 'exotic': ['exotic animal', 'exotic animals'], 'noble': ['noble', 'nobles'], 'lady': ['lady', 'ladies'],
} as const

export const en: Dictionary<typeof V, typeof N, typeof R, Steps, object, Effects> = {
  title: about.title.en,
  intro: 'The year is 103. Trajan has given Rome a new harbour with six sides, and a fleet in it is yours. Lift the ships of one section and drop them one by one around the hexagon: the section you empty pays you, the section where the last one lands lets you act. Sail east, build in foreign ports, fill the orders of the city.',
  names: {
    good, icon,
    per: { 'building-icon': 'building icon', 'ship-icon': 'ship icon', 'amphora': 'amphora', 'icon-set': 'icon set', 'own-ship-in-far-sea': 'own ship in the far sea' },
    section: {
      permit: 'permit section', wood: 'wood section', barley: 'barley section', stone: 'stone section', gold: 'gold section', supervise: 'oversee section',
    },
    action: { permit: 'Move', wood: 'Ships', barley: 'Order', stone: 'Build', gold: 'Trade', supervise: 'Oversee' },
    work: { permit: 'sail', wood: 'build ships', barley: 'fill orders', stone: 'build in ports', gold: 'trade', supervise: 'oversee' },
    ship: { corbita: ['corbita', 'corbitae'], ponta: ['ponta', 'pontas'] },
    count: { 0: '0 steps', 1: '1 step', 2: '2 steps', 3: '3 steps', 4: '4 steps', 5: '5 steps', 6: '6 steps' },
    node: {
      'ostia-departure': 'Ostia', 'salona': 'Salona', 'transport-n1': 'north transport port 1', 'transport-n2': 'north transport port 2', 'dyrrachium': 'Dyrrachium',
      'transport-n3': 'north transport port 3', 'tomis': 'Tomis', 'chersonesus': 'Chersonesus', 'syracusae': 'Syracusae', 'corinthus': 'Corinthus',
      'transport-e1': 'east transport port', 'athenae': 'Athenae', 'transport-ne1': 'north-east transport port 1', 'ephesus': 'Ephesus',
      'transport-ne2': 'north-east transport port 2', 'byzantium': 'Byzantium', 'rhodus': 'Rhodus', 'transport-se1': 'south-east transport port 1',
      'transport-se2': 'south-east transport port 2', 'transport-se3': 'south-east transport port 3', 'palmyra': 'Palmyra', 'carthago': 'Carthago',
      'transport-s1': 'south transport port 1', 'transport-s2': 'south transport port 2', 'leptis-magna': 'Leptis Magna', 'transport-s3': 'south transport port 3',
      'cyrene': 'Cyrene', 'alexandria': 'Alexandria', 'damascus': 'Damascus',
    },
    spot: {
      'spot-initial': 'initial spot', 'spot-free-action': 'free actions for 2 gold', 'spot-permit-wood': '+1 when permits or wood are produced',
      'spot-barley-stone': '+1 when barley or stone is produced', 'spot-reward': '1 reward at once', 'spot-build-discount': 'build for 1 stone less',
      'spot-shipbuild-discount': 'ships for 1 wood less', 'spot-order-discount': 'order for 1 barley less',
    },
    extra: { 'plain': '', 'with-extra': ', extra paid' },
    discovery: { exotic: 'exotic animal', wild: 'wild animal', both: 'exotic and wild animal', reward: 'reward' },
    half: { none: 'not arrived', first: 'upper half', later: 'lower half' },
    space: {
      'discovery-north': 'northern discovery space', 'bonus-north': 'northern bonus space', 'discovery-north-east': 'north-eastern discovery space',
      'bonus-north-east': 'north-eastern bonus space', 'discovery-south-east': 'south-eastern discovery space', 'bonus-south-east': 'south-eastern bonus space',
      'discovery-south': 'southern discovery space', 'bonus-south': 'southern bonus space',
    },
    placement: Object.fromEntries(box.data.placementCards.cards.map(c => [c.id, c.sections.map(s => s === 'supervise' ? 'oversee' : s).join(', ')])),
    trigger: {
      'reward-12': 'a reward cube has reached 12', 'three-arrivals': 'three ships of one player have arrived', 'ship-track-empty': 'a ship track is empty',
      'building-track-empty': 'a building track is empty', 'amphora-supply-empty': 'the amphorae have run out', 'round-cap': 'round 60 is reached',
    },
    building: {
      'building-lighthouse': 'lighthouse', 'building-granary': 'granary', 'building-market-hall': 'market hall', 'building-dockyard': 'dockyard',
      'building-watchtower': 'watchtower', 'building-bath-house': 'bath house', 'building-theatre': 'theatre', 'building-library': 'library',
      'building-warehouse': 'warehouse', 'building-caravanserai': 'caravanserai', 'building-aqueduct': 'aqueduct', 'building-temple': 'temple',
    },
    file: {
      board: 'Sea chart: routes, ports, discovery spaces', buildingTokens: 'Buildings: the twelve kinds', buildingTrack: 'Building track: costs and rewards', destinationTiles: 'Destination tiles',
      discoveryTiles: 'Discovery tiles', harbourBoard: 'Harbour board: sections, costs of sailing, building spots', placementCards: 'Initial placement cards', initialTiles: 'Initial trade port tiles',
      orderCards: 'Order cards', rewardTrack: 'Reward track: points by level', scoring: 'Scoring and the end of the match', setup: 'Set-up by number of players',
      shipTrack: 'Ship track: costs and rewards', tradeTiles: 'Trade port tiles', transportTiles: 'Transport port tiles',
    },
    order: { 1: 'first player', 2: '2nd', 3: '3rd', 4: '4th' },
    source: {
      buildings: 'Building icons', ships: 'Ship icons', amphorae: 'Amphorae', destinations: 'Destinations', ports: 'Trade ports', sets: 'Icon sets',
    },
  },
  effects: {
    gain: '{n} {good@good#n}', icon: '{n} {icon@icon#n}', 'at-once': '{gains} at once', stop: '{gains} for stopping here', trade: '{pay} → {gains}, up to {max} times', 'trade-freely': '{pay} → {gains}, any number of times',
    counts: 'counts as {icons}', points: '+{vp} VP for each {per@per}', first: 'first ship: {does}', later: 'later ones: {does}',
    order: '{pay} → {gets}', 'order-extra': '{pay} → {gets} (extra {extra} → {more})', shows: '{icon@icon}',
  },
  moves: {
    port: 'Settle in {0}', select: 'Choose the {0}', drop: 'Drop a {0}', sail: 'Sail {0}', step: 'To {0}', discover: 'Take {0}', launch: 'Launch in the {0}',
    order: 'Order: {0}{1}', build: 'Build in {0}', place: 'Place: {0}', trade: 'Trade in {0}', oversee: 'First {0@work}', resow: 'Drop the oversee ships now',
    buy: 'Free action: 1 {0}', done: 'Finish', first: 'Number {0} first',
  },
  notes: {
    placement: '{0} begins with one more ship in: {1}.', starts: '{0} goes first.', settled: '{0} settled in {1}.', turn: 'Round {1}: {0} to move.',
    produced: '{0} produced {2} {1#2}.', dropped: '{0} dropped a {2} in the {1}.', gained: '{0} got {2} {1#2}.', paid: '{0} paid {2} {1#2}.',
    moved: '{0} sailed to {1}.', discovered: '{0} discovered: {2}.', arrived: '{0} arrived at {1}, {2}.',
    launched: '{0} built a {2} for the {1}.', ordered: '{0} filled an order: {1}{2}.', refilled: 'New order: {0}.', built: '{0} built in {1}.',
    placed: '{0} placed the building: {1}.', traded: '{0} traded in {1}.', supervised: '{0} oversaw the harbour.',
    trigger: 'The end is near: {1}. This is the last round.', over: 'The match is over.', limit: 'After {0} rounds the match will be scored if nobody has ended it by then.',
  },
  reasons: {
    'not-your-turn': 'It is not your turn.', 'not-now': 'That is not possible right now.', 'no-such-move': 'There is no such move.',
    'same-as-another': 'That would be the same as another choice.',
    'port-taken': 'Somebody has settled there already.', 'not-initial-port': 'You begin in one of the four initial trade ports.',
    'no-ships-there': 'The {0} has no ships.', 'none-in-hand': 'There is no {0} left in your hand.',
    'same-outcome': 'Dropping them the other way round comes to the same: pontas go first.',
    'short': 'You are {1} {0#1} short.', 'not-for-gold': 'A free action cannot buy gold.',
    'too-many-steps': 'Your ships can go no more than {0@count} in all.', 'no-ship-before': 'None of your ships can go to {0} in one step.',
    'exit-used': 'No other ship of yours may leave that way.', 'branch-used': 'Your other ship took that branch already.',
    'steps-left': 'Then the remaining steps could not be made.', 'no-such-tile': 'No such tile is left there.',
    'track-empty': 'Your ship track is empty.', 'near-sea': 'A ponta needs your near sea to be clear: sail on first.', 'no-corbita': 'The {0} has no corbita to replace.',
    'not-in-row': 'That order is not on offer.', 'no-extra': 'That order has no extra.',
    'all-built': 'Your building track is empty.', 'own-disc': 'You have built in {0} already.', 'not-reached': 'None of your ships has reached {0} yet.',
    'spot-taken': 'There is a building on that spot already.', 'setup-spot': 'The initial spot is for your first building only.',
    'no-disc-there': 'You have no disc in {0}.', 'no-trade-effect': 'The tile of {0} does nothing in a trade action.', 'uses-spent': 'The tile of {0} is used up for this action.',
    'not-by-supervise': 'You cannot {0@work} in the first step of overseeing.', 'nothing-to-do': 'You have no way to {0@work} now.',
  },
  questions: {
    'initial-port': 'In which port do you settle?', 'select': 'Which section do you empty?', 'drop': 'Which ship drops here?', 'sail': 'How many steps do you sail?',
    'step': 'Which ship sails on?', 'discover': 'Which tile do you take?', 'shipbuild': 'Where does the new ship go?', 'order': 'Which order do you fill?',
    'build': 'Where do you build?', 'place': 'On which spot does the building go?', 'trade': 'What do you trade?', 'supervise': 'Which action do you take before these ships drop?',
    'close': 'A free action before your turn ends?',
  },
  // They are read on demand: see the manifest.
  rules: {},
  texts: {
    'hidden': 'something', 'near': 'near', 'far': 'far', 'departure': 'departure', 'sea': 'Mare Nostrum',
    'place-map': 'Map', 'place-orders': 'Orders', 'place-harbour': 'Harbour',
    'harbour': 'Harbour', 'my-harbour': 'My harbour', 'harbour-of': 'Harbour of {name}', 'spots': 'Building spots', 'ship-track': 'Ship track', 'building-track': 'Building track',
    'reward-track': 'Reward track', 'orders': 'Orders', 'order-row': 'Order row', 'deck': '{n} in deck', 'supply': 'supply', 'supply-left': '{n} amphorae in the supply',
    'ships-left': 'ships left', 'discs-left': 'discs left', 'round': 'round {n}', 'round-of': 'round {n}/{max}', 'idle': 'nothing to do there', 'ending': 'What ends it: rewards {reward}, ships arrived {arrived}, ships left {ships}, discs left {discs}, amphorae {amphorae}', 'last-round': 'last round',
    'produces': 'produces {n}', 'sown': '{who} dropped {n} ships, the last in the {to}.', 'sowing': '{name} ({n}) → {action}', 'empty': 'empty', 'sets': 'icon sets',
    // An amount and the name that fits it.
    'some': '{n} {name}', 'fleet': 'ships at sea', 'cost': 'costs {n}', 'per-level': '{building} / {ship} / {amphora} VP for each building, ship, amphora',
    'reconstructed': 'reconstructed', 'rulebook': 'from the rulebook',
    'credits': 'Ostia: design by Totsuca Chuo, illustration by Urabe Rocinante, artwork by Sai Beppu, development and planning by Taro Matsuyama, published by uchibacoya. Korean rulebook translated and edited by Ch Yu.',
    // A verb whose thing is still to be picked.
    'verb-port': 'Settle …', 'verb-select': 'Choose a section …', 'verb-drop': 'Drop a ship …', 'verb-sail': 'Sail …', 'verb-step': 'Sail to …', 'verb-discover': 'Take a tile …',
    'verb-launch': 'Build a ship …', 'verb-order': 'Fill an order …', 'verb-build': 'Build in …', 'verb-place': 'Place the building …', 'verb-trade': 'Trade in …',
    'verb-oversee': 'An action first …', 'verb-resow': 'Drop the ships now', 'verb-buy': 'Free action …', 'verb-done': 'Finish', 'verb-first': 'First …',
  },
}
