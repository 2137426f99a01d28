/** What a tooltip says about the Automa and the Shadow Empire: what they have, and the decision cards from which they are read (TA-15). */
import type { TooltipText } from '../../../board/tooltips.ts'
import { controlled } from '../rules/map.ts'
import { pointsOf } from '../rules/resources.ts'
import { AUTOMA } from '../rules/solo/terms.ts'
import { NONE, TRACKS } from '../rules/terms.ts'
import { type Context, listed, nameOf } from './tooltip-parts.ts'

export function rival(id: string, c: Context): TooltipText {
  const { view, box, speaker } = c
  const { solo } = view
  const seat = Number(id)
  const p = view.players[seat]
  if (!solo || !p) return {}
  const automa = seat === AUTOMA
  const favourite = TRACKS[solo.favourites[seat - AUTOMA] ?? NONE]
  const amount = (name: string, n: number) => `${name} ${n}`
  return {
    title: nameOf(seat, c),
    lines: [
      [
        automa && amount(speaker.text('points'), pointsOf(p)),
        amount(speaker.text('territories'), controlled(view, seat, box)),
        amount(speaker.text('outposts'), p.outposts),
      ]
        .filter(Boolean)
        .join(', '),
      automa &&
        listed(
          'their-civilizations',
          solo.civilizations.flatMap(k =>
            k === NONE ? [] : [speaker.name('automa', box.automa.civilizations[k]!.id)],
          ),
          c,
        ),
      favourite && `${speaker.text('favourite')}: ${speaker.name('track', favourite)}`,
      speaker.text('decision-deck', {
        n: solo.decision.length,
        gone: solo.discards.length,
        progress: solo.progress.length,
      }),
      listed(
        'latest-pair',
        solo.pair.flatMap(k => (k === NONE ? [] : [speaker.name('decision', box.automa.cards[k]!.id)])),
        c,
      ),
      automa && solo.cards.length > 0 && speaker.text('automa-cards', { n: solo.cards.length }),
    ],
    rule: automa ? 'TA-15.2' : 'TA-15.3',
  }
}
