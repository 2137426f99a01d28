import { OK } from '@loggia/core'
import { dieAction, strengthen } from '../../rules/pools.ts'
import type { Word } from '../../rules/word.ts'
import { R } from '../../rules/words.ts'

export interface Fields {
  n: number
}

/** TI-12.7: more points for the action of the die, which there must be. */
export const rule: Word<Fields> = {
  says: { n: 'few' },
  only: 'helper',
  told: ({ n }) => ({ n }),
  usable: t => (dieAction(t) ? OK : R['no-die-action']()),
  resolve(t, _seat, { n }) {
    const action = dieAction(t)
    if (action) strengthen(action, n)
  },
}
