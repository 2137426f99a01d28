/** What a person has gathered for the end, by icon. */
import type { Box } from '../rules/box.ts'
import type { Harbour } from '../rules/table.ts'

export function holdings(
  h: Harbour,
  box: Box,
): { amphora: number; wild: number; exotic: number; noble: number; lady: number } {
  const sum = (of: 'wild' | 'exotic') => h.animals.reduce((n, count, kind) => n + count * box.discoveries[kind]![of], 0)
  const on = (icon: 'noble' | 'lady') => h.cards.filter(c => box.cards[c]![icon]).length
  return { amphora: h.amphorae, wild: sum('wild'), exotic: sum('exotic'), noble: on('noble'), lady: on('lady') }
}
