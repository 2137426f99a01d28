/** The grammars in which matches of a game are recorded elsewhere. Each is loaded when somebody asks for it: the page, which writes, or its reader. */
import type { RecordGrammar } from '@loggia/core'

export const GRAMMARS: Readonly<Record<string, () => Promise<{ grammar: RecordGrammar }>>> = {
  'terra-mystica': () => import('@loggia/terra-mystica/ledger'),
}
