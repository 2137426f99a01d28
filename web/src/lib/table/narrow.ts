/**
 * Putting a move together: target, argument, done. A move is known by the list of what it is about, `verb:build`, `node:athenae`,
 * `spot:reward`. Picking one of these leaves the moves that have it; what tells the rest apart is offered next.
 */
import { type Seat, type Speaker, splitTarget, type Target } from '@loggia/core'

/** A legal move with its sentence. */
export interface Choice {
  seat: Seat
  move: string
  text: string
  targets: readonly Target[]
}

/** One button of the decision bar: a whole move, or the next thing to pick. */
export interface Offer {
  key: number
  label: string
  choice?: Choice
  pick?: Target
  targets: readonly Target[]
  anyTime?: true
  /** How often in a row the move is made: an amount as one answer. */
  times?: number
}
/** What tells offers apart. */
export const offerKey = ({ choice, pick, times }: Pick<Offer, 'choice' | 'pick' | 'times'>): string =>
  `${choice?.move ?? pick} ${times ?? ''}`

/** This many moves are listed whole: as many as there are number keys. */
const KEYS = 9

/** What is pointed at or picked may be two things at once, `cult:fire place:3`. */
export const partsOf = (target: Target): Target[] => target.split(' ')

/** The moves that are about all that was picked. */
export const matching = (all: readonly Choice[], picked: readonly Target[]): Choice[] =>
  all.filter(c => picked.every(p => c.targets.includes(p)))

/**
 * What the bar offers: every move when there are few, else what distinguishes them, thing by thing. Moves that stand `anyTime`, on offer all the
 * time beside what is asked, come last and folded.
 */
export function offers(
  left: readonly Choice[],
  speaker: Speaker,
  anyTime: (move: string) => boolean = () => false,
): Offer[] {
  const asked = left.filter(c => !anyTime(c.move))
  const beside = left.filter(c => anyTime(c.move))
  const list = asked.length
    ? [...split(asked, KEYS, speaker), ...split(beside, 1, speaker).map(o => ({ ...o, anyTime: true as const }))]
    : split(beside, KEYS, speaker)
  return list.map((o, k) => ({ ...o, key: k + 1 }))
}

/** The moves themselves, when they are no more than that, else the first things that tell them apart. */
function split(left: readonly Choice[], most: number, speaker: Speaker): Omit<Offer, 'key'>[] {
  const whole = (choice: Choice): Omit<Offer, 'key'> => ({ label: choice.text, choice, targets: choice.targets })
  if (left.length <= most) return left.map(whole)
  for (let at = 0; left.some(c => at < c.targets.length); at++) {
    const groups = new Map<Target, Choice[]>()
    for (const c of left) {
      const target = c.targets[at] ?? c.move
      groups.set(target, [...(groups.get(target) ?? []), c])
    }
    if (groups.size < 2 && (most >= KEYS || at > 0)) continue
    return [...groups].map(([pick, group]) =>
      group.length === 1
        ? whole(group[0]!)
        : { label: naming(pick, speaker), pick, targets: group.every(c => c.targets.includes(pick)) ? [pick] : [] },
    )
  }
  return left.map(whole)
}

/** Names what can be picked: a thing by its name, a verb by the words that the game has for it alone. */
export function naming(target: Target, speaker: Speaker): string {
  const parts = partsOf(target)
  if (parts.length > 1) return parts.map(part => naming(part, speaker)).join(' · ')
  const { domain, id } = splitTarget(target)
  return domain === 'verb' ? speaker.text(`verb-${id}`) : speaker.name(domain, id)
}

/** What all of several moves are about, and nobody picked: it tells nothing, and is as good as picked. */
export const givenBy = (left: readonly Choice[], picked: readonly Target[]): Target[] =>
  left.length > 1 ? left[0]!.targets.filter(t => !picked.includes(t) && left.every(c => c.targets.includes(t))) : []

/** What can be picked on the board (a verb where nothing else tells its move), with the key of the offer that does the same (0: none does). */
export function lightsOf(
  left: readonly Choice[],
  picked: readonly Target[],
  list: readonly Offer[],
): Map<Target, number> {
  const targets = new Map<Target, number>()
  for (const c of left)
    for (const t of c.targets) {
      // What all the moves left have in common tells nothing, but one move alone is still picked by what it is about.
      if (
        (t.startsWith('verb:') && c.targets.length > 1) ||
        picked.includes(t) ||
        (left.length > 1 && left.every(o => o.targets.includes(t)))
      )
        continue
      const same = list.filter(o => o.targets.includes(t))
      targets.set(t, same.length === 1 && !same[0]!.anyTime ? same[0]!.key : 0)
    }
  return targets
}
