/** TA-15: the set-up of the solo game. */
import { end, inAnyOrder, next, note, OK, reveal } from '@loggia/core'
import { type Box, otherOrigin } from '../box.ts'
import { addToken, worldOf } from '../map.ts'
import type { Player, Solo, TapestryTable } from '../table.ts'
import { NONE, OUTPOST, tokenOf } from '../terms.ts'
import { rollOneOf, rollScience } from '../tracks.ts'
import { N, R, steps } from '../words.ts'
import { AUTOMA, HUMAN, HUMAN_EVERY_TRACK, SHADOW, UNSEEN } from './terms.ts'

/** TA-15.6: what a bot has of a player: tokens and outposts, one of which marks its favourite track. */
export function botOf(p: Player): Player {
  p.exposed.fill(0)
  p.outposts--
  return p
}

/** TA-15.4 */
export const newSolo = (box: Box): Solo => ({
  decision: [...box.automa.first, UNSEEN],
  discards: [],
  progress: box.automa.progress.slice(),
  shown: NONE,
  pair: [NONE, NONE],
  favourites: [NONE, NONE],
  civilizations: [],
  cards: [],
})

/** TA-15.1, 15.2: where the human begins, whatever the mat, and the Automa. */
export function soloStarts(t: TapestryTable, box: Box): void {
  const { humanCapital, automaCapital, outposts } = box.automa
  const { starts } = worldOf(t, box)
  for (const [seat, capital] of [
    [HUMAN, humanCapital],
    [AUTOMA, automaCapital],
  ])
    for (let n = 0; n < outposts; n++) {
      addToken(t, starts[capital], tokenOf(seat, OUTPOST))
      t.players[seat].outposts--
    }
}

/** TA-19.10, level 1: as the first event of income turn 1 the human advances once on each track, in any order. */
export function firstAdvances(t: TapestryTable, box: Box): void {
  if (!t.solo || levelOf(t, box).firstIncome !== HUMAN_EVERY_TRACK) return
  const origin = otherOrigin(box, 'automa')
  inAnyOrder(
    t,
    HUMAN,
    ...box.automa.humanAdvances.map(effect => ({ do: 'effect' as const, seat: HUMAN, effect, origin, at: NONE })),
  )
}

export const levelOf = (t: TapestryTable, box: Box): Box['automa']['levels'][number] => box.automa.levels[t.level - 1]

export const soloSetup = steps({
  /** TA-15.2, 15.3: the science die says what the Automa is; the Shadow Empire likes another track. */
  'bot-setup'(t, { seat }, box) {
    const solo = t.solo!
    const automa = rollScience(t, box)
    const shadow = rollOneOf(t, ~(1 << automa), box)
    solo.favourites = [automa, shadow]
    solo.civilizations = [box.automa.civilizations.findIndex(c => c.favourite === automa)]
    reveal(t, N['bot-civilization'](solo.civilizations[0]))
    reveal(t, N['bot-favourite'](AUTOMA, automa))
    reveal(t, N['bot-favourite'](SHADOW, shadow))
    if (levelOf(t, box).two) next(t, { do: 'second-civilization', seat })
  },

  /** D42: any of the other three. */
  'second-civilization': {
    can: {
      'automa-civilization': {
        why: (t, _s, _box, civilization) => (t.solo!.civilizations.includes(civilization) ? R['not-offered']() : OK),
        play(t, s, _box, civilization) {
          end(t, s)
          t.solo!.civilizations.push(civilization)
          note(N['bot-civilization'](civilization))
        },
      },
    },
  },
})
