/** What lies between a page and its server: connections are cut, slow, or hang, as chance has it. */
import { createServer, connect, type Server as NetServer, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pick } from '@loggia/core'

/** What becomes of a connection: it never gets there, gets there and no answer comes back, hangs before or after, is slow, or nothing happens. */
export const FATES = ['refused', 'unanswered', 'swallowed', 'mute', 'slow', 'plain'] as const
export type Fate = (typeof FATES)[number]
/** The longest delay of a slow connection. */
const SLOW_MS = 300

export class BadNetwork {
  readonly #server: NetServer
  readonly #open = new Set<Socket>()
  readonly fates: Partial<Record<Fate, number>> = {}

  private constructor(port: number, fate: () => Fate, rng: number[]) {
    this.#server = createServer(client => {
      const what = fate()
      this.fates[what] = (this.fates[what] ?? 0) + 1
      this.#keep(client)
      if (what === 'refused') return void client.destroy()
      // It is read, and nothing comes of it.
      if (what === 'swallowed') return void client.resume()
      const server = this.#keep(connect(port, '127.0.0.1'))
      const wait = what === 'slow' ? pick(rng, SLOW_MS) : 0
      client.on('data', data => setTimeout(() => server.write(data), wait))
      server.on('data', data => {
        if (what === 'unanswered') client.destroy()
        else if (what !== 'mute') setTimeout(() => client.write(data), wait)
      })
      client.on('close', () => setTimeout(() => server.end(), wait))
      server.on('close', () => setTimeout(() => client.end(), wait))
    })
  }

  /** Stands before the server on that port. `fate`: what becomes of the next connection. */
  static async before(url: string, fate: () => Fate, rng: number[]): Promise<BadNetwork> {
    const proxy = new BadNetwork(Number(new URL(url).port), fate, rng)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Cuts all that is open: what is kept alive would never meet another fate. */
  cut(): void {
    for (const socket of this.#open) socket.destroy()
  }

  close(): void {
    this.#server.close()
    this.cut()
  }

  #keep(socket: Socket): Socket {
    this.#open.add(socket)
    socket.on('close', () => this.#open.delete(socket))
    socket.on('error', () => socket.destroy())
    return socket
  }
}
