/** When the rows of a match were written, and what its clocks showed: asked for by who looks back. */
import type { Times } from '../../../../server/contract.ts'
import { call } from '../api.ts'

export const timesOf = (id: string, since = 0): Promise<Times> =>
  call<Times>('GET', `matches/${encodeURIComponent(id)}/times?since=${since}`)
