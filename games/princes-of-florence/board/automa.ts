/** What the Automa has just done, and why: the notes of a row that are about it, as sentences. */
import { type LogEntry, read, type Speaker, type WordOf } from '@loggia/core'
import { AUTOMA } from '../rules/automa/table.ts'
import { N } from '../rules/verbs.ts'

/** Whether a note is about the Automa: those of it alone, and those of its own seat that tell what it did. */
function isAboutAutoma(note: WordOf<typeof N>): boolean {
  switch (note.kind) {
    case 'must-buy':
    case 'rolled':
    case 'turned-up':
    case 'discarded':
    case 'replaced':
    case 'automa-card':
    case 'automa-passes':
    case 'automa-takes':
    case 'automa-does':
    case 'automa-cannot':
    case 'automa-forced':
    case 'automa-idle':
    case 'automa-keeps':
    case 'automa-tile':
    case 'automa-value':
    case 'automa-recruits':
      return true
    case 'worked':
    case 'prestige':
    case 'freedom':
    case 'face-down':
    case 'sold':
      return note.args[0] === AUTOMA
  }
  return false
}

/** The sentences of a row about the Automa, in order; empty when it has done nothing. */
export const told = (entry: LogEntry, speaker: Speaker): string[] =>
  entry.heard.flatMap(({ word, by }) => {
    const note = by === undefined ? read(N, word) : undefined
    return note && isAboutAutoma(note) ? [speaker.note(word)] : []
  })
