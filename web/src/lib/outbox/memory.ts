/** Boxes in memory: where a browser keeps nothing they last as long as the page. */
import type { Box, Shelf } from './outbox.ts'

export class MemoryShelf implements Shelf {
  readonly #boxes = new Map<string, Box>()

  async all(): Promise<Box[]> {
    return [...this.#boxes.values()]
  }
  async change(person: string, match: string, how: (box: Box) => Box): Promise<Box> {
    const key = `${person} ${match}`
    const box = how(this.#boxes.get(key) ?? { person, match, entries: [] })
    this.#boxes.set(key, box)
    return box
  }
  async remove(person: string): Promise<void> {
    for (const [key, box] of this.#boxes) if (box.person === person) this.#boxes.delete(key)
  }
}
