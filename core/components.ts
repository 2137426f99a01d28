/** What the files of any game's components are read with. */

/** The index of an id in a list. An unknown id is an error: −1 would go on silently as if it were a thing. */
export function indexIn(list: readonly string[], id: string | null | undefined): number {
  const k = list.indexOf(id as string)
  if (k < 0) throw new RangeError(`there is no ${id} among ${list.join(', ')}`)
  return k
}
