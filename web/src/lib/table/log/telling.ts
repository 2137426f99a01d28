/** What the log says of rows and turns: a row is put into words once, for a late match has hundreds. */
import { type LogEntry, ruleOf, type Seat, type Speaker } from '@loggia/core'
import { say } from '#lib/words/index.ts'
import { sayLog } from '#lib/words/log.ts'
import type { LoadedGame } from '../../games.ts'
import { eventText, type Told as EventState } from '../events.ts'
import { counted, type Fact, gainsOf, type Turn } from './turns.ts'

export type Told = (entry: LogEntry) => readonly Fact[]
/** The same thing said again and again, once. */
export const times = (text: string, n: number) => say('log_times', { text, n })

/** All that the log says of a row. `state`: the current holders of the seats, and whether it is rated. */
export function teller(
  { facts, game }: LoadedGame,
  speaker: Speaker,
  people: readonly string[],
  state: EventState,
): Told {
  const words = new WeakMap<LogEntry, readonly Fact[]>()
  const factsOf = (e: LogEntry): Fact[] => {
    if (e.event) return [{ note: true, rule: '', text: eventText(e, state) }]
    return facts.formatEntry(e, speaker).map(({ word, text, by, note }) => {
      const move = by !== undefined || word === e.move
      return {
        note,
        rule: move ? ruleOf(game.verbs, word) : (facts.rule?.(word) ?? ruleOf(game.notes, word)),
        text:
          text ??
          (by !== undefined
            ? `${people[by] ?? speaker.name('seat', String(by))}: ${speaker.move(word)} ${sayLog('log_forced')}`
            : move
              ? speaker.move(word, e.chosen)
              : speaker.note(word)),
      }
    })
  }
  return e => {
    let said = words.get(e)
    if (!said) words.set(e, (said = factsOf(e)))
    return said
  }
}

/** What is read before a turn is unfolded: whose it is, its moves, and what it came to. */
export function lineOf(
  turn: Turn,
  told: Told,
  { facts }: LoadedGame,
  speaker: Speaker,
): { seat: Seat; text: string; gains: string } {
  if (turn.seat < 0) return { seat: -1, text: sayLog('log_setup'), gains: '' }
  if (turn.auction) return { ...facts.auction!.tell(turn.rows, speaker), gains: '' }
  const moves = turn.rows.flatMap(e =>
    e.move
      ? told(e)[0]?.note === false
        ? [{ text: `${speaker.move(e.move, e.chosen)}${e.standing ? ` ${say('log_standing')}` : ''}` }]
        : []
      : // A turn that began in a row of somebody else, without a choice.
        e.heard.flatMap(({ word, by }) => (by === turn.seat ? [{ text: speaker.move(word) }] : [])),
  )
  // Players without logged moves: their other acts are shown, or what comes first.
  const all = told(turn.rows[0]!)
  const deeds = all.filter(fact => !fact.note)
  return {
    seat: turn.seat,
    text: counted([moves, deeds, all.slice(0, 1)].find(list => list.length) ?? [], times)
      .map(m => m.text)
      .join(' · '),
    gains: moves.length || deeds.length ? gainsOf(turn, facts, speaker) : '',
  }
}
