/** Cards of the sixteen civilizations (TA-11): marks, and the figures of their sentences. A leaf: the mat says at each income turn what to do. */
import type { Cards } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { CivilizationId } from '../rules/civilizations/civilization.ts'
import type { TapestryTable } from '../rules/table.ts'

export const cards = {
  marks: {
    'alchemists': 'usual',
    'architects': 'usual',
    'craftsmen': 'first',
    'entertainers': 'first',
    'futurists': 'usual',
    'heralds': 'later',
    'historians': 'usual',
    'inventors': 'later',
    'isolationists': 'usual',
    'leaders': 'first',
    'merrymakers': 'first',
    'militants': 'first',
    'mystics': 'later',
    'nomads': 'later',
    'the-chosen': 'usual',
    'traders': 'later',
  },
  figures(id, box) {
    const c = box.civilizations.find(civilization => civilization.id === id)!
    /** How much an effect gains of what it gains. */
    const amount = (effect: number | undefined): number => {
      const e = box.effects[effect ?? -1]
      return e && 'n' in e ? e.n : e?.op === 'vp-per' ? e.each : 0
    }
    const points = c.slots.flat().flatMap(effect => (box.effects[effect]?.op === 'vp' ? [amount(effect)] : []))
    return {
      turns: `${c.turns[0]}–${c.turns.at(-1)}`,
      times: c.turns.length,
      tokens: c.tokens,
      spaces: c.spaces,
      points: points.map(String),
      squares: c.slots.flat().length,
      least: c.vp[0] ?? 0,
      most: c.vp.at(-1) ?? 0,
      ...Object.fromEntries(Object.entries(c.effects).map(([name, effect]) => [name, amount(effect)])),
    }
  },
  held: (view, seat, box) => view.players[seat]?.civilizations.map(c => box.civilizations[c]!.id) ?? [],
} as const satisfies Cards<CivilizationId, TapestryTable, Box>
