/** One more with the same people: its wish, and how those who sat here hear of it. The call is a line of talk with the invitation, so it reaches them at this table and nobody else. */
import type { MatchRequest, MatchState } from '../../api.ts'

/** The same table once more, with the seats turned by one: my seats are mine, those of other people are open, bots are the same. */
export const wishOf = ({
  game,
  options,
  seats,
  name,
  visibility,
  speed,
  clock,
  leaver,
  comeBack,
  language,
  rated,
  mayTry,
}: MatchState): MatchRequest => ({
  game,
  options,
  visibility,
  speed,
  ...(clock ? { clock } : {}),
  leaver,
  comeBack,
  ...(rated ? { rated } : {}),
  ...(mayTry === false ? { mayTry } : {}),
  language,
  ...(name ? { name } : {}),
  seats: [...seats.slice(-1), ...seats.slice(0, -1)].map(({ kind, you, bot, level }) =>
    kind === 'bot'
      ? { kind, ...(bot ? { bot } : {}), ...(level ? { level } : {}) }
      : { kind: you ? ('me' as const) : ('open' as const) },
  ),
})

const INVITATION = /\/match\/([\w-]{6,24})\?invite=([\w-]{6,40})/

/** Somebody made the next table. */
export interface Call {
  name: string
  path: string
  id: string
  invite: string
}

/** Where the last invitation leads that was said here, and who said it. Only an address of this hall is one. */
export function callOf({ talk }: Pick<MatchState, 'talk'>): Call | undefined {
  for (const { name, text } of talk.toReversed()) {
    const [path, id, invite] = INVITATION.exec(text) ?? []
    if (path && id && invite) return { name, path, id, invite }
  }
  return undefined
}
