/** What the bot takes things to be worth, in points of the final score: numbers and no code. Set by hand and by matches between variants (lab/measured.md). */
import type { ByHand } from '@loggia/core'
import type { Feature } from './features.ts'

export const W = {
  /**
   * How many points better a move must be to be made e times as often, and how far behind the best it is not worth a
   * thought. For choosing a turn, paying, placing (where many moves are nearly as good), and all else.
   */
  turn: [1.2, 8],
  paying: [0.1, 0.15],
  placing: [0.1, 0.03],
  step: [0.25, 3],
  /**
   * A resource, by era; beyond this many of a kind it may be lost. One more in each income turn to come. The share of
   * its worth that spending it costs.
   */
  resource: [5, 5, 6, 4, 4, 1],
  enough: 6,
  surplus: 0.7,
  slot: 7,
  cost: 0.67,
  /** Taking income, by era, rather than an advance that is worth nothing: last of all, for what is left is of no use afterwards. */
  income: [0, -8, -8, -8, -14],
  /**
   * Beginning the next era before the neighbours, by era (TA-4.2). It counts when the poorest of them who could be
   * first has at most this many resources left, or a rival this many turns.
   */
  race: [0, 15, 30, 50],
  raceFrom: 1,
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
   * Mats of civilizations: the cell behind the next one; a territory of the Nomads; how often an opponent gains a
   * landmark in an era. Also how long a track is led, and numbers of the Mystics, by category.
   */
  nextCell: 0.5,
  settled: 2,
  watched: 0.7,
  led: 0.7,
  foretold: [4, 2, 5, 1],
  /** How deep benefits within benefits are thought through. */
  depth: 3,
} as const

/** What a "this era" card brings in an era, in points, beside what the card did when they were set. */
export const ERA: Readonly<Record<string, ByHand>> = {
  'academia': { of: 'you-invent vp-3; you-gain-tapestry vp-3', points: 6 },
  'age-of-sail': { of: 'you-explore-start seq(gain-territory-3, may give-tile 3)', points: 8 },
  'alliance': { of: 'play choose-opponent; chosen-opponent-upgrades copy-benefit; mutual-no-conquer', points: 3 },
  'broker-of-peace': { of: 'opponent-advances vp-3; you-no-advance; #3', points: 4 },
  'capitalism': { of: 'your-income vp-2-per-income-coin; you-gain-building gain-coin-1; #0', points: 6 },
  'empiricism': { of: 'you-advance vp-2; science-die; #1', points: 4 },
  'exploitation': { of: 'you-explore may double-tile-benefit', points: 4 },
  'golden-age': { of: 'you-upgrade vp-3; ignore-tech-prerequisites', points: 4 },
  'industrialism': { of: 'you-invent circle-benefit-of-that-card', points: 4 },
  'marriage-of-state': {
    of: 'play choose-opponent-and-track; chosen-opponent-gains-track-benefit copy-benefit',
    points: 7,
  },
  'mercantilism': { of: 'your-income convert-income-food 2', points: 5 },
  'militarism': { of: 'you-explore may place-outpost', points: 5 },
  'monarchy': { of: 'you-place-income-building vp-3', points: 6 },
  'pillage-and-plunder': { of: 'both-dice-if-opponent; immune-to-traps', points: 3 },
  'pirate-rule': { of: 'you-conquer conquered-territory-benefit', points: 3 },
  'revisionism': {
    of: 'you-gain-track-landmark gain-any-1; you-reach-claimed-landmark-space gain-building-armory',
    points: 4,
  },
  'terraforming': { of: 'you-build-on-impassable vp-5; build-on-impassable', points: 5 },
  'theocracy': { of: 'you-enter-tier vp-4; you-no-advance; #1', points: 6 },
  'tyranny': { of: 'you-gain-tapestries may overplay-with-gained 5', points: 4 },
  'wartime-economy': { of: 'free-any-resource-bonus', points: 6 },
}

/**
 * What a civilization is worth at the start, compared with others: a tenth of greedy's mean points with it in 1,000
 * matches of two. The digest is that of its mat at that time.
 */
