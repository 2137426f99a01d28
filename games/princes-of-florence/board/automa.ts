/** What the Automa has just done, and why: the notes of a row that are about it, as sentences. */
import type { LogEntry, Speaker } from '@loggia/core'
import { AUTOMA } from '../rules/automa/table.ts'

const OWN = new Set(['must-buy', 'rolled', 'turned-up', 'discarded', 'replaced'])

/** The sentences of a row about the Automa, in order; empty when it has done nothing. */
export const told = (entry: LogEntry, speaker: Speaker): string[] =>
  entry.heard.flatMap(({ word, by }) => {
    const [verb = '', rest = ''] = word.split(':'),
      about =
        verb.startsWith('automa-') ||
        OWN.has(verb) ||
        (rest.split(',')[0] === String(AUTOMA) && ['worked', 'prestige', 'freedom', 'face-down', 'sold'].includes(verb))
    return by === undefined && about ? [speaker.note(word)] : []
  })
