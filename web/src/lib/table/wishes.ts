/** Standing orders on their way to the server. The newest of each seat is sent, one request at a time; nothing is dropped when the page closes. */
import type { Seat } from '@loggia/core'

export type Orders = string | null

export class Wishes {
  #waiting = new Map<Seat, Orders>()
  #sending: Promise<unknown> = Promise.resolve()
  #send: (seat: Seat, orders: Orders) => Promise<boolean>

  /** `send` brings the orders of a seat to the server, and says whether it was reached. It must be safe to repeat, and outlive the page. */
  constructor(send: (seat: Seat, orders: Orders) => Promise<boolean>) {
    this.#send = send
  }

  /** No server has confirmed the newest orders of this seat yet. */
  has(seat: Seat): boolean {
    return this.#waiting.has(seat)
  }

  /** Gives a seat these orders. Resolves when they were answered or no server was reached; rejects with the server's refusal. */
  give(seat: Seat, orders: Orders): Promise<void> {
    this.#waiting.set(seat, orders)
    const sent = this.#sending.then(() => this.#deliver(seat))
    this.#sending = sent.catch(() => {})
    return sent
  }

  /** Sends what no server has confirmed: the connection is back. */
  again(): void {
    for (const [seat, orders] of this.#waiting) this.give(seat, orders).catch(() => {})
  }

  /** The page closes: what waits behind another request goes now. */
  flush = (): void => {
    for (const [seat, orders] of this.#waiting) this.#send(seat, orders).catch(() => {})
  }

  async #deliver(seat: Seat): Promise<void> {
    const orders = this.#waiting.get(seat)
    if (orders === undefined) return
    let reached = true
    try {
      reached = await this.#send(seat, orders)
    } finally {
      // A refusal is an answer, too.
      if (reached && this.#waiting.get(seat) === orders) this.#waiting.delete(seat)
    }
  }
}
