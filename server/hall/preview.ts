/** What a link to a table says where it is pasted: the game, who waits there and for how many; of a match that runs nothing but who plays. */
import type { Language } from '@loggia/core'
import type { MatchState } from '../match/state/contract.ts'
import { findGame } from '../match/hosted.ts'
import type { AppContext } from './app-context.ts'

interface Lines {
  waits: (host: string, free: number) => string
  plays: (names: string) => string
  over: (names: string) => string
}
const LINES: Readonly<Record<Language, Lines>> = {
  en: {
    waits: (host, free) =>
      `${host} waits at this table. ${free === 1 ? 'One seat is free' : `${free} seats are free`}.`,
    plays: names => `At this table: ${names}.`,
    over: names => `A finished match: ${names}.`,
  },
  ko: {
    waits: (host, free) => `${host}님이 기다리고 있습니다. 빈자리 ${free}곳.`,
    plays: names => `지금 두는 판: ${names}`,
    over: names => `끝난 판: ${names}`,
  },
}

/** How the game of a match is called. */
export const titleOf = (games: AppContext['games'], { game }: MatchState, lang: Language): string =>
  findGame(games, game)?.words[lang].title ?? game

/** Tags of the Open Graph. What is not to be seen without an invitation comes here with a valid one only. */
export function previewOf({ games }: AppContext, state: MatchState, lang: Language, origin: string): string {
  const game = titleOf(games, state, lang)
  const names = state.seats.flatMap(s => (s.kind === 'open' || !s.name ? [] : [s.name]))
  const free = state.seats.filter(s => s.kind === 'open').length
  const host = state.seats[state.room?.host ?? 0]?.name || names[0] || ''
  const line =
    state.status === 'open'
      ? LINES[lang].waits(host, free)
      : LINES[lang][state.status === 'running' ? 'plays' : 'over'](names.join(', '))
  const tags = {
    'og:site_name': 'Loggia',
    'og:title': state.name ? `${state.name} · ${game}` : game,
    'og:description': line,
    'og:image': `${origin}/icon-512.png`,
  }
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`)
    .join('')
}

/** In a page, also as the value of an attribute: names are people's. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
