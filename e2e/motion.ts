/**
 * How much the main thread works in each frame while a turn is told, on a processor four times slower: `node e2e/motion.ts [game …]`. Rows of matches by
 * chance are told one after another to their end, and a trace says how long the page's tasks took in each sixtieth of a second. Frames that draw
 * the layer or take it away stand apart, beside what the browser needs to do so with a layer that has nothing in it. What redraws the board is not counted, nor
 * is garbage, which may be anybody's: its worst frame is told besides. What slows the processor holds it up now and then, so any small task may look long once.
 * Each row is told several times: its worst frame is the middle one of theirs.
 */
import type { CDPSession, Page } from 'playwright-core'
import { launch } from './hall.ts'
import { compiled, pageOf } from './in-page.ts'
import { endOf, msOf, slowed, type TraceEvent, traced } from './trace.ts'

const GAMES = ['ostia', 'terra-mystica', 'princes-of-florence', 'tiletum', 'tapestry']
const SLOWER = 4
const FRAME = 1000 / 60
const GARBAGE = /^(Minor|Major)GC$|^V8\.GCIncremental/
/** Kinds of rows: one match from its beginning, from its middle, and later. */
const FROM = [5, 60]
const TIMES = 3

/** Tells the next row until what it drew has been taken away. */
const TELL = `inPage.next().then(async told => {
  await new Promise(done => setTimeout(done, told.ends + 300))
  await inPage.painted()
  performance.mark('told-over')
  inPage.stop()
  for (let frame = 0; frame < 2; frame++) await inPage.painted()
  performance.mark('told-ends')
  return told
})`
/** The same with a layer that has nothing in it but a small box. */
const EMPTY = `(async () => {
  for (let frame = 0; frame < 2; frame++) await inPage.painted()
  performance.mark('told-begins')
  const layer = document.body.appendChild(document.createElement('div'))
  layer.style.cssText = 'position: fixed; inset: 0; contain: strict; pointer-events: none'
  const box = layer.appendChild(document.createElement('div'))
  box.style.cssText = 'width: 30px; height: 30px; background: red'
  box.animate({ opacity: [0, 1] }, 1e5)
  await inPage.painted()
  performance.mark('told-runs')
  await new Promise(done => setTimeout(done, 300))
  await inPage.painted()
  performance.mark('told-over')
  box.getAnimations()[0].cancel()
  layer.remove()
  for (let frame = 0; frame < 2; frame++) await inPage.painted()
  performance.mark('told-ends')
  return { cues: 1 }
})()`
/** The layer is drawn, runs, is taken away, and is gone. */
const MARKS = ['told-begins', 'told-runs', 'told-over', 'told-ends']
/** Milliseconds of work in each frame, of the worst frames of each row, one number for each time, and of the worst collection of garbage. */
interface Work {
  frames: number[]
  running: Map<string, number[]>
  drawing: Map<string, number[]>
  garbage: number
}
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Tells the row of this name, and adds what its frames cost. */
async function measure(page: Page, devtools: CDPSession, tell: string, row: string, to: Work): Promise<void> {
  const { came, marks, events } = await traced<{ cues: number }>(page, devtools, tell, MARKS)
  if (!came.cues) return
  const [begins, , , ends] = marks as [TraceEvent, TraceEvent, TraceEvent, TraceEvent]
  // The page looks and draws just after a frame: a sixtieth of a second begins where frames do.
  const from = events.findLast(e => e.name === 'FireAnimationFrame' && e.ts < begins.ts)!.ts
  const frameOf = ({ ts }: TraceEvent) => Math.floor((ts - from) / 1000 / FRAME)
  const frames = Array.from({ length: frameOf(ends) }, () => ({ ours: 0, garbage: 0 }))
  for (const task of events) {
    const frame = frames[frameOf(task)]
    if (task.name !== 'RunTask' || !frame || endOf(task) <= begins.ts) continue
    const garbage = events.filter(e => GARBAGE.test(e.name) && e.ts >= task.ts && endOf(e) <= endOf(task))
    const collected = garbage.reduce((ms, e) => ms + msOf(e), 0)
    frame.ours += msOf(task) - collected
    frame.garbage += collected
  }
  const [, runs, stops] = marks.map(mark => frameOf(mark))
  const ours = frames.map(frame => frame.ours)
  const running = ours.slice(runs! + 1, stops)
  to.frames.push(...running)
  add(to.running, row, Math.max(0, ...running))
  add(to.drawing, `${row} drawn`, Math.max(...ours.slice(0, runs! + 1)))
  add(to.drawing, `${row} taken away`, Math.max(...ours.slice(stops)))
  to.garbage = Math.max(to.garbage, ...frames.map(frame => frame.garbage))
}
const add = (to: Map<string, number[]>, row: string, ms: number): void => void to.set(row, [...(to.get(row) ?? []), ms])
const ascending = (all: readonly number[]): number[] => [...all].sort((a, b) => a - b)
const shares = (all: readonly number[], of: Readonly<Record<string, number>>): string =>
  Object.entries(of)
    .map(([name, share]) => `${name} ${at(ascending(all), share).toFixed(1)}`)
    .join(', ')
/** The middle one of each row's worst frames: of all rows, and the row where it is the worst. */
function worst(rows: ReadonlyMap<string, readonly number[]>): string {
  const middles = [...rows].map(([row, all]) => [row, at(ascending(all), 0.5)] as const)
  const [row] = middles.reduce((a, b) => (b[1] > a[1] ? b : a))
  return `${shares(
    middles.map(([, ms]) => ms),
    { median: 0.5, worst: 1 },
  )} (${row}) of ${rows.size} rows`
}

const leftOf = async (page: Page): Promise<number> => (await page.evaluate('inPage.left()')) as number

const browser = await launch({ paint: true })
try {
  const files = await compiled('told-in-page.svelte.ts')
  console.log(
    `Chromium ${browser.version()}, processor ${SLOWER} times slower: milliseconds of main-thread work a frame`,
  )
  for (const game of process.argv.length > 2 ? process.argv.slice(2) : GAMES) {
    const page = await pageOf(browser, files, { width: 1366 })
    const devtools = await slowed(page, 1)
    const [told, empty] = [0, 1].map((): Work => ({ frames: [], running: new Map(), drawing: new Map(), garbage: 0 }))
    for (const from of FROM.flatMap(from => Array<number>(TIMES).fill(from))) {
      if (!(await page.evaluate(`inPage.begin('${game}', [], ${from})`))) continue
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      for (let left = await leftOf(page); left > 0; left = await leftOf(page)) {
        const row = `${from}, ${left} left`
        await measure(page, devtools, TELL, row, told!)
        await measure(page, devtools, EMPTY, row, empty!)
      }
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    const { frames, running, drawing, garbage } = told!
    console.log(`${game}: telling, all ${frames.length} frames: ${shares(frames, { median: 0.5, '99 %': 0.99, worst: 1 })}
  worst frame of a row: ${worst(running)}
  drawn or taken away: ${worst(drawing)}; with an empty layer: ${worst(empty!.drawing)}
  garbage ${garbage.toFixed(1)}`)
    await page.close()
  }
} finally {
  await browser.close()
}
