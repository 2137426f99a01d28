/** What waits on the stack, the next thing first, as the rail of a turn tells it (TA-3.5): cost, landmark, benefit, bonus, and what comes between them. */
import { type Effect, IN_ANY_ORDER, type InAnyOrder, type Seat, type Step } from '@loggia/core'
import { incomeIn } from './projected.ts'
import { isLandmark } from '../rules/capital.ts'
import type { TapestryStep } from '../rules/table.ts'
import { ANY, BUILDINGS, NO_BONUS, NONE, RESOURCES, TRACK_RESOURCE, TRACKS, trackOf } from '../rules/terms.ts'
import type { Context } from './tooltip-parts.ts'

export interface Part {
  caption: string
  /** What it brings: its strip and its sentence; where no effect says it, an icon. */
  effects: readonly Effect[]
  icon?: string
  seat: Seat
  /** It may be left. */
  optional?: true
  /** It is what is asked. */
  now?: boolean
}
type Told = Omit<Part, 'seat' | 'now'>

const one = (kind: string, fields: Readonly<Record<string, string | number>> = {}): Effect[] => [{ kind, ...fields }]
/** An amount of a resource of a kind, or of any. */
export const resources = (n: number, res: number): Effect[] => {
  const good = res === ANY ? {} : { good: RESOURCES[res]! }
  const [single, many] = res === ANY ? ['any-one', 'any'] : ['gain-one', 'gain']
  return n === 0 ? [] : n === 1 ? one(single!, good) : one(many!, { n, ...good })
}

/** An advance into a space, as its parts (TA-5.2). A part that may be declined is not included. */
export function advanceParts(space: number, bonus: boolean, c: Context): Told[] {
  const { box, view, speaker } = c
  const { own, any, landmark } = box.spaces[space]!
  const costs = [...resources(own, TRACK_RESOURCE[trackOf(space)]!), ...resources(any, ANY)]
  return [
    { caption: speaker.text('rail-cost'), effects: costs },
    ...(landmark !== NONE && view.landmarks[landmark] === NONE ? [landmarkPart(landmark, c)] : []),
    ...spaceParts(space, bonus, c),
  ]
}
const landmarkPart = (landmark: number, { box, speaker }: Context): Told => ({
  caption: speaker.name('landmark', box.landmarks[landmark]!.id),
  effects: one('landmark', { landmark: box.landmarks[landmark]!.id }),
})
function spaceParts(space: number, bonus: boolean, c: Context): Told[] {
  const says = c.game.effects!.components['space']?.[c.box.spaceIds[space]!] ?? []
  const benefit = says.filter(e => e.kind !== 'bonus')
  return [
    ...(benefit.length ? [{ caption: c.speaker.text('rail-benefit'), effects: benefit }] : []),
    ...(bonus ? bonusPart(space, c) : []),
  ]
}
const bonusPart = (space: number, { game, box, speaker }: Context): Told[] => {
  const effects = (game.effects!.components['space']?.[box.spaceIds[space]!] ?? []).filter(e => e.kind === 'bonus')
  return effects.length ? [{ caption: speaker.text('rail-bonus'), effects, optional: true }] : []
}

/** What an effect comes from: of a space of a track its benefit, else by name. */
function captionOf(origin: number, { box, speaker }: Context): string {
  const space = origin - box.origin.space
  if (origin === NONE) return speaker.text('rail-benefit')
  return space >= 0 && space < box.spaces.length
    ? speaker.text('rail-benefit')
    : speaker.name('origin', box.originIds[origin]!)
}

/** What an income turn brings in its last steps, as things stand now. */
function incomeParts(s: TapestryStep, { view, box, speaker }: Context): Told[] {
  const { points, resources: gains, cards } = incomeIn(view, s.seat, view.players[s.seat]!.era, box)
  const n = points.reduce((a, b) => a + b, 0)
  if (s.do === 'income-points') return n ? [{ caption: speaker.text('points'), effects: one('vp', { n }) }] : []
  const effects = [
    ...gains.flatMap((g, res) => resources(g.n, res)),
    ...cards.flatMap(({ id, n }) => (n ? one(n === 1 ? 'card' : 'cards', { n, card: id }) : [])),
  ]
  return effects.length ? [{ caption: speaker.text('place-income'), effects }] : []
}

