import type { MatchState, RoomState } from './api.ts'
import { language } from './words/index.ts'

/** The match that came with the page, as its reader may see it, if it is this one: once, for it soon is what was a moment ago. */
export function withPage(id: string): RoomState | MatchState | undefined {
  const block = document.querySelector<HTMLScriptElement>('script#state')
  block?.remove()
  if (block?.lang !== language) return undefined
  const state = JSON.parse(block.text) as RoomState | MatchState
  return state.id === id ? state : undefined
}

/** Takes away what the page came with for a table on its way: that says itself what it asks. */
export const opened = (): void => document.querySelector('#opening')?.remove()
