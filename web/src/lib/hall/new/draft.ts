/** A table while it is being made: what is chosen for it. The last one is kept on this device for the next, and others by name. */
import { botName } from '@loggia/bots/names'
import { optionsFor } from '@loggia/core'
import { sayAlone } from '#lib/words/alone.ts'
import { language } from '#lib/words/index.ts'
import type { Wish } from '../../alone/make.ts'
import type { GameInfo, MatchRequest, Speed } from '../../api.ts'
import type { ChosenClock } from '../../clock/chosen.ts'
import { LEVELS } from '../levels.ts'
import type { Wants } from '../wants.ts'
import { isPlayable, PLAYABLE, type GameId } from '../../games.ts'

/** What becomes of a seat whose person is gone, and until when they may take it again of a bot. */
export const POLICIES = ['bot', 'vote', 'wait', 'end-unrated'] as const
export const COME_BACKS = ['always', 'round', 'never'] as const
export type Policy = (typeof POLICIES)[number]
export type ComeBack = (typeof COME_BACKS)[number]

/** Who may sit on a seat, as one word. */
export const KINDS = ['me', 'open', ...LEVELS] as const
export type Kind = (typeof KINDS)[number]

/** What a form must know of a game. */
export type About = Pick<GameInfo, 'id' | 'seats' | 'options'>

export interface Draft {
  game: GameId
  seats: Kind[]
  /** What the people at this screen are called, by seat. */
  called: string[]
  options: Record<string, string>
  speed: Speed
  clock: ChosenClock | null
  visibility: 'private' | 'open'
  language: 'en' | 'ko'
  mayTry: boolean
  leaver: Policy
  comeBack: ComeBack
  rated: boolean
  wants: Wants
  /** On this device, not in the hall: what is about others counts for nothing. */
  here: boolean
}
/** Nothing is chosen yet. */
export const plain = (): Draft => ({
  game: PLAYABLE[0]!,
  seats: ['me', 'open'],
  called: [],
  options: {},
  speed: 'correspondence',
  clock: null,
  visibility: 'private',
  language,
  mayTry: true,
  leaver: 'bot',
  comeBack: 'round',
  rated: false,
  wants: {},
  here: false,
})
/** A table such as somebody has looked for in vain among the open ones. */
function wished(sought: Pick<URLSearchParams, 'get'>): Partial<Draft> {
  const game = sought.get('game') ?? ''
  const spoken = sought.get('language')
  return {
    ...(isPlayable(game) && { game }),
    seats: ['me', ...Array<Kind>(Math.max(1, Math.min(4, Number(sought.get('seats')) - 1 || 1))).fill('open')],
    speed: sought.get('speed') === 'live' ? 'live' : 'correspondence',
    visibility: 'open',
    ...((spoken === 'en' || spoken === 'ko') && { language: spoken }),
  }
}

/**
 * The settings of a newly opened form: what was looked for in vain, else those of the last table. An invited player
 * needs a free seat.
 */
export function begun(sought: Pick<URLSearchParams, 'get' | 'has' | 'size'>, last: Draft | undefined): Draft {
  if (sought.has('here')) return { ...plain(), ...last, here: true }
  if (!sought.has('invite')) return { ...plain(), ...(sought.size ? wished(sought) : last) }
  const { seats, ...rest } = last ?? plain()
  return { ...rest, seats: seats.includes('open') ? seats : [...seats.slice(0, Math.max(1, seats.length - 1)), 'open'] }
}

/** As many seats as the game has, and no option that it does not know: another game may have been chosen, or the hall have changed since. */
export function fitted(draft: Draft, { seats, options }: About): Draft {
  const { min, max } = seats
  // Nobody comes to a device.
  const taken = draft.seats.map(kind => (draft.here && kind === 'open' ? 'club' : kind))
  return {
    ...draft,
    seats: [...taken.filter(kind => KINDS.includes(kind)), ...Array<Kind>(max).fill('club')].slice(
      0,
      Math.min(max, Math.max(min, draft.seats.length)),
    ),
    options: Object.fromEntries(
      Object.entries(draft.options).filter(([id, value]) => options.some(o => o.id === id && o.values.includes(value))),
    ),
  }
}

/** Why the table would be unrated, while it is being made; `kept`: its maker has an account. */
export const against = ({ seats }: Pick<Draft, 'seats'>, kept: boolean): 'bots' | 'person' | 'guest' | undefined =>
  seats.some(kind => kind !== 'me' && kind !== 'open')
    ? 'bots'
    : seats.filter(kind => kind === 'me').length > 1
      ? 'person'
      : kept
        ? undefined
        : 'guest'

/** What was chosen of that which there is to choose. */
const chosen = (draft: Draft, options: About['options']): Record<string, string> =>
  Object.fromEntries(
    optionsFor(options, draft.seats.length).flatMap(({ id }) =>
      draft.options[id] === undefined ? [] : [[id, draft.options[id]]],
    ),
  )

/** The table on this device. `me`: how its only person is called in the hall, where they are. */
export const wishedHere = (draft: Draft, name: string, options: About['options'], me: string | undefined): Wish => ({
  game: draft.game,
  name,
  options: chosen(draft, options),
  seats: draft.seats.map((kind, seat) => {
    if (kind !== 'me' && kind !== 'open') return { kind: 'bot', name: botName(seat, language), level: kind }
    const alone = draft.seats.filter(kind => kind === 'me').length === 1
    const called = draft.called[seat]?.trim() || (alone && me)
    return { kind: 'person', name: called || sayAlone('player', { n: seat + 1 }) }
  }),
})

/** What the server is asked for. */
export function requested(draft: Draft, name: string, options: GameInfo['options']): MatchRequest {
  const { game, visibility, speed, clock, language, mayTry, rated, leaver, comeBack, seats, called, wants } = draft
  return {
    game,
    visibility,
    speed,
    ...(clock ? { clock } : {}),
    language,
    leaver,
    comeBack,
    ...(mayTry ? {} : { mayTry }),
    ...(rated ? { rated } : {}),
    ...(visibility === 'open' && Object.keys(wants).length ? { wants } : {}),
    options: chosen(draft, options),
    seats: seats.map((kind, k) =>
      kind === 'me' && called[k]?.trim()
        ? { kind, name: called[k].trim() }
        : kind === 'me' || kind === 'open'
          ? { kind }
          : { kind: 'bot', bot: 'search', level: kind },
    ),
    ...(name ? { name } : {}),
  }
}

const KEY = 'loggia.tables'
/** What is kept: the last table that was made, and those that were saved by name. */
export interface Kept {
  last?: Draft
  named: Record<string, Draft>
}
export function kept(): Kept {
  try {
    const { last, named } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
    const whole = (draft: Draft): Draft[] => (isPlayable(draft.game) ? [{ ...plain(), ...draft }] : [])
    const [latest] = last ? whole(last) : []
    return {
      ...(latest && { last: latest }),
      named: Object.fromEntries(
        Object.entries(named ?? {}).flatMap(([name, draft]) => whole(draft).map(whole => [name, whole])),
      ),
    }
  } catch {
    return { named: {} } // Private windows may forbid storage.
  }
}
export function keep(tables: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables))
  } catch {
    /* not the next time */
  }
}
