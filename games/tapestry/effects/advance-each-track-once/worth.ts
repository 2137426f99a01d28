import type { Worth } from '../../bot/worth.ts'

export const worth: Worth = {
  of: 'advance-each-track-once(advance-exploration-x-free, advance-science-x-free, advance-technology-x-free, advance-military-x-free)',
  points: 9,
}
