/** The games of the research desk: the only place in the lab that names one. */
import type { Knowledge } from '@loggia/bots'
import type { Game } from '@loggia/core'
import type { Scene } from '@loggia/core/testing'
import { ostia } from '@loggia/ostia'
import { knowledge as ostiaKnowledge } from '@loggia/ostia/bot'
import { scenes as ostiaScenes } from '@loggia/ostia/scenes'

export interface Subject { game: Game; know: Knowledge; scenes: readonly Scene[] }

// Each game's own types end here: from now on a table is a table, and the three fit together.
const subject = (game: unknown, know: unknown, scenes: unknown): Subject => ({ game, know, scenes }) as Subject

export const SUBJECTS: Readonly<Record<string, Subject>> = { ostia: subject(ostia, ostiaKnowledge, ostiaScenes) }

/** A game by its id. Throws a sentence for people when there is none. */
export function subjectOf(id: string | undefined): Subject {
  const found = SUBJECTS[id ?? '']
  if (!found) throw new Error(`which game? ${Object.keys(SUBJECTS).join(', ')}`)
  return found
}
