/** A private table that suits a first match, its sentences on, without a clock. */
import type { GameId } from '../games.ts'
import { session } from '../session.svelte.ts'
import { makeTable } from '../shuffle.ts'
import { language } from '../words/index.ts'
import { primerIn } from './of.ts'
import { begin } from './tips.svelte.ts'

/** Makes it for the person who is here, and gives its id. Throws for a game that nothing teaches. */
export async function firstMatch(game: GameId): Promise<string> {
  const taught = await primerIn(game, language)
  if (!taught) throw new Error(`nothing teaches ${game}`)
  const { seats, options } = taught.primer.first
  await session.ensure()
  begin(game)
  const bot = { kind: 'bot', bot: 'search', level: 'first-match' } as const
  return makeTable({
    game,
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => bot)],
    ...(options && { options }),
    visibility: 'private',
  })
}
