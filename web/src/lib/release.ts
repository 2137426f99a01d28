/**
 * A tab that was opened before the hall got a new release reloads before it offers a move that the server would refuse.
 */
import { updated } from '$app/state'
import { isServed } from './served.ts'
import { say } from './words/index.ts'

const KEY = 'loggia.renewed'
/** Where what stands between page and server still gives out the old page, it is not asked for again and again. */
const AGAIN = 600_000

/** Reloads the page if the hall has a newer release. */
export async function beginAnewIfNew(): Promise<void> {
  if (!(await updated.check().catch(() => false))) return
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN) return
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // A browser that stores nothing would reload for ever.
    return
  }
  if (isServed()) await (await import('./worker.svelte.ts')).renew()
  location.reload()
  await new Promise(() => {
    /* nothing more happens here */
  })
}

/** After a lost connection: what a page still has to load may be gone by now, unless a worker keeps its files. */
export const renewIfBare = async (): Promise<void> => {
  if (!isServed()) await beginAnewIfNew()
}

/** This page and the server play by different rules, and a newer page is not to be had. */
export class OtherRules extends Error {
  override name = 'OtherRules'
  constructor() {
    super(say('other_rules'))
  }
}
