/**
 * What follows from an answer besides its cost and gain. For example what a card is worth to me, who wins what I pass
 * on, the share left to me, actions not taken.
 */
import { asked, type BoardContext, type Foreseen, HIDDEN, heardNotes, read, type Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { priceOf } from '../rules/build.ts'
import { princessValue } from '../rules/characters.ts'
import { goalPoints } from '../rules/end.ts'
import type { PrincesTable } from '../rules/table.ts'
import { N, V } from '../rules/verbs.ts'
import { valueSoFar, workValue } from '../rules/work.ts'
import { bonusOf } from './ahead.ts'
import { sum } from './stair.ts'

type Context = BoardContext<PrincesTable, Box>

/** What a card would be worth in this seat's hand: a work value, what it adds to a work, points at the end. `more`: cards that it adds to hand and front. */
export function worthOf(card: number, more: number, { view, seat, box, speaker }: Context): string {
  const { wishes, goal } = box.cards[card]!
  if (wishes) return `${speaker.text('work-value')} ${workValue(view, seat, card, box) + more * box.worth.card}`
  return goal
    ? speaker.text('if-over-now', { n: goalPoints(view, seat, goal, box) })
    : `${speaker.text('work-value')} +${bonusOf(view, seat, card, box)}`
}

/** PF-18.3: who pays for the joint building that is spoken of. */
function builderOf({ view, seat }: Context): Seat {
  const now = asked(view, seat)
  return now && 'builder' in now ? now.builder : seat
}

export function consequence(c: Context, move: string, { view: then, heard }: Foreseen<PrincesTable>): string {
  const { view, seat, box, speaker } = c
  const choice = read(V, move)
  const card = choice && 'args' in choice ? box.cards.findIndex(({ id }) => id === choice.args[0]) : -1
  const florins = (n: number) => speaker.text('sum', { n: sum(n) })
  const value = (n: number) => `${speaker.text('work-value')} ${n}`
  switch (choice?.kind) {
    // Of those dealt first it would be one of the cards that are kept.
    case 'return':
      return card < 0 ? '' : worthOf(card, box.kept, c)
    case 'add':
      return card < 0 ? '' : worthOf(card, 0, c)
    // A profession that is drawn is one more card; one that is recruited takes the place of the recruiting card.
    case 'keep':
    case 'under':
      return card < 0 ? '' : worthOf(card, 1, c)
    case 'recruit':
      return worthOf(card, 0, c)
    case 'work':
      return value(workValue(view, seat, card, box))
    case 'princess':
      return value(princessValue(view, seat, box))
    case 'complete': {
      const now = asked(view, seat)
      return now?.do === 'compose' && now.card !== HIDDEN ? value(valueSoFar(view, now, box)) : ''
    }
    // PF-6.8: a pass may give the object to somebody.
    case 'pass': {
      const won = heardNotes(N, heard).find(note => note.kind === 'won')
      return won?.kind === 'won' && won.args[0] !== seat
        ? speaker.text('goes-to', {
            what: speaker.name('object', won.args[1]),
            who: speaker.name('seat', String(won.args[0])),
            sum: sum(won.args[2]),
          })
        : ''
    }
    // PF-18.3: the rest of the price is the builder's.
    case 'offer':
    case 'counter': {
      const builder = builderOf(c)
      const share = Number(choice.args[0])
      const rest = priceOf(view, builder, box) - share
      return speaker.text('shares', {
        builder: speaker.name('seat', String(builder)),
        n: florins(Math.max(0, rest)),
        m: florins(share),
      })
    }
    case 'join':
    case 'span':
    case 'instead':
      return speaker.text('building-price', { n: florins(priceOf(view, builderOf(c), box)) })
    case 'done': {
      const now = asked(view, seat)
      return now?.do === 'act' && now.left > 0 ? speaker.text('unused-actions', { n: now.left }) : ''
    }
  }
  return then.round > view.round ? speaker.text('round', { n: then.round }) : ''
}
