/** TA-15: the turns of Automa and Shadow Empire, which nobody decides; only their second civilization is chosen, by the human. */

export interface SoloSteps {
  /** TA-15.2, 15.3: civilization and favourites, when the human is ready; at level 6 the human chooses a second civilization. */
  'bot-setup': object
  'second-civilization': object
  /** TA-16: both in one turn, one after the other. */
  'bot-turn': object
  /** `track`: NONE where the pair decides. */
  'bot-advance': { track: number }
  /** TA-16.7: what a space or a civilization lets the Automa do, one thing after another. */
  'bot-benefits': { space: number }
  'bot-deed': { deed: number }
  /** TA-19: the events of an income turn. */
  'bot-event': { event: number }
  'bot-income-ends': object
}