/** What a step is to those who wait for it; nothing where it only does what the others say. */
function partsOf(s: TapestryStep, c: Context): Told[] {
  const { box, speaker, game } = c
  const named = (effects: readonly Effect[], origin: number): Told => ({ caption: captionOf(origin, c), effects })
  const does = (effect: number) => game.effects!.components['effect']?.[box.effects[effect]!.id] ?? []
  const plain = (kind: string, fields = {}) => [named(one(kind, fields), 'origin' in s ? s.origin : NONE)]
  switch (s.do) {
    case 'cost':
      return [{ caption: speaker.text('rail-cost'), effects: resources(s.left, ANY) }]
    case 'move':
      return advanceParts(s.space, s.bonus !== NO_BONUS, c).slice(1)
    case 'landmark':
      return c.view.landmarks[s.landmark] === NONE ? [landmarkPart(s.landmark, c)] : []
    case 'space':
      return spaceParts(s.space, s.bonus !== NO_BONUS, c)
    case 'bonus':
    case 'pay-bonus':
      return bonusPart(s.space, c)
    case 'effect':
    case 'choose':
      return [named(does(s.effect), s.origin)]
    case 'may':
      return [{ ...named(does(s.effect), s.origin), optional: true }]
    case 'any':
      return [named(resources(s.left, ANY), s.origin)]
    case 'lose':
      return plain('lose-any', { n: s.left })
    case 'explore':
    case 'explore-tile':
    case 'lay':
      return plain(s.anywhere ? 'explore-anywhere' : 'explore')
    case 'explored-tile':
      return [
        named(
          game.effects!.components['territory']?.[box.territories[s.tile]!.id] ?? [],
          box.origin.territory + s.tile,
        ),
      ]
    case 'conquer':
      return plain(s.anywhere ? 'conquer-anywhere' : 'conquer')
    case 'conquered':
    case 'conquer-dice':
      return s.do === 'conquered' && s.dice === NONE
        ? []
        : [{ caption: speaker.text('rail-dice'), effects: [], icon: 'die' }]
    case 'take-die':
      return [
        { caption: speaker.text('rail-dice'), effects: [{ kind: 'either', one: does(s.red), other: does(s.black) }] },
      ]
    case 'trap':
      return [{ caption: speaker.name('tapestry', 'trap'), effects: [], icon: 'tapestry' }]
    case 'advance':
    case 'regress-on':
      return plain(s.do === 'advance' ? 'advance' : 'regress', { track: TRACKS[s.track]! })
    case 'research':
    case 'rolled':
      return plain('research')
    case 'building':
      return plain('any-building')
    case 'place':
      return isLandmark(s.thing, box)
        ? [landmarkPart(s.thing, c)]
        : [
            {
              caption: speaker.name('building', BUILDINGS[s.thing - box.landmarks.length]!),
              effects: one('building', { building: BUILDINGS[s.thing - box.landmarks.length]! }),
            },
          ]
    case 'again-tech':
      return plain(s.circle ? 'tech-circle' : 'tech-square')
    case 'overplay':
    case 'overplay-gained':
      return plain('overplay-tapestry')
    case 'singularity':
      return plain('ai-singularity')
    case 'upgrade':
      return s.optional ? [{ ...plain('upgrade')[0]!, optional: true }] : plain('upgrade')
    case 'income-upgrade':
      return [{ caption: speaker.text('tech-cards'), effects: one('upgrade'), optional: true }]
    case 'invent':
    case 'repeat':
    case 'any-landmark':
    case 'explore-space':
      return plain(s.do)
    case 'choose-opponent':
      return plain(s.do)
    case 'choose-pact':
      return plain('choose-opponent-and-track')
    case 'isolate':
      return [{ caption: speaker.name('civilization', 'isolationists'), effects: [], icon: 'civilization' }]
    case 'maker-of-fire':
      return [{ caption: speaker.text(s.do), effects: [], icon: 'tapestry' }]
    case 'income-civilizations':
      return [{ caption: speaker.text('civilizations'), effects: [], icon: 'civilization' }]
    case 'income-tapestry':
    case 'income-card':
    case 'play-tapestry':
      return [{ caption: speaker.name('kind', 'tapestry'), effects: [], icon: 'tapestry' }]
    case 'income-points':
    case 'income-gains':
      return incomeParts(s, c)
  }
  // Questions of one card or civilization bear its name.
  for (const domain of ['civilization', 'tapestry'] as const) {
    const list = domain === 'civilization' ? box.civilizations : box.tapestries
    if (list.some(x => x.id === s.do)) return [{ caption: speaker.name(domain, s.do), effects: [], icon: domain }]
  }
  return 'origin' in s ? [{ caption: captionOf(s.origin, c), effects: [], icon: 'tapestry' }] : []
}

/** What is still to be done in this turn; empty where it only begins, and before the first. What may come in any order is all asked at once. */
export function queueOf(c: Context): Part[] {
  const { view } = c
  const ends = view.todo.findLastIndex(s => s.do === 'end-turn')
  const top: Step | undefined = view.todo.at(-1)
  if (view.turn === NONE || ends < 0 || top?.do === 'act') return []
  const first = top?.do === IN_ANY_ORDER ? (top as InAnyOrder).count : 0
  return view.todo
    .slice(ends + 1)
    .toReversed()
    .flatMap((s, k) => partsOf(s, c).map(part => ({ ...part, seat: s.seat, now: k <= first })))
}
