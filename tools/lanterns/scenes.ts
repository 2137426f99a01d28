/** Tables a few moves before something rare, for the conformance suite. */
import type { Game } from '@loggia/core'
import type { Conformance, Scene } from '@loggia/core/testing'
import type { LanternsTable } from './rules/index.ts'

export const scenes: readonly Scene<LanternsTable>[] = [
  {
    name: 'somebody takes the last light that they can carry',
    table(game: Game<LanternsTable>) {
      const t = game.setup({ seats: 2, seed: 'hands full' })
      for (;;) {
        const seat = t.todo.at(-1)!.seat!
        if (t.taken[seat].length === 4) return t
        game.play(t, seat, game.parse('take'))
      }
    },
  },
]

export const conformance: Conformance<LanternsTable> = { scenes }
