/** What a tooltip says about cards, tiles, civilizations and landmarks. */
import { OK, ruleOfComponent } from '@loggia/core'
import type { TooltipText } from '../../../board/tooltips.ts'
import { cardOf, playedCard, slotOf, techRowOf } from '../rules/table.ts'
import { prerequisiteReason } from '../rules/technology.ts'
import { FACE_DOWN, KINDS, NONE } from '../rules/terms.ts'
import { against, brings, type Context, listed, nameOf } from './tooltip-parts.ts'

export function tapestry(k: number, c: Context): TooltipText {
  const { box, speaker, game } = c
  const card = box.tapestries[k]
  if (!card) return { rule: 'TA-4.2' }
  return {
    lines: [
      speaker.name('tapestry-kind', KINDS[card.kind]!),
      brings('tapestry', card.id, c),
      card.copies > 1 && speaker.text('copies', { n: card.copies }),
    ],
    rule: ruleOfComponent(game, 'tapestry', card.id) || 'TA-10.2',
  }
}

/** What the rows of tech cards are called, the bottom one first. */
const TECH_ROWS = ['tech-bottom', 'tech-middle', 'tech-top']

export function tech(k: number, c: Context): TooltipText {
  const { view, box, seat, game, speaker } = c
  const { id } = box.tech[k]!
  const owner = view.players.findIndex(p => p.tech.some(x => cardOf(x) === k))
  const lies = view.players[owner]?.tech.find(x => cardOf(x) === k)
  const says = game.effects?.components['tech']?.[id] ?? []
  const met = prerequisiteReason(view, seat, k, box) === OK
  return {
    lines: [
      ...says.map(e => speaker.effects([e])),
      speaker.text(met ? 'prerequisite-met' : 'prerequisite-not-met'),
      lies !== undefined &&
        speaker.text('lies-with', { who: nameOf(owner, c), row: speaker.text(TECH_ROWS[techRowOf(lies)]!) }),
      owner === seat && against(`upgrade:${id}`, c),
    ],
    rule: owner < 0 ? 'TA-8.1' : 'TA-8.4',
  }
}

export function landmark(k: number, c: Context): TooltipText {
  const { view, box, speaker } = c
  const { id, space, shape } = box.landmarks[k]!
  const cells = box.shapes[shape]!.cells[0]!
  const owner = view.landmarks[k]!
  return {
    lines: [
      owner === NONE
        ? space === NONE
          ? speaker.text('landmark-of-tech', { name: speaker.name('tech', id) })
          : speaker.text('landmark-on', { name: speaker.name('step', box.spaceIds[space]!) })
        : speaker.text('landmark-with', { who: nameOf(owner, c) }),
      speaker.text('plots-n', { n: cells.length }),
    ],
    rule: 'TA-9.8',
  }
}

export const civilization = (k: number, { box, speaker }: Context): TooltipText => ({
  lines: [speaker.text(`does-${box.civilizations[k]!.id}`)],
  rule: 'TA-11.4',
})

/** A tapestry on the income mat, with what it covers. */
export function played(slot: string, c: Context): TooltipText {
  const { view, box, seat, speaker } = c
  const cards = view.players[seat]!.played.filter(x => slotOf(x) === Number(slot)).map(playedCard)
  const top = cards.at(-1) ?? FACE_DOWN
  const name = (card: number) =>
    card === FACE_DOWN ? speaker.text('face-down') : speaker.name('tapestry', box.tapestries[card]!.id)
  return {
    title: name(top),
    lines: [
      top !== FACE_DOWN && speaker.name('tapestry-kind', KINDS[box.tapestries[top]!.kind]!),
      top !== FACE_DOWN && brings('tapestry', box.tapestries[top]!.id, c),
      listed('lies-over', cards.slice(0, -1).map(name), c),
    ],
    rule: 'TA-10.2',
  }
}

/** How many are left, and what has been discarded, equal things once. */
export function deck(id: string, c: Context): TooltipText {
  const { view, box, speaker } = c
  const [left, gone, name] = {
    tapestry: [
      view.tapestryDeck,
      view.tapestryDiscards,
      (k: number) => speaker.name('tapestry', box.tapestries[k]!.id),
    ] as const,
    territory: [
      view.territoryDeck,
      view.territoryDiscards,
      (k: number) =>
        brings('territory', box.territories[k]!.id, c) || speaker.name('territory', box.territories[k]!.id),
    ] as const,
    space: [view.spaceDeck, [], String] as const,
  }[id] ?? [view.techDeck, view.techDiscards, (k: number) => speaker.name('tech', box.tech[k]!.id)]
  return {
    title: speaker.text(`deck-${id}`),
    lines: [
      speaker.text('deck-holds', { n: left.length, gone: gone.length }),
      listed('discards', [...new Set(gone.map(name))], c),
    ],
    rule: id === 'tapestry' ? 'TA-10.1' : 'TA-6.4',
  }
}
