/** Why a record was not read to its end, as sentences. */
import type { Obstacle, Speaker } from '@loggia/core'
import { m } from '#paraglide/messages.js'

/** `people`: by seat, as the record names them; `example`: a line of the grammar. */
export function sentenceOf(
  { kind, count = 0, reason, rule, seat, step }: Obstacle,
  speaker: Speaker,
  people: readonly string[],
  example: string,
): string {
  const who = seat === undefined ? '' : (people[seat] ?? ''),
    question = step ? speaker.question(step) : ''
  switch (kind) {
    case 'unreadable':
      return m.import_unreadable({ example })
    case 'unsupported':
      return m.import_unsupported()
    case 'seats':
      return count ? m.import_seats({ count }) : m.import_nobody({ example })
    case 'stranger':
      return m.import_stranger()
    case 'refused':
      return [m.import_refused({ who, reason: reason ? speaker.reason(reason) : '' }), rule && m.why_rule({ id: rule })]
        .filter(Boolean)
        .join(' ')
    case 'missing':
      return m.import_missing({ who, question })
    case 'ended':
      return m.import_ended({ who, question })
    case 'idle':
      return m.import_idle()
  }
}
