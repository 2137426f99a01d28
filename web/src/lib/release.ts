/** What becomes of a tab that was opened before the hall was given a new release: it begins anew, before it offers a move that the server would refuse. */
import { updated } from '$app/state'
import { say } from './words/index.ts'

/** Begins the page anew where the hall has a newer release. */
export async function beginAnewIfNew(): Promise<void> {
  if (!(await updated.check().catch(() => false))) return
  location.reload()
  // Nothing more happens here.
  await new Promise(() => {
    /* never */
  })
}

/** This page and the server play by different rules, and a newer page is not to be had. */
export class OtherRules extends Error {
  override name = 'OtherRules'
  constructor() {
    super(say('other_rules'))
  }
}
