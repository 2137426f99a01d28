/** The games of this hall, of the one list of the house, as the server wants them. */
import { type AnyDictionary, type Language, LANGUAGES, type Manifest, origins, wordsOf } from '@loggia/core'
import { manifests } from '@loggia/games'
import type { Games, Hosted } from './match/hosted.ts'

/** A game with all that it needs to be hosted. A box of the database is one of its own: it was `shipped` when its match was begun. */
async function hosted(manifest: Manifest): Promise<[id: string, Hosted]> {
  const { id, rules, bot, puzzles } = manifest
  const [{ game, shipped, withBox }, know, tally, found, said] = await Promise.all([
    rules(),
    bot(),
    manifest.tally?.facts(),
    puzzles?.(),
    Promise.all(LANGUAGES.map(async lang => [lang, await wordsOf(manifest, lang)] as const)),
  ])
  const entry: Hosted = {
    game,
    box: shipped,
    withBox: box => withBox(box as never),
    know,
    ...(tally && { tally }),
    puzzles: new Set(found?.puzzles.map(puzzle => puzzle.id)),
    words: Object.fromEntries(said) as Record<Language, AnyDictionary>,
    provenance: origins(...Object.values(shipped)),
  }
  return [id, entry]
}

export const games: Games = Object.fromEntries(await Promise.all((await manifests()).map(hosted)))
