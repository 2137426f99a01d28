/** What the bot takes things to be worth, in points of the final score: numbers and no code. Set by hand and by matches between variants (the lab's README). */
export const W = {
  /**
   * Points by which a move must be better to be made e times as often, and how far behind the best it is not worth a thought: in what a turn is, in paying, in
   * placing, where many moves are nearly as good, and in all else.
   */
  turn: [1.2, 8],
  paying: [0.1, 0.15],
  placing: [0.1, 0.03],
  step: [0.25, 3],
  /** A resource, by era; beyond so many of a kind it may be lost. One more in each income turn to come. Of its worth, what it costs to spend it. */
  resource: [5, 5, 6, 4, 4, 1],
  enough: 6,
  surplus: 0.7,
  slot: 7,
  cost: 0.67,
  /** Taking income, by era, rather than an advance that is worth nothing: last of all, for what is left is of no use afterwards. */
  income: [0, -8, -8, -8, -14],
  /** A resource kept for a track of its own, by tier of the next space; paying: by how many there are, and by what they are kept for. */
  ownTrack: [0, 0.15, 0.52, 0.75],
  plenty: 0.25,
  needed: 1,
  /** A card for the hand while there is an era to play it in; the hand's cards beyond those. */
  tapestry: 3.2,
  spareTapestry: 0.6,
  /** A territory tile, by how many are in supply; an exploration, a conquest. */
  tile: [2.3, 1.6, 0.9],
  explore: 5,
  conquer: 4.3,
  /** A tech card of its own; what of its circle and its square it is worth beforehand. */
  tech: 0.6,
  circle: 0.3,
  square: 0.22,
  /** A plot filled in the capital, for each capital icon scored later; for its district. */
  plot: 0.087,
  district: 0.16,
  /** Placing: a plot, a complete line for each icon and scoring, a complete district, and how full the lines and the district of a plot are. */
  inside: 1.8,
  line: 0.8,
  complete: 2.1,
  full: 0.04,
  /** What is further on a track: the step into each position, without its benefit; of it, at any time and for each scoring to come. */
  step1: [0, 0.8, 1.4, 1, 1.6, 1.4, 1.5, 2.2, 1.3, 2.1, 3, 3.2, 5.1],
  steps: 0.5,
  laterSteps: 0.12,
  /** Growth until the next scoring of what the rows of the income mat count: tech cards, lines, nothing, territories. */
  growth: [0.9, 0.6, 0, 0.8],
  /** An outpost toppled on the way to its achievement. */
  topple: 2.5,
  /** A civilization that is gained in mid-match, for each income turn to come. */
  civilization: 3,
  /** A science die: how often its advance is welcome. */
  research: 0.85,
  /**
   * Mats of civilizations: of the cell behind the next one; a territory of the Nomads; how often an opponent gains a landmark in an era; how long a track is led;
   * numbers of the Mystics, by category.
   */
  nextCell: 0.5,
  settled: 2,
  watched: 0.7,
  led: 0.7,
  foretold: [4, 2, 5, 1],
  /** How deep benefits within benefits are thought through. */
  depth: 3,
} as const

/** What a "this era" card brings in an era, in points. */
export const ERA: Readonly<Record<string, number>> = {
  'academia': 6,
  'age-of-sail': 8,
  'alliance': 3,
  'broker-of-peace': 4,
  'capitalism': 6,
  'empiricism': 4,
  'exploitation': 4,
  'golden-age': 4,
  'industrialism': 4,
  'marriage-of-state': 7,
  'mercantilism': 5,
  'militarism': 5,
  'monarchy': 6,
  'pillage-and-plunder': 3,
  'pirate-rule': 3,
  'revisionism': 4,
  'terraforming': 5,
  'theocracy': 6,
  'tyranny': 4,
  'wartime-economy': 6,
}

/** What a named effect brings, where nothing better is reckoned. */
export const NAMED_WORTH: Readonly<Record<string, number>> = {
  'age-of-discovery': 4,
  'copy-tapestry': 5,
  'copy-opponent-position': 5,
  'colonialism': 3.5,
  'dark-ages': 4,
  'guilds': 3,
  'match-closest-opponent': 5,
  'oil-magnate': 4,
  'olympic-host': 7,
  'stand-up-outposts': 3,
  'advance-each-track-once': 9,
  'discard-for-vp': 2,
  'overplay-tapestry': 4,
  'ai-singularity': 3,
  'explore-space': 9,
  'overplay-with-gained': 6,
}

/** What a civilization is worth to begin with, against another: a tenth of the points that greedy has come to with it, in 1,000 matches of two. */
export const USUAL = 20.6
export const CIVILIZATION: Readonly<Record<string, number>> = {
  'alchemists': 19.3,
  'architects': 18.7,
  'craftsmen': 23,
  'entertainers': 22.1,
  'futurists': 23.3,
  'heralds': 22.1,
  'historians': 20.8,
  'inventors': 20.5,
  'isolationists': 20.7,
  'leaders': 23.9,
  'merrymakers': 21.2,
  'militants': 20.1,
  'mystics': 19.6,
  'nomads': 18.9,
  'the-chosen': 18.4,
  'traders': 17.8,
}

/**
 * What lies before a player is worth, in points of the final score: by least squares, none of them below 0 but for `era`, on the final points of the policy's
 * matches against itself (three seats, 30,000 positions).
 */
export const VALUE = {
  /** What all the rest leaves out, by era, so that income is neither hurried nor put off; a resource, by era. */
  era: [160, 18, -19, -42, -41, 0],
  stock: [0, 7.7, 8.4, 6.8, 4.5, 0],
  /** What exposed slots bring: a fixed point at each scoring, a resource of each income turn. */
  fixed: 0.7,
  income: 4.2,
  /** By row (markets, houses, farms, armories), each at every scoring: an icon, a thing that it counts, such a thing even without it. */
  row: [
    { icon: 4.7, each: 0, count: 3 },
    { icon: 0, each: 1.2, count: 0.6 },
    { icon: 0, each: 0, count: 0 },
    { icon: 0.3, each: 1, count: 0 },
  ],
  /** How full the lines of the capital are, for each icon at each scoring. */
  full: 0.35,
  /** Tapestry cards that can still be played, and others; the first three tiles, and others; space tiles. */
  hand: 2.8,
  spare: 0.3,
  tile: 0.5,
  spareTile: 0.4,
  space: 0.7,
  outpost: 1.2,
  /** Of what benefits are estimated: circles and squares to come, the best next space; "this era" in force; what mats hold. */
  circle: 0.28,
  square: 0.05,
  next: 0.32,
  active: 0.6,
  standing: 0.4,
  /** The square of the position on the furthest track, while none is complete; outposts on the way to their achievement; a civilization, at each scoring, and which one it is (`CIVILIZATION`). */
  far: 0.04,
  toppled: 3.6,
  civilization: 5.3,
  kind: 2,
} as const
