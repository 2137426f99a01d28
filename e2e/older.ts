/** Two halls behind one address: files come from the older one, as for a page that was open when the hall was upgraded; every answer comes from this one. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { openHall } from './hall.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const older = await openHall(process.cwd())
  const hall = await openHall()
  const front = createServer((req, res) => {
    const { url } = req.url!.startsWith('/api/') ? hall : older
    const asked = request(url + req.url, { method: req.method, headers: req.headers }, reply => {
      res.writeHead(reply.statusCode!, reply.headers)
      reply.pipe(res)
    })
    req.pipe(asked)
    asked.on('error', () => res.destroy())
    // A page that leaves its stream is heard to leave.
    res.on('close', () => asked.destroy())
  })
  await new Promise<void>(done => front.listen(0, '127.0.0.1', done))
  project.provide('hall', { url: `http://localhost:${(front.address() as AddressInfo).port}` })
  return async () => {
    front.closeAllConnections()
    front.close()
    await Promise.all([older.stop(), hall.stop()])
  }
}
