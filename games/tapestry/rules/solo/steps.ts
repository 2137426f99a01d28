/** TA-15: the turns of Automa and Shadow Empire, which nobody decides. */

export interface SoloSteps {
  /** TA-16: both, one after the other. */
  'bot-turn': object
}
