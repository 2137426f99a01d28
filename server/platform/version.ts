/** Which release this is. */
import { readFileSync } from 'node:fs'

/** The version of `package.json`, which `npm run release` raises. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version
