/** The games of this hall: the only place in the server that names one. */
import { boxOf, type Data, ostia, ostiaOf, shipped } from '@loggia/ostia'
import { knowledge } from '@loggia/ostia/bot'
import { particle, words } from '@loggia/ostia/words'
import type { Games } from './hosted.ts'

export const games: Games = {
  ostia: { game: ostia, box: shipped, withBox: box => ostiaOf(boxOf(box as Data)), know: knowledge, words, particle, provenance: provenanceOf(shipped) },
}

/** Counts the things in the data files of a box by where they come from; each file has a default, a thing may differ. */
function provenanceOf(files: object): { rulebook: number; public: number; reconstructed: number } {
  const count = { rulebook: 0, public: 0, reconstructed: 0 }
  const kind = (word: unknown) => word === 'rulebook' || word === 'public' ? word : 'reconstructed'
  for (const file of Object.values(files) as ({ provenance: { default: string } } & Record<string, unknown>)[]) {
    for (const list of Object.values(file)) {
      if (!Array.isArray(list)) continue
      for (const thing of list) if (typeof thing === 'object' && thing) count[kind((thing as { provenance?: string }).provenance ?? file.provenance.default)]++
    }
  }
  return count
}
