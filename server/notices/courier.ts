/**
 * Sends notices; any server does. What is due becomes messages in one transaction. Each message is claimed for some
 * seconds, sent and deleted. If its server is killed, another sends it under the same id. Just before sending, the
 * courier checks that it still holds.
 */
import type { Logger } from 'pino'
import type { Mailer } from './mailer.ts'
import type { Letter } from './letters.ts'
import type { Delivery } from './deliveries.ts'
import type { NoticeStore } from './store.ts'
import { carry, type Means } from './carriers.ts'
import { type Channel, CHANNELS } from '../domain/notices.ts'

/** How often the server looks for due notices, in milliseconds. */
const LOOK = 1_000
/** How many messages of each kind are sent at once, so that a slow receiver on one channel delays no other. */
const HANDS = 16
/** How many notices become messages at a time. */
const BATCH = 200

/** What the courier asks of the database. */
type CourierStore = Pick<
  NoticeStore,
  | 'noticesDue'
  | 'sortOutbox'
  | 'takeLetters'
  | 'takeDeliveries'
  | 'posted'
  | 'dropDelivery'
  | 'putBackDelivery'
  | 'delivered'
>

/** Who hands over what: messages by their channel, and letters. */
type Hands = Channel | 'letter'

export class Courier {
  readonly #store: CourierStore
  readonly #means: () => Means
  readonly #log: Logger
  readonly #failed: (error: Error) => void
  readonly #inHand: Record<Hands, Map<string, Promise<void>>> = {
    push: new Map(),
    mail: new Map(),
    webhook: new Map(),
    letter: new Map(),
  }
  readonly #stop = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #again = false
  /** A newer release tells what this one does not know. */
  #newer = false

  /** `failed` hears each error of the job itself; a channel that refuses is none. */
  constructor(store: CourierStore, means: () => Means, log: Logger, failed: (error: Error) => void) {
    this.#store = store
    this.#means = means
    this.#log = log
    this.#failed = failed
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), LOOK)
    this.wake()
  }

  /** Something may be due: looks now. */
  wake(): void {
    if (this.#stop.signal.aborted || !this.#timer) return
    if (this.#looking) {
      this.#again = true
      return
    }
    this.#looking = this.#look()
      .catch(this.#failed)
      .finally(() => {
        this.#looking = undefined
        if (!this.#again) return
        this.#again = false
        this.wake()
      })
  }

  /** Takes nothing in hand any more; what is on its way is broken off and left to others. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stop.abort()
    await this.#looking
    await Promise.all(Object.values(this.#inHand).flatMap(hands => [...hands.values()]))
  }

  async #look(): Promise<void> {
    const { due, newer } = await this.#store.noticesDue()
    if (newer && !this.#newer) this.#log.warn('what a newer release tells is left to it')
    this.#newer ||= newer
    if (!due) return
    while ((await this.#store.sortOutbox(BATCH)) === BATCH && !this.#stop.signal.aborted);
    const { mailer } = this.#means()
    if (mailer)
      await this.#fill(
        'letter',
        free => this.#store.takeLetters(free),
        letter => this.#post(mailer, letter),
      )
    for (const kind of CHANNELS)
      await this.#fill(
        kind,
        free => this.#store.takeDeliveries(kind, free, HANDS / 2),
        delivery => this.#hand(delivery),
      )
  }

  /** Takes as much in hand as there are hands for it. */
  async #fill<X extends { id: string }>(
    kind: Hands,
    take: (free: number) => Promise<X[]>,
    hand: (taken: X) => Promise<void>,
  ): Promise<void> {
    const hands = this.#inHand[kind]
    const free = HANDS - hands.size
    if (!free || this.#stop.signal.aborted) return
    for (const taken of await take(free)) {
      const handing = hand(taken)
        .catch(this.#failed)
        .finally(() => {
          hands.delete(taken.id)
          this.wake()
        })
      hands.set(taken.id, handing)
    }
  }

  async #post(mailer: Mailer, letter: Letter): Promise<void> {
    await this.#store.posted(letter, await mailer.sendRecoveryUsed(letter))
  }

  async #hand(delivery: Delivery): Promise<void> {
    const { id, channel, items } = delivery
    if (!items.length) return this.#store.dropDelivery(id)
    const outcome = await carry(this.#means(), delivery, this.#stop.signal)
    if (outcome !== 'done' && this.#stop.signal.aborted) return this.#store.putBackDelivery(id)
    const off = await this.#store.delivered(id, channel, outcome)
    // Addresses are nobody's business: a log has the kind alone.
    if (off) this.#log.info({ channel: channel.kind, outcome }, 'a channel of somebody was switched off')
  }
}
