/** What the things of Tapestry are called in English, by domain and id: the printed names. */
import type { Name } from '@loggia/core'
import territories from '../data/territory-tiles.json' with { type: 'json' }

const terrain = { sea: 'sea', mountain: 'mountain', grass: 'grassland', forest: 'forest', desert: 'desert' } as const
const landmarkCard = { 'bakery': 'Bakery', 'barn': 'Barn', 'com-tower': 'Com Tower', 'library': 'Library', 'stock-market': 'Stock Market', 'treasury': 'Treasury' } as const

export const names = {
  terrain,
  resource: { coin: ['coin', 'coins'], worker: ['worker', 'workers'], food: 'food', culture: 'culture' },
  building: { farm: ['farm', 'farms'], house: ['house', 'houses'], market: ['market', 'markets'], armory: ['armory', 'armories'] },
  track: { exploration: 'exploration', science: 'science', technology: 'technology', military: 'military' },
  space: {
    'exploration-0': 'the start of exploration', 'science-0': 'the start of science', 'technology-0': 'the start of technology', 'military-0': 'the start of military',
    'exploration-1': 'Scouting', 'exploration-2': 'Rafts', 'exploration-3': 'Wagons', 'exploration-4': 'Navigation', 'exploration-5': 'Ships', 'exploration-6': 'Tunnels',
    'exploration-7': 'Trains', 'exploration-8': 'Cars', 'exploration-9': 'Airplanes', 'exploration-10': 'Space Shuttle', 'exploration-11': 'Interstellar Travel', 'exploration-12': 'Warpgates',
    'science-1': 'Astronomy', 'science-2': 'Mathematics', 'science-3': 'Herbalism', 'science-4': 'Medicine', 'science-5': 'Chemistry', 'science-6': 'Biology',
    'science-7': 'Academic Research', 'science-8': 'Nutrition', 'science-9': 'Physics', 'science-10': 'Neuroscience', 'science-11': 'Quantum Physics', 'science-12': 'Alien Biology',
    'technology-1': 'Pottery', 'technology-2': 'Carpentry', 'technology-3': 'Stone Tools', 'technology-4': 'Metallurgy', 'technology-5': 'Glass', 'technology-6': 'Steel',
    'technology-7': 'Rubber', 'technology-8': 'Plastic', 'technology-9': 'Electronics', 'technology-10': 'Computers', 'technology-11': 'Nanotechnology', 'technology-12': 'AI Singularity',
    'military-1': 'Archery', 'military-2': 'Bladed Weapons', 'military-3': 'Walls', 'military-4': 'Standing Army', 'military-5': 'Cavalry', 'military-6': 'Gunpowder',
    'military-7': 'Tanks', 'military-8': 'Warplanes', 'military-9': 'Anti-Aircraft Defense', 'military-10': 'Nuclear Bomb', 'military-11': 'Drone Assassins', 'military-12': 'Mechs',
  },
  slot: {
    'barter': 'Barter', 'currency': 'Currency', 'banking': 'Banking', 'credit-cards': 'Credit Cards', 'e-commerce': 'E-Commerce', 'biometrics': 'Biometrics',
    'symbology': 'Symbology', 'language': 'Language', 'writing': 'Writing', 'telephone': 'Telephone', 'email': 'Email', 'neural-implants': 'Neural Implants',
    'hunting': 'Hunting', 'farming': 'Farming', 'breeding': 'Breeding', 'preservation': 'Preservation', 'fertilization': 'Fertilization', 'food-printing': 'Food Printing',
    'ceremony': 'Ceremony', 'racing': 'Racing', 'team-sports': 'Team Sports', 'tabletop-games': 'Tabletop Games', 'video-games': 'Video Games', 'virtual-reality': 'Virtual Reality',
  },
  civilization: {
    'alchemists': 'Alchemists', 'architects': 'Architects', 'craftsmen': 'Craftsmen', 'entertainers': 'Entertainers', 'futurists': 'Futurists', 'heralds': 'Heralds', 'historians': 'Historians', 'inventors': 'Inventors',
    'isolationists': 'Isolationists', 'leaders': 'Leaders', 'merrymakers': 'Merrymakers', 'militants': 'Militants', 'mystics': 'Mystics', 'nomads': 'Nomads', 'the-chosen': 'The Chosen', 'traders': 'Traders',
  },
  tapestry: {
    'academia': 'Academia', 'age-of-discovery': 'Age of Discovery', 'age-of-sail': 'Age of Sail', 'age-of-wonders': 'Age of Wonders', 'alliance': 'Alliance', 'boast-of-superiority': 'Boast of Superiority',
    'broker-of-peace': 'Broker of Peace', 'capitalism': 'Capitalism', 'coal-baron': 'Coal Baron', 'colonialism': 'Colonialism', 'dark-ages': 'Dark Ages', 'democracy': 'Democracy', 'dictatorship': 'Dictatorship',
    'diplomacy': 'Diplomacy', 'dystopia': 'Dystopia', 'empiricism': 'Empiricism', 'espionage': 'Espionage', 'exploitation': 'Exploitation', 'feudalism': 'Feudalism', 'golden-age': 'Golden Age', 'guilds': 'Guilds',
    'industrialism': 'Industrialism', 'marriage-of-state': 'Marriage of State', 'mercantilism': 'Mercantilism', 'meritocracy': 'Meritocracy', 'militarism': 'Militarism', 'monarchy': 'Monarchy', 'oil-magnate': 'Oil Magnate',
    'olympic-host': 'Olympic Host', 'pillage-and-plunder': 'Pillage and Plunder', 'pirate-rule': 'Pirate Rule', 'plea-for-aid': 'Plea for Aid', 'renaissance': 'Renaissance', 'revisionism': 'Revisionism', 'revolution': 'Revolution',
    'socialism': 'Socialism', 'steam-tycoon': 'Steam Tycoon', 'technocracy': 'Technocracy', 'terraforming': 'Terraforming', 'theocracy': 'Theocracy', 'trade-economy': 'Trade Economy', 'trap': 'Trap', 'tyranny': 'Tyranny',
    'wartime-economy': 'Wartime Economy',
  },
  'tapestry-kind': { 'when-played': 'when played', 'this-era': 'this era', 'trap': 'trap' },
  tech: {
    ...landmarkCard,
    'air-conditioning': 'Air Conditioning', 'ammonia': 'Ammonia', 'anesthesia': 'Anesthesia', 'assembly-line': 'Assembly Line', 'lithium-ion-battery': 'Lithium-Ion Battery', 'calendar': 'Calendar', 'canned-food': 'Canned Food',
    'clocks': 'Clocks', 'compass': 'Compass', 'concrete': 'Concrete', 'dynamite': 'Dynamite', 'eyeglasses': 'Eyeglasses', 'irrigation': 'Irrigation', 'light-bulb': 'Light Bulb', 'paper': 'Paper', 'penicillin': 'Penicillin',
    'printing-press': 'Printing Press', 'radio': 'Radio', 'sewage-and-plumbing': 'Sewage & Plumbing', 'siegecraft': 'Siegecraft', 'telescope': 'Telescope', 'the-nail': 'The Nail', 'time-travel': 'Time Travel',
    'transistors': 'Transistors', 'vaccines': 'Vaccines', 'warships': 'Warships', 'zeppelins': 'Zeppelins',
  },
  landmark: {
    ...landmarkCard,
    'lighthouse': 'Lighthouse', 'train-station': 'Train Station', 'launch-pad': 'Launch Pad', 'apothecary': 'Apothecary', 'academy': 'Academy', 'laboratory': 'Laboratory', 'forge': 'Forge', 'rubber-works': 'Rubber Works',
    'tech-hub': 'Tech Hub', 'barracks': 'Barracks', 'tank-factory': 'Tank Factory', 'fusion-reactor': 'Fusion Reactor',
  },
  capital: { mountain: 'Mountain capital', wetland: 'Wetland capital', tropical: 'Tropical capital', desert: 'Desert capital', grassland: 'Grassland capital', forest: 'Forest capital' },
  achievement: { 'complete-track': 'Complete a track', 'topple-two': 'Topple two opposing outposts', 'middle-island': 'Middle island' },
  /** By the land on it; what it gives is said beside it. */
  territory: Object.fromEntries(territories.tiles.map(t => [t.id, `${t.land.map(l => terrain[l as keyof typeof terrain]).join('–')} ${'island' in t ? 'island' : 'tile'}`])),
  kind: { tapestry: ['tapestry card', 'tapestry cards'], territory: ['territory tile', 'territory tiles'], space: ['space tile', 'space tiles'] },
  die: { science: 'science die', red: 'red conquer die', black: 'black conquer die' },
  source: {
    tracks: 'Advancement tracks', markets: 'Tech cards (income)', houses: 'Capital (income)', farms: 'Farms (income)', armories: 'Territories (income)', exploring: 'Exploring', conquering: 'Conquering', technology: 'Technology',
    space: 'Space tiles', tapestries: 'Tapestry cards', civilizations: 'Civilizations', achievements: 'Achievements', automa: 'Income of the Automa',
  },
  // The Automa and the Shadow Empire.
  level: {
    1: 'Level 1: Automa the Underachiever', 2: 'Level 2: Automa the Average', 3: 'Level 3: Automa the Slightly Intimidating', 4: 'Level 4: Automa the Somewhat Awesome', 5: 'Level 5: Automa the Definitely Awesome',
    6: 'Level 6: Automa the Crusher of Dreams',
  },
  automa: { scientists: 'Scientists', explorers: 'Explorers', engineers: 'Engineers', conquerors: 'Conquerors' },
  decision: Object.fromEntries(Array.from({ length: 22 }, (_, k) => [`decision-${String(k + 1).padStart(2, '0')}`, `decision card ${k + 1}`])),
  indicator: { any: 'any track', landmark: 'nearest to a landmark or the end', finish: 'nearest to the end' },
  tiebreaker: {
    'n-se': 'from the north, lines to the southeast', 'e-nw': 'from the east, lines to the northwest', 's-nw': 'from the south, lines to the northwest', 'w-se': 'from the west, lines to the southeast', 'e-sw': 'from the east, lines to the southwest',
    's-ne': 'from the south, lines to the northeast', 'ne-s': 'from the northeast, lines to the south', 'nw-s': 'from the northwest, lines to the south', 'se-n': 'from the southeast, lines to the north', 'sw-n': 'from the southwest, lines to the north',
  },
  event: {
    favorite: 'favourite tracks', advance: 'advance with the latest pair', civ: 'civilization bonus', vp: 'VP', progress2: '2 progress cards', place: 'tapestry card on the mat', draw: 'tapestry card beside the mat', shuffle: 'new decision deck',
  },
  file: {
    achievements: 'Achievements', automa: 'Automa: levels, income chart, benefits', automaDecisionCards: 'Decision cards and hex tiebreakers', capitals: 'Capital mats', civilizations: 'Civilizations', components: 'What is in the box', dice: 'Dice',
    incomeMat: 'Income mat', landmarks: 'Landmarks', map: 'Map', spaceTiles: 'Space tiles', tapestryCards: 'Tapestry cards', techCards: 'Tech cards', territoryTiles: 'Territory tiles', tracks: 'Advancement tracks',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Name>>>>
