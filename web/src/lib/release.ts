/** What becomes of a tab that was opened before the hall was given a new release: it begins anew, before it offers a move that the server would refuse. */
import { updated } from '$app/state'
import { say } from './words/index.ts'

const KEY = 'loggia.renewed'
/** Where what stands between page and server still gives out the old page, it is not asked for again and again. */
const AGAIN = 600_000

/** Begins the page anew where the hall has a newer release. */
export async function beginAnewIfNew(): Promise<void> {
  if (!(await updated.check().catch(() => false))) return
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN) return
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // A browser that keeps nothing would begin anew for ever.
    return
  }
  location.reload()
  await new Promise(() => {
    /* nothing more happens here */
  })
}

/** This page and the server play by different rules, and a newer page is not to be had. */
export class OtherRules extends Error {
  override name = 'OtherRules'
  constructor() {
    super(say('other_rules'))
  }
}
