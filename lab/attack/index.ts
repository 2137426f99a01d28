/** What a hall must withstand, as drills: each attacks halls of its own on this machine and counts what did not hold. `lab attack NAME`. */
import type { Line } from '../print.ts'
import { accounts } from './accounts.ts'
import { bots } from './bots.ts'
import { cut } from './cut.ts'
import { doors } from './doors.ts'
import { fuzz } from './fuzz.ts'
import { kill } from './kill.ts'
import { outbox } from './outbox.ts'
import { oracle } from './oracle.ts'
import { outage } from './outage.ts'

/** `rounds`: how often the drill does what it does; each has a number that shows something. */
export interface Plan {
  seed: string
  rounds?: number
}
/** What was found; `held`: nothing that must hold gave way. */
export type Found = Line & { held: boolean }

export const DRILLS: Readonly<Record<string, (plan: Plan) => Promise<Found>>> = {
  kill,
  cut,
  bots,
  outbox,
  oracle,
  doors,
  fuzz,
  accounts,
  outage,
}
