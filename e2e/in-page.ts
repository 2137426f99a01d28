/** Parts of the page alone, without a hall: compiled as the page is, in seconds, and shown in a page of their own. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build, type Plugin, type Rollup } from 'vite'
import { icons } from '../web/tools/icons.ts'

const here = (path: string) => resolve(import.meta.dirname, path)
const ORIGIN = 'http://in-page.test'

/** The scripts and styles of `e2e/<entry>`; what it exports is `globalThis.inPage` there. */
export async function compiled(entry: string, plugins: readonly Plugin[] = []) {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, icons(), svelte({ configFile: false })],
    build: { write: false, lib: { entry: here(entry), formats: ['iife'], name: 'inPage' } },
  })) as Rollup.RollupOutput[]
  return built[0]!.output
}

/** A page of the house's own look with a `main#here`, the static files of the web, and these scripts; `before` is run in it first. */
export async function pageOf(
  browser: Browser,
  files: Awaited<ReturnType<typeof compiled>>,
  { width = 1280, before = '', touch = false } = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 740 }, hasTouch: touch })
  await page.route(`${ORIGIN}/**`, route => {
    const { pathname } = new URL(route.request().url())
    return pathname === '/'
      ? route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><body style="margin:0"><main id="here"></main>',
        })
      : route.fulfill({ path: here(`../web/static${pathname}`) })
  })
  await page.goto(ORIGIN)
  await page.addStyleTag({ content: '* { box-sizing: border-box; margin: 0 }' })
  await page.addStyleTag({ content: readFileSync(here('../web/src/tokens.css'), 'utf8') })
  await page.evaluate(before)
  for (const file of files)
    if (file.type === 'asset') await page.addStyleTag({ content: String(file.source) })
    else await page.addScriptTag({ content: file.code })
  return page
}
