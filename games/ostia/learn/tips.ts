/** The kinds of questions that have a sentence: a step, or `step:verb` once that verb was chosen. A missing sentence is a type error in either language. */
export type Kind =
  | 'initial-port'
  | 'select'
  | 'drop'
  | 'sail'
  | 'step'
  | 'discover'
  | 'shipbuild'
  | 'order'
  | 'build'
  | 'place'
  | 'trade'
  | 'supervise'
  | 'close'

export type Tips = Readonly<Record<Kind, string>>
