/** Why a record was not read to its end, as sentences. */
import type { Obstacle, Speaker } from '@loggia/core'
import { say } from '#lib/words/index.ts'
import { sayHere } from '#lib/words/pages.ts'

/** `people`: by seat, as the record names them; `example`: a line of the grammar. */
export function sentenceOf(
  { kind, count = 0, reason, rule, seat, step }: Obstacle,
  speaker: Speaker,
  people: readonly string[],
  example: string,
): string {
  const who = seat === undefined ? '' : (people[seat] ?? '')
  const question = step ? speaker.question(step) : ''
  switch (kind) {
    case 'unreadable':
      return sayHere('import_unreadable', { example })
    case 'unsupported':
      return sayHere('import_unsupported')
    case 'seats':
      return count ? sayHere('import_seats', { count }) : sayHere('import_nobody', { example })
    case 'stranger':
      return sayHere('import_stranger')
    case 'refused':
      return [
        sayHere('import_refused', { who, reason: reason ? speaker.reason(reason) : '' }),
        rule && say('why_rule', { id: rule }),
      ]
        .filter(Boolean)
        .join(' ')
    case 'missing':
      return sayHere('import_missing', { who, question })
    case 'ended':
      return sayHere('import_ended', { who, question })
    case 'idle':
      return sayHere('import_idle')
  }
}
