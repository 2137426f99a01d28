/** A match that lives in this browser, as a server would say it. */
import { language } from '#lib/words/index.ts'
import { type LogEntry, type Match, projection, type Seat, type Viewer } from '@loggia/core'
import type { MatchState } from '../api.ts'

/** What the match itself does not say. `log`: what is heard of it, where that is known already. */
export interface Told {
  id: string
  game: string
  /** The hash of its components, where they are not those that the game comes with. */
  box?: string | undefined
  name: string
  seats: MatchState['seats']
  eyes: Viewer
  mayTakeBack: Seat[]
  log?: LogEntry[]
}

/** The state of a match for these eyes. */
export function stateHere(match: Match, { id, game, box, name, seats, eyes, mayTakeBack, log }: Told): MatchState {
  const { record, seq } = match
  const seen = projection(match, eyes, seq, log ? seq : -1)
  return {
    id,
    game,
    rules: match.game.rules,
    box: box ?? '',
    ...(box ? { otherBox: true } : {}),
    name,
    options: { ...record.options },
    status: match.over || match.ended ? 'finished' : 'running',
    visibility: 'private',
    mayTry: false,
    rated: false,
    ratingLaw: 1,
    speed: 'correspondence',
    leaver: 'bot',
    comeBack: 'always',
    language,
    ...seen,
    ...(log ? { log } : {}),
    seats,
    eyes,
    prompt: null,
    legal: [],
    mayTakeBack,
    talk: [],
    commitment: '',
  }
}
