/**
 * The files of the build before lie beside those of this one: a page that was opened before a release still finds what it loads later. Their
 * names say what is in them, so none is ever another one. Those of earlier builds go. A build that fails leaves the one before where it was.
 */
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the newest build itself has made. */
const OWN = '_app/files.json'
const LASTING = '_app/immutable'

/** Makes a build in a folder that it clears first, and puts the lasting files of the build before beside it. Gives those of this one. */
export async function besideTheLast(build: string, make: () => Promise<void>): Promise<string[]> {
  const aside = `${build}.before`
  rmSync(aside, { recursive: true, force: true })
  const before = existsSync(join(build, OWN)) ? (JSON.parse(readFileSync(join(build, OWN), 'utf8')) as string[]) : []
  if (before.length) renameSync(build, aside)
  try {
    await make()
  } catch (error) {
    if (before.length) {
      rmSync(build, { recursive: true, force: true })
      renameSync(aside, build)
    }
    throw error
  }
  const own = globSync(`${LASTING}/**/*`, { cwd: build })
    .filter(file => statSync(join(build, file)).isFile())
    .sort()
  writeFileSync(join(build, OWN), JSON.stringify(own))
  for (const file of before)
    if (!existsSync(join(build, file)) && existsSync(join(aside, file))) cpSync(join(aside, file), join(build, file))
  rmSync(aside, { recursive: true, force: true })
  return own
}
