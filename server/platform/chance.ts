/** What nobody can know beforehand, drawn in one place. */
import { randomBytes, randomUUID } from 'node:crypto'

/** Tests set their own, so that tables are dealt and bots answer as they did the last time; nothing from outside reaches it. */
export const chance = {
  /** The hall's part of a shuffle: 64 hexadecimal digits. */
  secret: (): string => randomBytes(32).toString('hex'),
  /** What a bot's thought begins with. */
  thought: (): string => randomUUID(),
}
