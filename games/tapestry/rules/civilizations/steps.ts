/** TA-11: the questions of civilizations. */

export interface CivilizationSteps {
  /** TA-4.1: the abilities of this income turn, in the owner's order. */
  'income-civilizations': object
}
