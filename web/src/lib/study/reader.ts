/** A worker: reads one record beside the page, tells how far it has come, and gives what came of it. */
import type { Recorded } from '@loggia/core'
import { grammars } from './grammars.ts'

/** What the page asks, and what it is told. */
export interface Task {
  game: string
  text: string
}
export type Word = { share: number } | { recorded: Recorded } | { failure: string }

const say = (word: Word) => postMessage(word)
addEventListener('message', ({ data: { game, text } }: MessageEvent<Task>) => {
  let told = 0
  // Hundredths are enough for who waits.
  const tell = (share: number) => {
    if (share - told >= 0.01) {
      told = share
      say({ share })
    }
  }
  void grammars[game]!()
    .then(({ grammar }) => say({ recorded: grammar.read(text, tell) }))
    .catch((error: unknown) => say({ failure: String(error) }))
})
