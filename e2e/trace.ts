/** What the main thread of a page does, task by task, on a processor that is slowed down. */
import type { CDPSession, Page } from 'playwright-core'

export interface TraceEvent {
  name: string
  ts: number
  dur?: number
  /** Of these, on the processor: what other programs took from it is left out. */
  tdur?: number
  tid: number
  pid: number
}
export const msOf = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000
export const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur

/** A page's own debugger, with its processor `slower` times. */
export async function slowed(page: Page, slower: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return devtools
}

/** Runs a script there, which sets these marks. Gives what it came to, the marks, and all that the thread did that set them. */
export async function traced<T>(
  page: Page,
  devtools: CDPSession,
  script: string,
  marks: readonly string[],
): Promise<{ came: T; marks: TraceEvent[]; events: TraceEvent[] }> {
  const all: TraceEvent[] = []
  const hear = ({ value }: { value: object[] }) => void all.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', hear)
  await devtools.send('Tracing.start', {
    categories: 'disabled-by-default-devtools.timeline,devtools.timeline,toplevel,blink.user_timing',
    transferMode: 'ReportEvents',
  })
  const came = (await page.evaluate(script)) as T
  const over = new Promise(done => devtools.once('Tracing.tracingComplete', done))
  await devtools.send('Tracing.end')
  await over
  devtools.off('Tracing.dataCollected', hear)
  const found = marks.map(name => {
    const mark = all.find(e => e.name === name)
    if (!mark) throw new Error(`the trace has no mark ${name}`)
    return mark
  })
  const [{ tid, pid }] = found as [TraceEvent]
  return { came, marks: found, events: all.filter(e => e.tid === tid && e.pid === pid) }
}
