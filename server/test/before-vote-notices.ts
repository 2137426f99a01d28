/** Preloaded by a process that is to be a server of before votes were told of: the word is not in its list of what is told. */
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    return url.endsWith('/server/domain/notices.ts')
      ? { ...loaded, source: String(loaded.source).replaceAll(/'vote', |, 'vote'/g, '') }
      : loaded
  },
})
