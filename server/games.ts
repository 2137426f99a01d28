/** The games of this hall: the only place in the server that names one. */
import { origins } from '@loggia/core'
import * as ostia from '@loggia/ostia'
import { knowledge as ostiaKnowledge } from '@loggia/ostia/bot'
import { words as ostiaWords } from '@loggia/ostia/words'
import * as princes from '@loggia/princes-of-florence'
import { knowledge as princesKnowledge } from '@loggia/princes-of-florence/bot'
import { words as princesWords } from '@loggia/princes-of-florence/words'
import * as terraMystica from '@loggia/terra-mystica'
import { knowledge as terraMysticaKnowledge } from '@loggia/terra-mystica/bot'
import { words as terraMysticaWords } from '@loggia/terra-mystica/words'
import type { Games, Hosted } from './hosted.ts'

export const games: Games = {
  'ostia': hosted(ostia.shipped, box => ostia.ostiaOf(ostia.boxOf(box)), { know: ostiaKnowledge, words: ostiaWords }),
  'princes-of-florence': hosted(princes.shipped, box => princes.princesOf(princes.boxOf(box)), {
    know: princesKnowledge,
    words: princesWords,
  }),
  'terra-mystica': hosted(terraMystica.shipped, box => terraMystica.terraMysticaOf(terraMystica.boxOf(box)), {
    know: terraMysticaKnowledge,
    words: terraMysticaWords,
  }),
}

/** A game with the box that it comes with. A box of the database is one of its own: it was `shipped` when its match was begun. */
function hosted<D extends object>(
  shipped: D,
  withBox: (box: D) => unknown,
  more: Pick<Hosted, 'know' | 'words'>,
): Hosted {
  // A game is typed for its own table; the hall treats all alike.
  const made = withBox as (box: unknown) => Hosted['game']
  return { game: made(shipped), box: shipped, withBox: made, provenance: origins(...Object.values(shipped)), ...more }
}
