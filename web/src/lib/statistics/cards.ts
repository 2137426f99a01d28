/** How bots did with what a game has cards for: a card says it. */
import { type Figures, figuresOf, total } from '@loggia/core'
import { type GameId, registered } from '../games.ts'

/** What is known of the cards of a game: of how many seats, and by card. */
interface OfCards {
  seats: number
  figures: ReadonlyMap<string, Figures>
}
/** The number of seats at which a card tells how bots did: that of most matches. */
const USUAL = 4
const known = new Map<GameId, Promise<OfCards | undefined>>()
/** How bots did with what a game has cards for. It is read once. */
export function cardFigures(id: GameId): Promise<OfCards | undefined> {
  const found = known.get(id) ?? ofCards(id)
  known.set(id, found)
  return found
}
async function ofCards(id: GameId): Promise<OfCards | undefined> {
  const { tally, report } = await registered(id)
  const [counted, found] = await Promise.all([tally?.facts(), report?.()])
  const [kind] = Object.entries(counted?.kinds ?? {}).find(([, { cards }]) => cards) ?? []
  const table = found?.tables.findLast(({ seats }) => seats <= USUAL)
  if (!kind || !table) return undefined
  const figures = Object.entries(table.kinds[kind] ?? {}).flatMap(([thing, sums]) => {
    const told = figuresOf(total(sums))
    return told ? [[thing, told] as const] : []
  })
  return { seats: table.seats, figures: new Map(figures) }
}
