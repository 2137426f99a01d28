/** What the Automa has just done, and why: the notes of a row that are about it, as sentences. */
import { type LogEntry, read, type Speaker, type WordOf } from '@loggia/core'
import { AUTOMA } from '../rules/automa/table.ts'
import { N } from '../rules/verbs.ts'

type Kind = WordOf<typeof N>['kind']
/** Notes about the Automa alone. */
const ITS: readonly Kind[] = [
  'must-buy',
  'rolled',
  'turned-up',
  'discarded',
  'replaced',
  'automa-card',
  'automa-passes',
  'automa-takes',
  'automa-does',
  'automa-cannot',
  'automa-forced',
  'automa-idle',
  'automa-keeps',
  'automa-tile',
  'automa-value',
  'automa-recruits',
]
/** Notes of any seat: of its own they tell what it did. */
const OF_A_SEAT: readonly Kind[] = ['worked', 'prestige', 'freedom', 'face-down', 'sold']
const isAboutAutoma = ({ kind, args }: WordOf<typeof N>): boolean =>
  ITS.includes(kind) || (OF_A_SEAT.includes(kind) && args[0] === AUTOMA)

/** The sentences of a row about the Automa, in order; empty when it has done nothing. */
export const told = (entry: LogEntry, speaker: Speaker): string[] =>
  entry.heard.flatMap(({ word, by }) => {
    const note = by === undefined ? read(N, word) : undefined
    return note && isAboutAutoma(note) ? [speaker.note(word)] : []
  })
