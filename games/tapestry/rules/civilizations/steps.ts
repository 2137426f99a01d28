/** TA-11: the questions of civilizations. */

export interface CivilizationSteps {
  /** TA-4.1: the abilities of this income turn, in the owner's order; a bit for each that has been used. */
  'income-civilizations': { acted: number }
  /** TA-11.6: a roll of the Alchemists with Empiricism; stop, or roll on. Marked tracks, a bit each. */
  'alchemists-die': { marks: number; track: number; other: number }
  'alchemists': { marks: number }
  /** TA-9.10: this many swaps are left; the corner of the first building of one. */
  'architects': { left: number; corner: number }
  'entertainers': { anywhere: 0 | 1 }
  /** TA-5.13: the jump on one track; which token. */
  'jump-on': { track: number }
  'futurists': { track: number }
  /** TA-11.10: a token onto a card; a card onto Maker of Fire. */
  'heralds': object
  'maker-of-fire': object
  /** TA-11.5: one token for a tile, or all of them. */
  'historians': { all: 0 | 1 }
  'inventors': object
  /** TA-11.7: the benefit of a card of somebody else that they have upgraded. */
  'share-upgrade': { effect: number; card: number }
  'leaders': object
  'merrymakers': object
  /** TA-11.8: this many outposts go onto the mat; 0: one leaves it. */
  'militants': { left: number }
  'mystics': { category: number }
  'traders': object
}
