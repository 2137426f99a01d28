/** What was played, as who runs the hall reads it: no table is loaded here, so it is said by rules and words alone. */
import { type Language, speaker } from '@loggia/core'
import { isPlayable, rulesOf, wordsOf } from '#lib/games.ts'

/** A move in notation as a sentence of its game; as it is, where the hall has that game no more. */
export async function sentenceOf(game: string, move: string, language: Language): Promise<string> {
  if (!isPlayable(game)) return move
  const [rules, words, { particle }] = await Promise.all([
    rulesOf(game),
    wordsOf(game, language),
    import('@loggia/core/particle'),
  ])
  return speaker(rules.game, words, [], particle).move(move)
}
