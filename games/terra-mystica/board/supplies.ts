/** What a person has, to be shown: pieces by the number, and what can be turned into others. */
import type { Speaker } from '@loggia/core'
import type { Count } from '../../../board/counters.ts'
import type { Player } from '../rules/table.ts'
import { RESOURCES } from '../rules/terms.ts'

type Supply = 'coins' | 'workers' | 'priests' | 'keys' | 'bridges' | 'shipping'

/** `then`: after the move that is pointed at; `was`: before the last row. */
export const supplies = (p: Player, which: readonly Supply[], speaker: Speaker, then?: Player, was?: Player): Count[] =>
  which.map(supply => {
    const icon = supply.replace(/s$/, '')
    return {
      icon,
      name: RESOURCES.some(r => r === icon) ? speaker.name('resource', icon, 2) : speaker.text(icon),
      n: p[supply],
      next: then?.[supply],
      was: was?.[supply],
    }
  })
