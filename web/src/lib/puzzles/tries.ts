/** How puzzles fare: the first try is told to the hall, which counts it and knows nobody. A hall that can't be reached misses it. */
import type { PuzzleTry, PuzzleTries } from '../../../../server/contract.ts'

export function tell(first: PuzzleTry): void {
  fetch('/api/puzzle-tries', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(first),
  }).catch(() => {})
}

const asked = new Map<string, Promise<PuzzleTries>>()
/** How often puzzles of a game were solved at the first try, where enough people have tried; nothing where the hall can't be reached. */
export function triesOf(game: string): Promise<PuzzleTries> {
  const known =
    asked.get(game) ??
    fetch(`/api/puzzle-tries/${game}`, { credentials: 'omit' })
      .then(r => (r.ok ? (r.json() as Promise<PuzzleTries>) : {}))
      .catch(() => {
        asked.delete(game)
        return {}
      })
  asked.set(game, known)
  return known
}
/** The share of first tries that were right, in percent. */
export const shareOf = ({ tries, right }: PuzzleTries[string]): number => Math.round((100 * right) / tries)
