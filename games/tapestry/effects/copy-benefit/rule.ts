import { alone } from '../../rules/word.ts'

/** TA-10.7: a share in what an opponent gains. `rules/tapestries/share.ts` resolves the same effect for its owner, so there is nothing to resolve here. */
export const rule = alone({ possible: () => false, resolve: () => {} })
