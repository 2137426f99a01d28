/** The games of the research desk: those of the one list of the house, loaded. */
import type { Conformance, Game, Knowledge, Manifest, Pupil, Tally } from '@loggia/core'
import { manifests } from '@loggia/games'

export interface Subject {
  game: Game
  know: Knowledge
  conformance: Conformance
  /** A player that knows what the game's lessons say. */
  pupil?: Pupil
  /** What is counted of its matches. */
  tally?: Tally
}

async function subject({ rules, bot, conformance, pupil, tally }: Manifest): Promise<Subject> {
  const [{ game }, know, laws, learned, counted] = await Promise.all([
    rules(),
    bot(),
    conformance(),
    pupil?.(),
    tally?.facts(),
  ])
  return { game, know, conformance: laws, ...(learned && { pupil: learned }), ...(counted && { tally: counted }) }
}

export const SUBJECTS: Readonly<Record<string, Subject>> = Object.fromEntries(
  await Promise.all((await manifests()).map(async manifest => [manifest.id, await subject(manifest)] as const)),
)

/** A game by its id. Throws a readable sentence if it is unknown. */
export function subjectOf(id: string | undefined): Subject {
  const found = SUBJECTS[id ?? '']
  if (!found) throw new Error(`which game? ${Object.keys(SUBJECTS).join(', ')}`)
  return found
}
