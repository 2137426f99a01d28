/** What the bot takes things to be worth, in points of the final score: numbers and no code. Set by hand and by matches between variants. */
export const W = {
  /** Points by which a move must be better to be made e times as often, and how far behind the best it is not worth a thought: in what a turn is, and within it. */
  turn: [1.2, 8],
  step: [0.8, 4],
  /** A resource that is gained while one still plays; beyond this many of a kind it may be lost. */
  resource: 2.1,
  enough: 6,
  surplus: 0.7,
  /** A resource kept for a track of its own, by tier of the next space. */
  ownTrack: [0, 0.15, 0.35, 0.5],
  /** A card for the hand while there is an era to play it in; the hand's cards beyond those. */
  tapestry: 3.2,
  spareTapestry: 0.6,
  /** A territory tile, by how many are in supply; an exploration, a conquest, an outpost left. */
  tile: [1.6, 1, 0.5],
  explore: 4,
  conquer: 5.2,
  outpost: 0.4,
  /** A tech card of its own; what of its circle and its square it is worth beforehand. */
  tech: 0.6,
  circle: 0.45,
  square: 0.22,
  /** A plot filled in the capital, for each capital icon scored later; for its district; a complete line counts besides. */
  plot: 0.13,
  district: 0.16,
  /** What is further on a track: the step into each position, without its benefit. */
  step1: [0, 0.8, 0.9, 1, 1.6, 1.4, 1.5, 2.2, 2, 2.1, 3, 3.2, 3.4],
  /** Growth until the next scoring of what the rows of the income mat count: tech cards, lines, nothing, territories. */
  growth: [0.9, 0.6, 0, 0.8],
  /** An achievement on the way: of its points, by how far. */
  nearTrack: 0.5,
  topple: 2.5,
  /** A civilization that is gained in mid-match, for each income turn to come; the one to begin with. */
  civilization: 3,
  /** A science die: how often its advance is welcome. */
  research: 0.85,
  /** Being first into an era. */
  income: 0.2,
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

/** What a civilization is worth to begin with. */
export const CIVILIZATION: Readonly<Record<string, number>> = {
  'alchemists': 14,
  'architects': 10,
  'craftsmen': 18,
  'entertainers': 16,
  'futurists': 24,
  'heralds': 16,
  'historians': 12,
  'inventors': 14,
  'isolationists': 16,
  'leaders': 18,
  'merrymakers': 18,
  'militants': 16,
  'mystics': 18,
  'nomads': 16,
  'the-chosen': 22,
  'traders': 12,
}
