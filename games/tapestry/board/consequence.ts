/** What follows of an answer besides what it costs and brings: the price of an advance that is paid with anything, its landmark, what is left out, the income. */
import { type BoardContext, type Foreseen, heardNotes, read } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { count } from '../rules/count.ts'
import type { TapestryTable } from '../rules/table.ts'
import { NONE } from '../rules/terms.ts'
import { N, V } from '../rules/words.ts'
import { nextIncome } from './projected.ts'

type Context = BoardContext<TapestryTable, Box>

/** TA-4.3, 4.4: the income turn that would begin, as things stand. */
function income({ view, seat, box, speaker }: Context): string {
  const { points, resources, cards } = nextIncome(view, seat, box)
  const n = points.reduce((a, b) => a + b, 0)
  return [
    ...resources.flatMap(r => (r.n ? [`${speaker.name('resource', r.id)} +${r.n}`] : [])),
    ...cards.flatMap(k => (k.n ? [`${speaker.name('kind', k.id)} +${k.n}`] : [])),
    ...(n ? [speaker.text('vp-signed', { n: `+${n}` })] : []),
  ].join(', ')
}

/** Whether all that this effect brings is points for each of something of which the player has none: it may be chosen, and is told as 0 (TA-3.7, 20.4). */
function bringsNothing({ view, seat, box }: Context, effect: number): boolean {
  const e = box.effects[effect]
  return e?.op === 'vp-per' && count(view, seat, e.per, e.track, box) === 0
}

/** TA-3.6: an effect that can't be done, and why where that is always the same. */
function leftOut({ box, speaker }: Context, effect: string): string {
  const op = box.effects.find(e => e.id === effect)?.op
  return op === 'upgrade'
    ? speaker.text('left-out-upgrade')
    : speaker.text('left-out', { what: speaker.name('effect', effect) })
}

export function consequence(c: Context, move: string, { heard }: Foreseen<TapestryTable>): string {
  const { view, box, speaker } = c
  const choice = read(V, move)
  const space = choice?.kind === 'advance' ? box.spaceIds.indexOf(choice.args[0]) : -1
  const landmark = space < 0 ? NONE : box.spaces[space]!.landmark
  return [
    // What is paid with any resource is asked for after this; the rest of the price is told already.
    space >= 0 && box.spaces[space]!.any > 0 && speaker.text('any-paid', { n: box.spaces[space]!.any }),
    landmark !== NONE &&
      view.landmarks[landmark] === NONE &&
      speaker.text('gets-landmark', { name: speaker.name('landmark', box.landmarks[landmark]!.id) }),
    choice?.kind === 'income' && income(c),
    ((choice?.kind === 'choose' &&
      bringsNothing(
        c,
        box.effects.findIndex(e => e.id === choice.args[0]),
      )) ||
      (space >= 0 && bringsNothing(c, box.spaces[space]!.benefit))) &&
      speaker.text('vp-signed', { n: '+0' }),
    // TA-3.6: what can't be done is left out.
    ...heardNotes(N, heard).flatMap(note => (note.kind === 'void' ? [leftOut(c, note.args[1])] : [])),
  ]
    .filter(Boolean)
    .join(' · ')
}
