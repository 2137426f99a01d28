/** Conversions at the end of a turn, as an export tells them: before what the turn has brought since its action, or in the next turn. */
import type { CONVERSIONS, Player } from '../rules/index.ts'
import { fill, steps } from './bowls.ts'

type Conversion = (typeof CONVERSIONS)[number] | 'burn'
type Means = Pick<Player, 'coins' | 'vp' | 'bowls'>
const copy = ({ coins, vp, bowls }: Means): Means => ({ coins, vp, bowls: bowls.slice() })

/** What each conversion takes and brings, as far as it can come too early: a pass brings VP and coins, an acceptance brings power. */
function convert(m: Means, id: Conversion): boolean {
  const power = { 'power-coin': 1, 'power-worker': 3, 'power-priest': 5 }[id as string] ?? 0
  if (id === 'burn') {
    m.bowls[1]! -= 2
    m.bowls[2]!++
  }
  m.bowls[2]! -= power
  m.bowls[0]! += power
  if (id.endsWith('coin')) m.coins++
  if (id === 'vp-coin') m.vp--
  if (id === 'coins-vp') {
    m.coins -= 2
    m.vp++
  }
  return m.coins >= 0 && m.vp >= 0 && m.bowls.every(n => n >= 0)
}

/** What a player had before the pass, or before the power that answers have brought. */
export class Earlier {
  private before: Means | undefined
  private gained = 0
  private late = false

  /** A turn begins. */
  clear(): void {
    this.before = undefined
    this.late = false
  }
  /** Something comes now that conversions may need. */
  mark(p: Player): void {
    this.before ??= copy(p)
    this.gained = -1
  }
  /** Whether a conversion that is made now comes to the same if it is made before that. */
  allows(p: Player, id: Conversion): boolean {
    if (!this.before || this.late) return !this.late
    if (this.gained < 0) this.gained = steps(p.bowls) - steps(this.before.bowls)
    const now = copy(p)
    const then = copy(this.before)
    convert(now, id)
    const paid = convert(then, id)
    const bowls = then.bowls.slice()
    fill(bowls, this.gained)
    this.late = !paid || bowls.join() !== now.bowls.join()
    if (!this.late) this.before = then
    return !this.late
  }
}
