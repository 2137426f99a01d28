/** How what a move is about is named, between boards, page and server. */
import type { Game } from './game.ts'
import { codec, splitWord } from './lexicon.ts'

/**
 * Something on the board that a move can be about: `domain:id`, e.g. `section:wood`, `node:athenae`, `spot:reward`; `verb:id` for a move
 * that is about nothing else. An element may stand for two at once, `cult:fire place:3`: both are picked. The element that draws it carries
 * it as `data-target`, and `data-state="lit"` while it is lit.
 */
export type Target = string
/** What the name of a target says: a thing of a domain, or (`verb`) a move that is about nothing else. */
export function splitTarget(target: Target): { domain: string; id: string } {
  const colon = target.indexOf(':')
  return colon < 0 ? { domain: target, id: '' } : { domain: target.slice(0, colon), id: target.slice(colon + 1) }
}

/** What a move in notation is about, its verb first: `verb:build`, `node:athenae`. */
export function targetsOf({ verbs }: Pick<Game, 'verbs'>, move: string): Target[] {
  const { verb, ids } = splitWord(move)
  const { verbs: known, domains } = codec(verbs)
  const about = domains[known.indexOf(verb)] ?? []
  return [`verb:${verb}`, ...ids.map((id, k) => `${about[k]?.name ?? ''}:${id}`)]
}
