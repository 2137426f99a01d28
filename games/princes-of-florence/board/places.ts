/** The places of this board, and what each of them asks. */
import { asked, type BoardContext } from '@loggia/core'
import type { Place } from '../../../board/places.ts'
import type { Box } from '../rules/box.ts'
import type { PrincesTable } from '../rules/table.ts'

type Context = BoardContext<PrincesTable, Box>

/** Cards that are held lie in the hand; those that are looked at, or lie before others, in the scene. */
const held = (id: string, { view, box, seat }: Context): boolean => {
  const { hand, bonus } = view.players[seat]!
  return [...hand.ids, ...bonus.ids].some(card => box.cards[card]?.id === id)
}
/** Characters are used from where they lie, but in the scene where that is what is asked. */
const used = (_: string, { view, seat }: Context): boolean =>
  !['use-now', 'before-best-work'].includes(asked(view, seat)?.do ?? '')
const unless =
  (test: (id: string, c: Context) => boolean) =>
  (id: string, c: Context): boolean =>
    !test(id, c)
/** Prestige is sold, and a character used, by words alone. */
const OWN_VERBS = ['sell', 'princess', 'merchant']

export const PLACES = [
  {
    id: 'auction',
    of: 'table',
    answers: {
      object: true,
      landscape: true,
      building: true,
      freedom: true,
      amount: true,
      share: true,
      character: true,
      space: true,
      card: unless(held),
      deck: unless(used),
      // To end is a button among the characters; elsewhere it is a word, and stands beside what is asked.
      verb: (id, c) => (['done', 'merchant'].includes(id) ? !used(id, c) : !OWN_VERBS.includes(id)),
    },
  },
  { id: 'estate', of: 'table', answers: { square: true, strip: true, turn: true, edge: true } },
  { id: 'hand', of: 'table', answers: { card: held } },
  { id: 'prestige', of: 'table', answers: {} },
  {
    id: 'person',
    of: 'seat',
    answers: { deck: used, verb: (id, c) => OWN_VERBS.includes(id) && (id !== 'merchant' || used(id, c)) },
  },
] as const satisfies readonly Place<PrincesTable, Box>[]
