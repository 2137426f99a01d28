/** One hall for all files that play: each makes tables and people of its own, as strangers do. */
import type { TestProject } from 'vitest/node'
import { openHall } from './hall.ts'

declare module 'vitest' {
  interface ProvidedContext {
    hall: { url: string }
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await openHall()
  project.provide('hall', { url })
  return stop
}
