/** The kinds of questions that have a sentence: a step, or `step:verb` once that verb was chosen. A missing sentence is a type error in either language. */
export type Kind =
  | 'die'
  | 'bonus-tile'
  | 'receive'
  | 'colour'
  | 'architect'
  | 'merchant'
  | 'character'
  | 'contract'
  | 'king'
  | 'joker'
  | 'any'
  | 'move'
  | 'teleport'
  | 'build-post'
  | 'build-pillar'
  | 'reactivate'
  | 'again'
  | 'king-tile'
  | 'in-any-order'

export type Tips = Readonly<Record<Kind, string>>
