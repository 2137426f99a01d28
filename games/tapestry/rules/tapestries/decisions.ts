/** TA-10: everything that tapestry cards ask. */
import { copies } from './copy.ts'
import { moves } from './moves.ts'
import { playing } from './play.ts'
import { players } from './players.ts'
import { territories } from './territories.ts'
import { trades } from './trade.ts'

export const tapestries = { ...playing, ...copies, ...players, ...moves, ...territories, ...trades }
