/** Components and their names. */
import { canonicalJson, sha256 } from '@loggia/core'
import { OLDER_BOXES } from '@loggia/games'

/** Whether components have that name: the hash of today, or an older one. */
export async function isBox(hash: string, files: unknown): Promise<boolean> {
  const canonical = await sha256(canonicalJson(files))
  return hash === canonical || OLDER_BOXES[hash] === canonical
}
