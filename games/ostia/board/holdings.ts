/** What a person has gathered for the end, by icon. */
import type { Speaker } from '@loggia/core'
import type { Count } from '../../../board/counters.ts'
import type { Box } from '../rules/box.ts'
import type { Harbour } from '../rules/table.ts'

const GATHERED = ['amphora', 'wild', 'exotic', 'noble', 'lady'] as const
type Gathered = Readonly<Record<(typeof GATHERED)[number], number>>

export function gathered(h: Harbour, box: Box): Gathered {
  const sum = (of: 'wild' | 'exotic') => h.animals.reduce((n, count, kind) => n + count * box.discoveries[kind]![of], 0)
  const on = (icon: 'noble' | 'lady') => h.cards.filter(c => box.cards[c]![icon]).length
  return { amphora: h.amphorae, wild: sum('wild'), exotic: sum('exotic'), noble: on('noble'), lady: on('lady') }
}

/** The same to be shown; `then`: after the move that is pointed at. */
export function holdings(h: Harbour, box: Box, speaker: Speaker, then = h): Count[] {
  const now = gathered(h, box)
  const next = gathered(then, box)
  return GATHERED.map(icon => ({
    icon,
    name: icon === 'amphora' ? speaker.name('good', icon) : speaker.name('icon', icon),
    n: now[icon],
    next: next[icon],
  }))
}
