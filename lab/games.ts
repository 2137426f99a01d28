/** The games of the research desk: the only place in the lab that names one. */
import type { Knowledge } from '@loggia/bots'
import type { Game, Seat, Table } from '@loggia/core'
import type { Conformance } from '@loggia/core/testing'
import { ostia } from '@loggia/ostia'
import { knowledge as ostiaKnowledge } from '@loggia/ostia/bot'
import { conformance as ostiaConformance } from '@loggia/ostia/scenes'
import { princes } from '@loggia/princes-of-florence'
import { knowledge as princesKnowledge } from '@loggia/princes-of-florence/bot'
import { conformance as princesConformance } from '@loggia/princes-of-florence/scenes'
import { terraMystica, type TerraTable } from '@loggia/terra-mystica'
import { knowledge as terraMysticaKnowledge } from '@loggia/terra-mystica/bot'
import { conformance as terraMysticaConformance } from '@loggia/terra-mystica/scenes'

export interface Subject {
  game: Game
  know: Knowledge
  conformance: Conformance
  /** What a seat plays, where not all play the same (a faction, say): an arena then reports on each. */
  role?: (t: Table, seat: Seat) => string
}

export const SUBJECTS: Readonly<Record<string, Subject>> = {
  // A scene is made for its own game's table; whoever asks for it hands it that game.
  ostia: { game: ostia, know: ostiaKnowledge, conformance: ostiaConformance as unknown as Conformance },
  'princes-of-florence': {
    game: princes,
    know: princesKnowledge,
    conformance: princesConformance as unknown as Conformance,
  },
  'terra-mystica': {
    game: terraMystica,
    know: terraMysticaKnowledge,
    conformance: terraMysticaConformance as unknown as Conformance,
    role: (t, seat) => terraMystica.box.factions[(t as TerraTable).players[seat]!.faction]!.id,
  },
}

/** A game by its id. Throws a sentence for people when there is none. */
export function subjectOf(id: string | undefined): Subject {
  const found = SUBJECTS[id ?? '']
  if (!found) throw new Error(`which game? ${Object.keys(SUBJECTS).join(', ')}`)
  return found
}
