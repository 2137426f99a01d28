/** What a table says before its scripts have come: who is asked, and what. The page takes it away when it can say so itself. */
import type { MatchState } from '../match/state/contract.ts'
import { escaped } from './preview.ts'

/** The bar of the table in plain words, for the person who is asked something there; else nothing. */
export function openingOf({ prompt, seats }: MatchState, title: string, lang: string): string {
  // Several people at one screen first say who is there.
  if (!prompt || seats.filter(s => s.you).length > 1) return ''
  const who = [seats[prompt.seat]?.name, title].filter(Boolean).join(' · ')
  return `<div id="opening" lang="${lang}"><p>${escaped(who)}</p><p>${escaped(prompt.text)}</p></div>`
}
