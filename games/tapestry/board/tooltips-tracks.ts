/** What a tooltip says about the tracks: a space with its cost, benefit and landmark and who stands there; a track; a resource. */
import type { TooltipText } from '../../../board/tooltips.ts'
import { MOST, NONE, positionOf, RESOURCES, spaceOf, tierOf, TRACK_RESOURCE, TRACKS, trackOf } from '../rules/terms.ts'
import { tierName } from '../rules/components.ts'
import { closes } from '../rules/tapestries/dictate.ts'
import { against, brings, type Context, listed, nameOf } from './tooltip-parts.ts'

/** What a space costs (TA-5.1). */
export function costLine(k: number, { box, speaker }: Context): string | false {
  const { own, any } = box.spaces[k]!
  const resource = RESOURCES[TRACK_RESOURCE[trackOf(k)]!]!
  const parts = [
    own > 0 && speaker.text('amount-of', { n: own, name: speaker.name('resource', resource, own) }),
    any > 0 && speaker.text('any-n', { n: any }),
  ].filter(Boolean)
  return parts.length > 0 && speaker.text('space-costs', { list: parts.join(' + ') })
}

export function space(k: number, c: Context): TooltipText {
  const { view, box, speaker } = c
  const { id, landmark } = box.spaces[k]!
  const here = view.players.flatMap((p, seat) => (p.tokens.includes(k) ? [nameOf(seat, c)] : []))
  const position = positionOf(k)
  return {
    title: position ? `${speaker.name('step', id)} · ${speaker.name('space', id)}` : speaker.name('space', id),
    lines: [
      position > 0 && speaker.text('tier', { name: tierName(tierOf(position)) }),
      costLine(k, c),
      brings('space', id, c),
      landmark !== NONE &&
        speaker.text(view.landmarks[landmark] === NONE ? 'landmark-waits' : 'landmark-taken', {
          name: speaker.name('landmark', box.landmarks[landmark]!.id),
        }),
      listed('stand-here', here, c),
      against(`advance:${id}`, c),
    ],
    rule: 'TA-5.1',
  }
}

export function track(k: number, c: Context): TooltipText {
  const { view, box, speaker } = c
  const foremost = (seat: number) =>
    Math.max(0, ...view.players[seat]!.tokens.flatMap(x => (trackOf(x) === k ? [positionOf(x)] : [])))
  const waiting = Array.from({ length: 13 }, (_, n) => box.spaces[spaceOf(k, n)]!.landmark).filter(
    l => l !== NONE && view.landmarks[l] === NONE,
  )
  return {
    lines: [
      view.players.map((_, seat) => `${nameOf(seat, c)} ${foremost(seat)}`).join(' · '),
      listed(
        'landmarks-wait',
        waiting.map(l => speaker.name('landmark', box.landmarks[l]!.id)),
        c,
      ),
      ...view.players.map((p, seat) => closes(p, k) && speaker.text('dictated', { who: nameOf(seat, c) })),
    ],
    rule: 'TA-1.3',
  }
}

export const resource = (k: number, { view, seat, speaker }: Context): TooltipText => ({
  lines: [
    speaker.text('have', { n: view.players[seat]?.resources[k] ?? 0, most: MOST }),
    speaker.text('resource-of', { name: speaker.name('track', TRACKS[TRACK_RESOURCE.indexOf(k as 0)]!) }),
  ],
  rule: 'TA-1.2',
})
