/** Threads in which bots think, away from the one that serves people. */
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { Question, Task } from './worker.ts'

/** The heap of a thread, in MB. Without a limit V8 collects late, and a hundred tables of bots leave hundreds of MB of garbage. */
const HEAP = 128

export class BotThreads {
  readonly #open: () => Piscina<Task, string>
  #pool: Piscina<Task, string> | undefined

  /**
   * `games`: the module whose `games` are played; `most`: how many threads; `nice`: by how much they stand back behind the rest of the server.
   * Each loads all games; so the first begins with the first thought, and from then on there is always one.
   */
  constructor(games: string, most: number, nice: number) {
    this.#open = () =>
      new Piscina({
        filename: new URL('worker.ts', import.meta.url).href,
        workerData: { games },
        minThreads: 1,
        maxThreads: most,
        idleTimeout: 60_000,
        niceIncrement: nice,
        resourceLimits: { maxOldGenerationSizeMb: HEAP },
      })
  }

  /** A bot's move, in notation. Throws an AbortError when it thought longer than that; what it waited for a thread does not count. */
  async think(question: Question, seconds: number): Promise<string> {
    const { port1: here, port2: begun } = new MessageChannel()
    const tooLong = new AbortController()
    let clock: NodeJS.Timeout | undefined
    here.once('message', () => {
      clock = setTimeout(() => tooLong.abort(), seconds * 1000)
    })
    this.#pool ??= this.#open()
    try {
      return await this.#pool.run({ question, begun }, { transferList: [begun], signal: tooLong.signal })
    } finally {
      here.close()
      clearTimeout(clock)
    }
  }

  /** Ends all threads, in the middle of thoughts as well. */
  async close(): Promise<void> {
    await this.#pool?.destroy()
  }
}
