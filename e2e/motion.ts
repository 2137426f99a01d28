/**
 * How much the main thread works in each frame while a turn is told, on a processor four times slower: `node e2e/motion.ts [game …]`. Rows of matches by chance are
 * told one after another, and a trace says how long the page's tasks took in each sixtieth of a second. What redraws the board itself is not counted.
 */
import { launch } from './hall.ts'
import { compiled, pageOf } from './in-page.ts'

const GAMES = ['ostia', 'terra-mystica', 'princes-of-florence', 'tiletum', 'tapestry']
const SLOWER = 4
const FRAME = 1000 / 60
/** Kinds of rows: one match from its beginning, from its middle, and later. */
const FROM = [5, 60]

interface Event {
  name: string
  ts: number
  dur?: number
  /** Of these, on the processor: what other programs took from it is left out. */
  tdur?: number
  tid: number
  pid: number
  args?: { data?: unknown; name?: string }
}
/** Tells the next row to its end. */
const TELL = `inPage.next().then(told =>
  new Promise(done => setTimeout(() => { performance.mark('told-ends'); done(told) }, told.ends + 300)))`
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const browser = await launch({ paint: true })
try {
  const files = await compiled('told-in-page.svelte.ts')
  console.log(
    `Chromium ${browser.version()}, processor ${SLOWER} times slower: milliseconds of main-thread work a frame while telling`,
  )
  for (const game of process.argv.length > 2 ? process.argv.slice(2) : GAMES) {
    const page = await pageOf(browser, files, { width: 1366 })
    const devtools = await page.context().newCDPSession(page)
    const frames: number[] = []
    const begins: number[] = []
    for (const from of FROM) {
      if (!(await page.evaluate(`inPage.begin('${game}', [], ${from})`))) continue
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      while (((await page.evaluate('inPage.left()')) as number) > 0) {
        const events: Event[] = []
        const hear = ({ value }: { value: object[] }) => void events.push(...(value as Event[]))
        devtools.on('Tracing.dataCollected', hear)
        await devtools.send('Tracing.start', {
          categories: 'disabled-by-default-devtools.timeline,devtools.timeline,toplevel,blink.user_timing',
          transferMode: 'ReportEvents',
        })
        const { cues } = (await page.evaluate(TELL)) as { cues: number }
        const over = new Promise(done => devtools.once('Tracing.tracingComplete', done))
        await devtools.send('Tracing.end')
        await over
        devtools.off('Tracing.dataCollected', hear)
        if (!cues) continue
        const mark = (name: string) => events.find(e => e.name === name)
        const [first, last] = [mark('told-begins'), mark('told-ends')]
        if (!first || !last) throw new Error('the trace has no marks')
        const work = new Map<number, number>()
        for (const e of events)
          if (
            e.name === 'RunTask' &&
            e.tid === first.tid &&
            e.pid === first.pid &&
            e.dur &&
            e.ts + e.dur > first.ts &&
            e.ts < last.ts
          ) {
            const ms = (e.tdur ?? e.dur) / 1000
            const frame = Math.floor((Math.max(e.ts, first.ts) - first.ts) / 1000 / FRAME)
            work.set(frame, (work.get(frame) ?? 0) + ms)
          }
        begins.push(work.get(0) ?? 0)
        for (let k = 1; k < (last.ts - first.ts) / 1000 / FRAME; k++) frames.push(work.get(k) ?? 0)
      }
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    frames.sort((a, b) => a - b)
    begins.sort((a, b) => a - b)
    const show = (ms: number) => ms.toFixed(1)
    console.log(
      `${game}: median ${show(at(frames, 0.5))}, 99 % ${show(at(frames, 0.99))}, worst ${show(frames.at(-1) ?? 0)} of ${frames.length} frames; the first frame, which looks where things lie: median ${show(at(begins, 0.5))}, worst ${show(begins.at(-1) ?? 0)} of ${begins.length}`,
    )
    await page.close()
  }
} finally {
  await browser.close()
}
