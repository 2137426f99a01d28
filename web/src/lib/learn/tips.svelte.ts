/**
 * Sentences for people who are new to a game: each kind of question has one, which is said until the question was answered once. A player who has finished two
 * matches of the game on this device, or wants no more of them, is told nothing.
 */
import { splitWord } from '@loggia/core'

/** After this number of finished matches of a game a player knows its questions. */
const KNOWN = 2
const OFF = 'loggia.tips'

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    /* lasts as long as the page */
  }
}
const list = (key: string): string[] => stored(key)?.split(' ').filter(Boolean) ?? []
const finishedOf = (game: string) => `loggia.finished.${game}`

/** Whether a person at this device is to be told what questions of this game are for. */
export const isNewTo = (game: string): boolean => stored(OFF) !== 'off' && list(finishedOf(game)).length < KNOWN
/** A person wants to be told again: what stopped the sentences, and what was said of this game, is forgotten. */
export function begin(game: string): void {
  for (const key of [OFF, `loggia.told.${game}`, finishedOf(game)])
    try {
      localStorage.removeItem(key)
    } catch {
      /* nothing was kept */
    }
}
/** A match of this game was played to its end here. */
export function finished(game: string, match: string): void {
  const before = list(finishedOf(game))
  if (!before.includes(match)) keep(finishedOf(game), [...before, match].slice(-KNOWN).join(' '))
}

/** What is asked: the step on top, and the verb that all answers left have in common once something was picked. */
export interface Asked {
  kind: string
  moves: readonly string[]
  picked: boolean
}

/** The key of the sentence for a question: that of the chosen verb where there is one, else that of the step. */
export function keyOf(sentences: Readonly<Record<string, string>>, { kind, moves, picked }: Asked): string {
  if (picked && moves.length) {
    const verb = splitWord(moves[0]!).verb
    const key = `${kind}:${verb}`
    if (key in sentences && moves.every(move => splitWord(move).verb === verb)) return key
  }
  return kind in sentences ? kind : ''
}

/** Which sentences of a game this person has had. */
export class Tips {
  readonly #key: string
  #had: readonly string[] = $state.raw([])
  #off = $state(false)

  constructor(game: string) {
    this.#key = `loggia.told.${game}`
    this.#had = list(this.#key)
  }

  isDue = (key: string): boolean => !this.#off && key !== '' && !this.#had.includes(key)
  /** It need not be said again. */
  had(key: string): void {
    if (!key || this.#had.includes(key)) return
    this.#had = [...this.#had, key]
    keep(this.#key, this.#had.join(' '))
  }
  /** No sentence of any game any more. */
  stop(): void {
    this.#off = true
    keep(OFF, 'off')
  }
}
