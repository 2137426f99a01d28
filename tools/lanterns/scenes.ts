/** Tables a few moves before something rare, for the conformance suite. */
import type { Game } from '@loggia/core'
import type { Conformance, Scene } from '@loggia/core/testing'
import type { LanternsTable } from './rules/index.ts'

export const scenes: readonly Scene<LanternsTable>[] = [
  {
    name: 'somebody carries as many as they can',
    table(game: Game<LanternsTable>) {
      const t = game.setup({ seats: 2, seed: 'hands full' })
      while (t.deck.length > 1) {
        const seat = t.todo.at(-1)!.seat!
        game.play(t, seat, game.parse(t.taken[seat].length < 5 ? 'take' : 'leave'))
      }
      return t
    },
  },
]

export const conformance: Conformance<LanternsTable> = { scenes }
