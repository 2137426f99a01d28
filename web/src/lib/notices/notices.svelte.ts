/** What the page of notices shows, and what is done there: each act is saved at once and answers with all of it as it is then. */
import { session } from '#lib/session.svelte.ts'
import { Attempt } from '#lib/ui/attempt.svelte.ts'
import { sayNotices } from '#lib/words/notices.ts'
import { calls, type Notices } from './calls.ts'

export const EVENTS = ['turn', 'clock', 'vote', 'invite', 'begun', 'ended', 'seat', 'talk'] as const
export const KINDS = ['push', 'mail', 'webhook'] as const

export class NoticesModel extends Attempt {
  /** Undefined until the server was asked; null: nobody sits here. */
  now = $state.raw<Notices | null>()
  /** What was saved last, so that its row says so. */
  saved = $state('')

  load = (): Promise<boolean> =>
    this.do(async () => {
      if (session.person === undefined) await session.load()
      this.now = session.person ? await calls.notices() : null
    })
  /** What it gives, if anything, is how it stands then. */
  override do(act: () => Promise<Notices | unknown>): Promise<boolean> {
    return super.do(async () => {
      const found = await act()
      if (found && typeof found === 'object' && 'wants' in found) this.now = found as Notices
    })
  }
  /** Chooses otherwise; where that fails all is as it was. `what`: the row that says that it is saved. */
  wish = async (what: string, wishes: Partial<Pick<Notices, 'wants' | 'quiet' | 'digest'>>): Promise<void> => {
    if (!this.now) return
    const before = this.now
    const { wants, quiet, digest } = { ...before, ...wishes }
    this.now = { ...before, wants, quiet, digest }
    this.saved = ''
    const done = await this.do(() =>
      calls.wish({ wants, quiet, digest, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    )
    if (done) this.saved = what
    else this.now = before
  }
}

const WHY = [
  'unsubscribed',
  'refused',
  'gone',
  'address',
  'name',
  'secure',
  'timeout',
  'connection',
  'here',
  'unusable',
] as const
/** Why something did not arrive: a word of the hall's, or what its receiver answered. */
export function why(fault: string | null): string {
  const known = WHY.find(word => word === fault)
  return known ? sayNotices(`why_${known}`) : sayNotices('why_status', { status: fault ?? '?' })
}
