import type { Readings } from '@loggia/core'

/** Where the rulebook leaves room: how this game reads it, by the number of the rule. */
export const readings: Readings = {
  'OST-6.1': 'All steps that were paid for must be made.',
  'OST-6.3': 'The steps of several ships may alternate.',
  'OST-6.6c': 'A transport port pays only ships that stand on it at the end of the action; each of them is paid.',
  'OST-7.4': '“1 less per action” lowers the first payment of an action, not each.',
  'OST-8.4': 'The gain of an order card cannot pay its own extra cost, and no discount lowers that.',
  'OST-9.2': 'A ship that arrived at Palmyra has reached Damascus, too.',
  'OST-16.8': 'The first row of both tracks counts with its icons.',
}
