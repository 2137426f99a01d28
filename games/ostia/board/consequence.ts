/** What follows of an answer besides what it costs and brings: where the last ship lands, whether anything can be done there, and whether it ends the match. */
import { asked, type BoardContext, type Foreseen, heardNotes, movesOf } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { OstiaTable } from '../rules/table.ts'
import { N } from '../rules/verbs.ts'

type Context = BoardContext<OstiaTable, Box>

/** OST-5.4.5: what the action of the section could do is nothing, but for free actions. */
function idle({ game, seat }: Context, { view }: Foreseen<OstiaTable>): boolean {
  const now = asked(view, seat)?.do
  return now !== 'drop' && (!now || movesOf(game, view, seat).every(move => /^(done|buy)/.test(game.format(move))))
}

export function consequence(c: Context, _move: string, then: Foreseen<OstiaTable>): string {
  const heard = heardNotes(N, then.heard)
  const landed = heard.findLast(note => note.kind === 'dropped' && note.args[0] === c.seat)
  const ends = then.heard.find(({ word }) => word.startsWith('trigger:'))
  return [landed?.kind === 'dropped' && idle(c, then) && c.speaker.text('idle'), ends && c.speaker.note(ends.word)]
    .filter(Boolean)
    .join(' · ')
}
