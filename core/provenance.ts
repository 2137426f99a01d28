/** Where the figures of a game's components come from: its data files say it, the hall counts and shows it. */
export const ORIGINS = ['rulebook', 'public', 'reconstructed'] as const
export type Origin = (typeof ORIGINS)[number]

/** A data file. Its `provenance` has a word for all of it (`default`), perhaps one for a field, by the field's name. What else there is to say stands in the game's words. */
export interface ComponentFile {
  provenance: Readonly<Record<string, unknown>>
  [field: string]: unknown
}

/** The origin that a word names, or a sentence that begins with it: `public: seen at …`. */
export const originOf = (said: unknown): Origin | undefined =>
  ORIGINS.find(origin => typeof said === 'string' && said.startsWith(origin))

/** Where a thing of a field comes from: by its own word, by the field's, by the file's. What nobody says anything of is reconstructed. */
export const originIn = ({ provenance }: ComponentFile, field: string, thing?: object): Origin =>
  originOf((thing as { provenance?: unknown } | undefined)?.provenance) ??
  originOf(provenance[field]) ??
  originOf(provenance['default']) ??
  'reconstructed'

/** How many things of these files come from where; the things of a file are the entries of its lists. */
export function origins(...files: readonly ComponentFile[]): Record<Origin, number> {
  const count = { rulebook: 0, public: 0, reconstructed: 0 }
  for (const file of files)
    for (const [field, list] of Object.entries(file)) {
      if (Array.isArray(list))
        for (const thing of list) if (typeof thing === 'object' && thing) count[originIn(file, field, thing)]++
    }
  return count
}
