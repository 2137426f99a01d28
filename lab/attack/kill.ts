/** kill -9 in the middle of the load: the server, its embedded database, or both; then a start on what was left. */
import { pick, seeded } from '@loggia/core'
import { round } from '../print.ts'
import { Crowd } from './crowd.ts'
import type { Found, Plan } from './index.ts'
import { Folder, Server } from './servers.ts'

/** After this many acknowledged rows of a round it may end at any moment. */
const LEAST = 40

export async function kill({ seed, rounds = 30 }: Plan): Promise<Found> {
  const folder = new Folder()
  const rng = seeded(seed)
  const seconds: number[] = []
  const env = { DATA_DIR: folder.path }
  const targets: Record<string, number> = {}
  let crowd: Crowd | undefined
  let lost = 0
  let doubled = 0
  try {
    let server = await Server.start(env)
    crowd = await Crowd.gather(server.url, 2, seed)
    for (let n = 0; n < rounds; n++) {
      const enough = crowd.acknowledged + LEAST + pick(rng, LEAST)
      const target = ['server', 'database', 'both'][pick(rng, 3)]!
      targets[target] = (targets[target] ?? 0) + 1
      let killed = false
      await crowd.play([server.url], () => {
        if (!killed && crowd!.acknowledged >= enough) {
          killed = true
          if (target !== 'server') process.kill(folder.postmaster, 'SIGKILL')
          if (target !== 'database') server.child.kill('SIGKILL')
        }
        return killed && !server.runs
      })
      await server.ended
      const begun = performance.now()
      server = await Server.start(env)
      while ((await fetch(`${server.url}/healthz`)).status !== 200);
      seconds.push((performance.now() - begun) / 1000)
      const found = await crowd.missing(server.url)
      lost += found.lost
      doubled += found.doubled
    }
    const asked = await crowd.botsLeftAsked(server.url)
    await server.stop()
    seconds.sort((a, b) => a - b)
    return {
      drill: 'kill',
      rounds,
      targets,
      acknowledged: crowd.acknowledged,
      lost,
      doubled,
      botsLeftAsked: asked,
      healthyMedian: round(seconds[seconds.length >> 1]!),
      healthyWorst: round(seconds.at(-1)!),
      held: !lost && !doubled && !asked,
    }
  } finally {
    crowd?.stop()
    await folder.remove()
  }
}
