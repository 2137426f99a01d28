import { readFileSync } from 'node:fs'
import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'
import { chunks } from './tools/chunks.ts'
import { fonts } from './tools/fonts.ts'
import { icons } from './tools/icons.ts'
import { withScreens } from './tools/screens.ts'

/** The server to which `npm run dev` passes the calls of the page. */
const hall = process.env.HALL ?? 'http://localhost:8080'

/** The one style attribute that SvelteKit itself writes: its announcer of pages for screen readers, out of sight. */
const ANNOUNCER = 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='

/** What only the server and the lab ask of a game's manifest: in the page's graph it would cut the rules into more and larger pieces. */
const elsewhere = {
  name: 'elsewhere',
  // While developing, the worker in which bots think is read by the same plugins.
  apply: 'build' as const,
  load: (id: string) =>
    /\/games\/[^/]+\/(bot\/index|learn\/pupil|scenes)\.ts$/.test(id)
      ? 'export const knowledge = {}, conformance = {}, pupil = {}'
      : null,
}

/** Of a game's manifest the workers, which have neither page nor words, ask for nothing else than rules, bots and records. */
const onlyThinks = {
  name: 'only-thinks',
  load: (id: string) => (/\/games\/[^/]+\/(board\/index|scenes|words\/[\w.]+)\.ts$/.test(id) ? 'export {}' : null),
}

/**
 * With `devalue` SvelteKit carries its server's data to the page and stores history entries. There is no server here,
 * and what the page stores in history is plain JSON. So JSON does it and saves a tenth of the lobby's scripts. If
 * somebody needs the rest one day, this throws.
 */
const plainJson = {
  name: 'plain-json',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  resolveId: (id: string) => (id === 'devalue' ? '\0plain-json' : null),
  load: (id: string) =>
    id === '\0plain-json'
      ? `const none = () => { throw new Error('no page gets data from SvelteKit: see vite.config.ts') }
         export const { parse, stringify } = JSON
         export { none as stringifyAsync, none as uneval, none as unflatten }`
      : null,
}

/** Nothing is drawn on a server: what SvelteKit builds for one is the frame of `index.html`, and the pages need not be compiled twice for it. */
const noServer = {
  name: 'no-server',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'ssr',
  load: (id: string) => (/\/\+page\.svelte$/.test(id) ? '' : null),
}

const together = chunks()

/** The version of the whole, which `npm run release` raises. */
const { version: release } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}
// Two builds of one release are two: a page that is open finds the newer one.
const build = `${release}+${Date.now()}`

export default defineConfig({
  plugins: [
    fonts(),
    together.plugin,
    icons(),
    elsewhere,
    noServer,
    plainJson,
    sveltekit({
      version: { name: build },
      adapter: withScreens(adapter({ pages: 'build', fallback: 'index.html', precompress: true }), build),
      // `lib/worker.svelte.ts` registers it, when the page has come.
      serviceWorker: { register: false },
      // One inline script by its hash, one style by its own, otherwise only our own files; the server sends a policy as a header, too.
      csp: {
        mode: 'hash',
        directives: {
          'default-src': ['self'],
          'script-src': ['self'],
          'style-src': ['self', 'unsafe-hashes', ANNOUNCER],
          'img-src': ['self', 'data:'],
          'object-src': ['none'],
          'base-uri': ['self'],
        },
      },
      compilerOptions: { runes: true },
    }),
  ],
  // The worker of the hall knows of which build it is.
  define: { BUILD: JSON.stringify(build) },
  // Workers load what they need in pieces, as pages do.
  worker: { format: 'es', plugins: () => [onlyThinks] },
  // No data: addresses, which the policy would have to allow for fonts.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: together.groups } },
      // What is imported later by one part of the page and at once by another, itself loaded later, is meant to be so. People who start the hall need no advice about it.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
    },
  },
  server: { proxy: { '/api': hall } },
})