export const USUAL = 20.6
export const CIVILIZATION: Readonly<Record<string, ByHand>> = {
  'alchemists': { of: 'd29ee7a4', points: 19.3 },
  'architects': { of: '452e3923', points: 18.7 },
  'craftsmen': { of: 'ee51339e', points: 23 },
  'entertainers': { of: '8067b536', points: 22.1 },
  'futurists': { of: 'e9e75b8d', points: 23.3 },
  'heralds': { of: '3c30731f', points: 22.1 },
  'historians': { of: '87a662c0', points: 20.8 },
  'inventors': { of: '7f95a9d6', points: 20.5 },
  'isolationists': { of: '619e5d29', points: 20.7 },
  'leaders': { of: '7948d5d4', points: 23.9 },
  'merrymakers': { of: 'b0577aae', points: 21.2 },
  'militants': { of: 'b1d8895e', points: 20.1 },
  'mystics': { of: '8a199bf7', points: 19.6 },
  'nomads': { of: '2b305a1d', points: 18.9 },
  'the-chosen': { of: '6e1df3e0', points: 18.4 },
  'traders': { of: '8ebe6488', points: 17.8 },
}

/** The Automa: by how much what each row of its mat counts grows in an era, and how many decision cards an era has. */
export const RIVAL = { growth: 3.5, deck: 10 } as const

/** What a player comes to who has not had the first income turn. */
export const BEGINNING = 180

/**
 * What a player's things are worth, in points of the final score, by era: least squares on matches of the policy
 * against itself. The last era was fitted first, each other on the value at the start of the next one.
 */
export const VALUE: Readonly<Record<Feature, readonly [number, number, number, number]>> = {
  'one': [-42.5, -58.7, -44.4, -22.1],
  'stock': [11.03, 8.84, 5.69, 3.58],
  'first': [6.08, 0.307, 0.792, 0],
  'income': [6.18, 7.28, 4.25, 1.7],
  'fixed': [1.47, 1.66, 1.16, 0.806],
  'markets': [-3.14, 1.44, 1.72, 1.04],
  'houses': [-6.94, 5.99, 2.11, 0.567],
  'armories': [0.853, 1.33, 1.15, 0.903],
  'market-slots': [13.73, 7.6, 2.52, -0.208],
  'house-slots': [9.93, 6.25, 2.43, -0.258],
  'farm-slots': [12.81, 6.87, 2.86, -0.655],
  'armory-slots': [11.86, 7.27, 2.76, -0.982],
  'tech': [4.36, 0.75, 0.208, -0.34],
  'lines': [-6.94, -4.45, -0.009, 0.603],
  'territories': [6.01, 0.719, -0.348, 0.204],
  'full': [19.41, 5.69, 2.15, 0.753],
  'full-icons': [-1.52, -0.888, -0.083, 0.235],
  'districts': [3.13, 3.89, 1.68, 0.38],
  'hand': [0.715, 1.75, 6.9, 0],
  'spare': [6.4, 2.17, 0.845, -0.144],
  'tiles': [2.59, 1.71, 0.249, 0.124],
  'outposts': [2.8, 1.67, 0.063, 0.142],
  'circles': [1.15, 0.614, 0.301, 0.05],
  'squares': [0.343, 0.322, 0.197, 0.245],
  'active': [-0.966, 0.558, 0.512, 0.435],
  'standing': [0.171, 0.215, 0.297, 0.329],
  'steps': [-1.49, -2.32, -0.99, -0.383],
  'far': [-0.788, 0.101, 0.15, 0.094],
  'next': [0.115, 0.346, 0.195, -0.217],
  'promise': [-0.027, 0.02, 0.028, 0.05],
  'landmarks': [4.35, 4.41, 3.55, 1.69],
  'toppled': [0, 2.94, 5.66, 2.33],
  'middle': [16.54, -5.08, -0.339, 1.39],
  'civilizations': [0, 26.2, 15.99, 8.66],
  'kind': [7.33, 4.37, 1.74, 0.396],
}
