/**
 * The games of the tests as the next release has them. The toy's rules are the same under a new number. Those of Ostia
 * forbid ending a turn, as matches of today have done; in Tiletum everybody has a point more; Terra Mystica's know
 * nothing of older ones. The Princes are unchanged.
 */
import { type Game, NOT_NOW } from '@loggia/core'
import type { Games, Hosted } from '../match/hosted.ts'
import { games as today } from './games.ts'

const numberOf = (rules: string) => Number(rules.split('@')[1])
/** A game as its next version changes it. */
function next(id: string, change: (game: Game) => Partial<Game> = () => ({})): Hosted {
  const hosted = today[id]!
  const newer = (game: Game): Game => ({
    ...game,
    rules: `${id}@${numberOf(game.rules) + 1}`,
    adopts: [{ from: numberOf(game.rules) }],
    ...change(game),
  })
  return { ...hosted, game: newer(hosted.game), withBox: box => newer(hosted.withBox(box)) }
}

export const games: Games = {
  ...today,
  'toy': next('toy'),
  'ostia': next('ostia', game => ({
    why: (t, seat, move) => (game.format(move).startsWith('done') ? NOT_NOW : game.why(t, seat, move)),
  })),
  'tiletum': next('tiletum', game => ({ scores: t => game.scores(t).map(s => ({ ...s, total: s.total + 1 })) })),
  'terra-mystica': next('terra-mystica', () => ({ adopts: [] })),
}
