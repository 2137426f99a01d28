/** What a row of the match leaves behind on a board: which pieces moved along which way. */
import { type Heard, heardNotes, type LogEntry, read, type Seat } from '@loggia/core'
import { type Box, CORBITA, PONTA } from '../rules/box.ts'
import { N, V } from '../rules/verbs.ts'

/** One ship that is dropped into a section. */
export interface Drop {
  section: number
  ship: number
}
/** The drops of a row, in order. */
export const drops = (row: readonly Heard[], seat: Seat, box: Box): Drop[] =>
  heardNotes(N, row).flatMap(note => {
    if (note.kind !== 'dropped' || note.args[0] !== seat) return []
    const [, section, ship] = note.args
    return [{ section: box.sections.indexOf(section), ship: ship === 'ponta' ? PONTA : CORBITA }]
  })

/** The nodes that a row's ships of a seat sailed to, in order. */
export const legs = (entry: LogEntry, seat: Seat, box: Box): number[] =>
  heardNotes(N, entry.heard).flatMap(note =>
    note.kind === 'moved' && note.args[0] === seat ? [box.nodes.indexOf(note.args[1])] : [],
  )

/** What the last turn left behind: roads that were sailed, places where something was done. */
export interface Trail {
  seat: Seat
  nodes: number[]
  ports: number[]
  sections: number[]
  seq: number
}

/** The trail with one more row; another seat's row begins a new one. */
export function trace(old: Trail | null, entry: LogEntry, box: Box): Trail | null {
  if (entry.seat < 0) return null
  if (old && entry.seq <= old.seq) return old
  const begins =
    heardNotes(N, entry.heard).some(note => note.kind === 'produced') || read(V, entry.move)?.kind === 'select'
  const trail: Trail =
    old && old.seat === entry.seat && !begins
      ? { ...old, seq: entry.seq }
      : { seat: entry.seat, nodes: [], ports: [], sections: [], seq: entry.seq }
  const built = heardNotes(N, entry.heard).flatMap(note =>
    (note.kind === 'built' || note.kind === 'settled' || note.kind === 'traded') && note.args[0] === entry.seat
      ? [box.nodes.indexOf(note.args[1])]
      : [],
  )
  const sown = drops(entry.heard, entry.seat, box).map(d => d.section)
  return {
    ...trail,
    nodes: [...trail.nodes, ...legs(entry, entry.seat, box)],
    ports: [...trail.ports, ...built],
    sections: sown.length ? sown : trail.sections,
  }
}

export interface Piles {
  corbita: number[]
  ponta: number[]
}
