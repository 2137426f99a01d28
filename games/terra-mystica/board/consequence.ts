/** What follows of an answer besides what it costs and brings: power that goes for ever, power for neighbours, a town, actions that a pass leaves unused. */
import { type BoardContext, type Foreseen, read } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { effective } from '../rules/offers.ts'
import type { TerraTable } from '../rules/table.ts'
import { V } from '../rules/verbs.ts'
import { specialsOf } from './ahead.ts'

/** TM-7.8: hexes whose neighbours have not been asked yet, or are being asked. */
const raisedOn = (t: TerraTable): readonly number[] => [
  ...new Set([...t.raised, ...t.todo.flatMap(s => ('hex' in s && s.do === 'neighbours' ? [s.hex] : []))]),
]
const gone = (t: TerraTable, seat: number): number => t.players[seat]!.bowls.reduce((sum, n) => sum + n, 0)

export function consequence(
  { view, seat, box, speaker }: BoardContext<TerraTable, Box>,
  move: string,
  { view: then }: Foreseen<TerraTable>,
): string {
  const lost = gone(view, seat) - gone(then, seat)
  const kind = read(V, move)?.kind
  // What was raised before brings the same whatever is answered now.
  const before = raisedOn(view)
  const raised = raisedOn(then).filter(hex => !before.includes(hex))
  const others = then.players.flatMap((_, k) => {
    const n = k === seat ? 0 : raised.reduce((sum, hex) => sum + effective(then, k, hex, box), 0)
    return n ? [`${speaker.name('seat', String(k))} ${n}`] : []
  })
  const unused =
    kind === 'pass' || kind === 'retire'
      ? specialsOf(view, seat, box).filter(a => !((view.players[seat]!.used >> a) & 1)).length
      : 0
  // TM-7.9: what is to be paid once conversions are chosen.
  const pay = then.todo.find(s => s.do === 'pay')
  const due = pay?.do === 'pay' && !view.todo.some(s => s.do === 'pay') ? pay : undefined
  const left = due
    ? (['coins', 'workers', 'priests', 'power'] as const).flatMap((k, at) =>
        due[k] ? [`${speaker.name('resource', ['coin', 'worker', 'priest', 'power'][at]!, due[k])} ${due[k]}`] : [],
      )
    : []
  return [
    left.length && speaker.text('cost', { n: left.join(', ') }),
    lost > 0 && speaker.text('sacrificed', { n: lost }),
    others.length && speaker.text('power-to', { list: others.join(', ') }),
    then.todo.some(s => s.do === 'town' && s.seat === seat) &&
      !view.todo.some(s => s.do === 'town') &&
      speaker.text('town-founds'),
    unused && speaker.text('unused-specials', { n: unused }),
  ]
    .filter(Boolean)
    .join(' · ')
}
