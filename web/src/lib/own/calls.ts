/** The calls of what is one's own; neither lobby nor table carries them. */
import { call } from '#lib/api.ts'
import type { AboutRequest, Own, Privacy, ReportRequest } from '../../../../server/contract.ts'

export type { AboutRequest, Own, Privacy, ReportRequest } from '../../../../server/contract.ts'

export const calls = {
  own: () => call<Own>('GET', 'account/own'),
  leave: (name: string) => call<Own>('POST', 'account/deletion', { name }),
  stay: () => call<Own>('DELETE', 'account/deletion'),
  read: () => call<Own>('POST', 'account/told'),
  together: (id: string) => call<Own>('DELETE', `account/apart/${id}`),
  block: (about: AboutRequest) => call<object>('POST', 'blocks', about),
  report: (report: ReportRequest) => call<object>('POST', 'reports', report),
  privacy: () => call<Privacy>('GET', 'privacy'),
}
