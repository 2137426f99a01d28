/** What is chosen for the hall as a whole, as this server knows it: for seconds, or until another server says that it was changed. */
import type { Banner, Mode } from '../domain/hall.ts'
import type { AdminStore } from './store.ts'

const KNOWN_MS = 5_000

interface Chosen {
  mode: Mode
  banner: Banner | null
}

export class House {
  readonly #store: Pick<AdminStore, 'mode' | 'banner'>
  #known: Promise<Chosen> | undefined
  #until = 0

  constructor(store: Pick<AdminStore, 'mode' | 'banner'>) {
    this.#store = store
  }

  async mode(): Promise<Mode> {
    return (await this.#chosen()).mode
  }
  async banner(): Promise<Banner | null> {
    const { banner } = await this.#chosen()
    return banner && (banner.until === null || Date.parse(banner.until) > Date.now()) ? banner : null
  }

  /** Something else was chosen. */
  forget(): void {
    this.#known = undefined
  }

  #chosen(): Promise<Chosen> {
    if (this.#known && this.#until > Date.now()) return this.#known
    this.#until = Date.now() + KNOWN_MS
    const asked = Promise.all([this.#store.mode(), this.#store.banner()]).then(([mode, banner]) => ({ mode, banner }))
    // What went wrong is asked again the next time.
    asked.catch(() => this.forget())
    this.#known = asked
    return asked
  }
}
