/** What the page's own words need to know of a view. */
import {
  asked,
  type BoardContext,
  type Facts,
  heardNotes,
  type Reason,
  read,
  splitTarget,
  type LogEntry,
} from '@loggia/core'
import { turnsIn } from '../../../board/story.ts'
import type { Box } from '../rules/box.ts'
import { exploreReason } from '../rules/explore.ts'
import { pointsOf } from '../rules/resources.ts'
import { cardOf, type TapestryTable, techRowOf } from '../rules/table.ts'
import { END, ERAS, NONE, positionOf, RESOURCES, TOP, TRACK_RESOURCE, trackOf, TRACKS } from '../rules/terms.ts'
import { N, V } from '../rules/words.ts'
import { consequence } from './consequence.ts'
import { formatEntry, gainSummary, points } from './log.ts'
import { amounts } from './tooltips.ts'

type Context = BoardContext<TapestryTable, Box>

/** Notes of which a token, a tile or a building tells that moves on the board. */

/** The eras that people are in, and the start. */
function phase({ view, speaker }: Pick<Context, 'view' | 'speaker'>): string {
  if (!view.todo.length) return speaker.text('over')
  if (view.turn === NONE) return speaker.text('set-up')
  const eras = view.players.map(p => p.era)
  const [low, high] = [Math.min(...eras), Math.max(...eras)]
  return low === high ? speaker.text('era', { n: low }) : speaker.text('eras', { from: low, to: high })
}

/** The era and the civilizations of a person. */
function role({ view, seat, box, speaker }: Context): string {
  const p = view.players[seat]!
  const civilizations = p.civilizations.map(c => speaker.name('civilization', box.civilizations[c]!.id)).join(', ')
  const era = p.finished ? speaker.text('finished') : p.era ? speaker.text('era', { n: Math.min(p.era, ERAS) }) : ''
  return [era, civilizations].filter(Boolean).join(' · ')
}

/**
 * The only card that a hand can give. The rules ask for it because the others could not foresee which it is
 * (`neverForced`). But everybody sees how many cards a hand holds, so an immediate answer reveals nothing more. A Trap
 * stays a question: having none is a secret.
 */
function onlyCard({ view, seat }: Pick<Context, 'view' | 'seat'>, [only, ...others]: readonly string[]): string {
  const s = asked(view, seat)
  if (!s || !only || others.length) return ''
  const single =
    s.do === 'overplay-gained'
      ? s.n === 1
      : ['play-tapestry', 'overplay', 'maker-of-fire', 'discard-hand'].includes(s.do) &&
        view.players[seat]!.hand.length === 1
  return single ? only : ''
}

/**
 * An income turn comes after what can be advanced on, and so does what declines something. The rest stands as it lies: resources by their tracks, cards
 * as a hand has them, tech cards from the top row down.
 */
function rank({ view, box, seat }: Context, move: string): number {
  const choice = read(V, move)
  switch (choice?.kind) {
    case 'decline':
    case 'done':
    case 'beside':
      return 1
    case 'income':
      return 0.5
    case 'pay':
    case 'gain':
    case 'lose':
    case 'convert':
      return TRACK_RESOURCE.findIndex(resource => RESOURCES[resource] === choice.args[0]) / 10
    case 'play':
    case 'discard-tapestry':
      return box.tapestries.findIndex(({ id }) => id === choice.args[0]) / box.tapestries.length
    case 'upgrade':
    case 'again':
    case 'discard-tech': {
      const card = view.players[seat]!.tech.find(x => box.tech[cardOf(x)]!.id === choice.args[0])
      return card === undefined ? 0 : (TOP - techRowOf(card)) / 10
    }
  }
  return 0
}

/** Why not, of the move that was meant: a track and a landmark are reached by an advance, and a tile has to be chosen before its hex. */
function why({ view, game, box, seat }: Context, target: string): Reason | undefined {
  const { domain, id } = splitTarget(target)
  const step = asked(view, seat)
  const advance = (space: number): Reason | undefined =>
    step?.do === 'act' && space !== NONE ? game.why(view, seat, V.advance(space)) || undefined : undefined
  switch (domain) {
    case 'track': {
      const at = Math.max(
        ...view.players[seat]!.tokens.filter(token => trackOf(token) === TRACKS.indexOf(id as 'science')),
      )
      return at >= 0 && positionOf(at) < END ? advance(at + 1) : undefined
    }
    case 'landmark':
      return advance(box.landmarks.find(l => l.id === id)?.space ?? NONE)
    case 'hex':
      return step?.do === 'explore-tile'
        ? exploreReason(view, seat, box.hexIds.indexOf(id), step.anywhere === 1, box) || undefined
        : undefined
  }
  return undefined
}

/** The era that begins with this row: each person has their own. */
const eraIn = (entry: LogEntry) => heardNotes(N, entry.heard).find(note => note.kind === 'era')

export const facts: Facts<TapestryTable, Box> = {
  names: true,
  number: ({ view, seat, speaker }) => ({ value: pointsOf(view.players[seat]!), name: speaker.text('points') }),
  figures: ({ view, seat, speaker }) =>
    RESOURCES.map((icon, k) => ({ icon, name: speaker.name('resource', icon), n: view.players[seat]!.resources[k]! })),
  counts: ({ view, seat }) => ({ cards: view.players[seat]!.hand.length }),
  phase,
  role,
  secrets: true,
  rank,
  routine: onlyCard,
  why,
  sectionTitle: (entry, speaker) => {
    const era = eraIn(entry)
    return era ? speaker.text('era-of', { who: speaker.name('seat', String(era.args[0])), n: era.args[1] }) : ''
  },
  sectionSeat: entry => eraIn(entry)?.args[0],
  opens: entry => read(V, entry.move)?.kind === 'income',
  ending: ({ view, seat, speaker }) => speaker.text('income-turns', { n: view.players[seat]?.era ?? 0, of: ERAS }),
  turns: entry => turnsIn(entry, N),
  formatEntry,
  gainSummary,
  amounts,
  consequence,
  points,
  rule: () => undefined,
}
