import type { MatchSummary } from '../api.ts'

/** The next of those that wait, in their order: those that were skipped last. Undefined where nothing but this one waits. */
export function following(
  waiting: readonly Pick<MatchSummary, 'id'>[],
  here: string,
  skipped: readonly string[],
): string | undefined {
  const others = waiting.filter(t => t.id !== here)
  return (others.find(t => !skipped.includes(t.id)) ?? others[0])?.id
}
