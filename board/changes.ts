/** What changes hands, as the log tells it: amounts of things, and points with their source; those of one person in one text. */
import { type Seat, signed, type Speaker } from '@loggia/core'

/** An amount of a thing, or points (`thing` empty) from a source. A source `-` is not shown. */
export interface Change {
  seat: Seat
  thing: string
  source: string
  n: number
}
/** `domain`: the domain of the things. `points`: how a signed number of points is said. */
export interface Saying {
  domain: string
  points: (signed: string, speaker: Speaker) => string
}

/** Changes as one text, those of a kind added up: `gold −2, stone +1, +3 VP (Contracts)`; empty when nothing is left of them. */
export function changesText(changes: readonly Change[], speaker: Speaker, { domain, points }: Saying): string {
  const sums = new Map<string, Change>()
  for (const c of changes) {
    const key = `${c.thing} ${c.source}`
    sums.set(key, { ...c, n: c.n + (sums.get(key)?.n ?? 0) })
  }
  return [...sums.values()]
    .flatMap(c => {
      if (c.n === 0) return []
      if (c.thing) return [`${speaker.name(domain, c.thing)} ${signed(c.n)}`]
      const text = points(signed(c.n), speaker)
      return [c.source === '-' ? text : `${text} (${speaker.name('source', c.source)})`]
    })
    .join(', ')
}

/** A text for each person. The player who moved needs no name if nobody else is mentioned. */
export function changesTold(changes: readonly Change[], mover: Seat, speaker: Speaker, saying: Saying): string[] {
  const seats = [...new Set(changes.map(c => c.seat))]
  return seats.flatMap(seat => {
    const text = changesText(
      changes.filter(c => c.seat === seat),
      speaker,
      saying,
    )
    return text ? [seat === mover && seats.length === 1 ? text : `${speaker.name('seat', String(seat))}: ${text}`] : []
  })
}
