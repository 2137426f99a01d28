/**
 * What this browser gives to the shuffles of its tables, by itself: something random that nobody else knows. It is kept, to be looked for in what the hall
 * shows when the match is over.
 */
import { api } from './api.ts'

const KEY = 'loggia.parts'
const KEPT = 200
let parts: Record<string, string> = {}
try {
  parts = JSON.parse(localStorage.getItem(KEY) ?? '{}') as typeof parts
} catch {
  /* kept as long as the page */
}

/** What this browser gave to the shuffle of a match, as far as it knows. */
export const partOf = (match: string): string | undefined => parts[match]

/** Gives it. Asked again it gives the same; where it comes too late, or gets lost, the match begins without. */
export async function give(match: string): Promise<void> {
  const part = (parts[match] ??= Array.from(crypto.getRandomValues(new Uint8Array(32)), b =>
    b.toString(16).padStart(2, '0'),
  ).join(''))
  parts = Object.fromEntries(Object.entries(parts).slice(-KEPT))
  try {
    localStorage.setItem(KEY, JSON.stringify(parts))
  } catch {
    /* kept as long as the page */
  }
  await api.contribute(match, part).catch(() => {
    /* the room asks again while it waits */
  })
}

/** Makes a table; gives its id. */
export async function makeTable(request: Parameters<typeof api.create>[0]): Promise<string> {
  const { id } = await api.create(request)
  await give(id)
  return id
}

/** Takes a seat. */
export async function sitDown(match: string, invite: string | undefined): Promise<void> {
  await api.join(match, invite)
  await give(match)
}
