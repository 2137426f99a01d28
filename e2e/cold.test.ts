/** What Chromium really fetches for a first visit, fonts and headers included. */
import { afterAll, expect, test } from 'vitest'
import { openCold } from './cold.ts'
import { openBrowser, openHall } from './hall.ts'

// What is open in the lobby of the other tests would be counted, too.
const hall = await openHall()
afterAll(() => hall.stop())
const browser = await openBrowser()

/** Bytes and files that may come before somebody has pressed anything. */
const MOST: Readonly<Record<string, { bytes: number; files: number }>> = {
  lobby: { bytes: 230_000, files: 50 },
  ostia: { bytes: 340_000, files: 75 },
  tapestry: { bytes: 420_000, files: 80 },
}

test.for(Object.entries(MOST))('a cold link to %s, in Korean, on a phone', async ([screen, most]) => {
  const { bytes, files } = await openCold(browser, hall.url, screen === 'lobby' ? undefined : screen)
  expect(bytes).toBeLessThanOrEqual(most.bytes)
  expect(files).toBeLessThanOrEqual(most.files)
  // A page that fetches next to nothing was not opened.
  expect(bytes).toBeGreaterThan(most.bytes / 2)
})
