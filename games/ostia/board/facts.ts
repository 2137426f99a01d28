/** What the page's own words need to know of a view. */
import type { Facts } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { OstiaTable } from '../rules/table.ts'
import { duration } from './story.ts'

/** The rule behind each word of the log: moves, then notes. */
const RULES: Readonly<Record<string, string>> = {
  port: '2.9', select: '5.2', drop: '5.4.1', sail: '6.1', step: '6.2', discover: '6.6a', launch: '7.1', order: '8.1', build: '9.1', place: '9.5', trade: '10.1',
  oversee: '11.1', resow: '11.1', buy: '5.4.4', done: '5.4.5',
  settled: '2.9', turn: '5.1', produced: '5.3', dropped: '5.4.1', paid: '5.4.6', moved: '6.2', discovered: '6.6a', arrived: '6.6b', launched: '7.1', ordered: '8.1',
  refilled: '8.3', built: '9.1', placed: '9.5', traded: '10.1', supervised: '11.1', trigger: '15.1', over: '15.2',
}

export const facts: Facts<OstiaTable, Box> = {
  number: (view, seat, speaker) => {
    const value = view.harbours[seat]!.reward
    return { value, name: speaker.name('good', 'reward', value) }
  },
  phase: (view, speaker) => speaker.text(view.last ? 'last-round' : 'round', { n: view.round }),
  role: (view, seat, speaker) => speaker.name('order', String((seat - view.start + view.harbours.length) % view.harbours.length + 1)),
  duration,
  rule: word => {
    const [verb = '', rest = ''] = word.split(':'), rule = RULES[verb]
    if (verb === 'gained') return rest.split(',')[1] === 'reward' ? 'OST-4.1' : ''
    return rule ? `OST-${rule}` : ''
  },
}
