import { paraglideVitePlugin } from '@inlang/paraglide-js'
import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'
import { icons } from './tools/icons.ts'

/** The server to which `npm run dev` passes the calls of the page. */
const hall = process.env.HALL ?? 'http://localhost:8080'

export default defineConfig({
  plugins: [
    icons(),
    paraglideVitePlugin({ project: './project.inlang', outdir: './src/paraglide', strategy: ['localStorage', 'preferredLanguage', 'baseLocale'] }),
    sveltekit({
      adapter: adapter({ pages: 'build', fallback: 'index.html', precompress: true }),
      // The page is one inline script's hash and otherwise only our own files; the server sends the same policy as a header.
      csp: {
        mode: 'hash',
        directives: { 'default-src': ['self'], 'script-src': ['self'], 'style-src': ['self', 'unsafe-inline'], 'img-src': ['self', 'data:'], 'object-src': ['none'], 'base-uri': ['self'] },
      },
      compilerOptions: { runes: true },
    }),
  ],
  // No data: addresses, which the policy would have to allow for fonts.
  build: { assetsInlineLimit: 0 },
  server: { proxy: { '/api': hall } },
})
