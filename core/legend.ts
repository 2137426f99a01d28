/** A legend: the icons of a game in groups, and what each is called. Types only; `games/<game>/learn/legend.ts` has it. */
import type { Language } from './templates.ts'

export const LEGEND_GROUPS = ['goods', 'actions', 'buildings', 'cards', 'people', 'signs'] as const
export type LegendGroup = (typeof LEGEND_GROUPS)[number]

export interface Legend<Own extends string = string> {
  /** By icon what it is called, as tooltips have it: a name (`good:wood`), a text of the game (`text:shipping`), or a word that only the legend has. */
  groups: Readonly<Partial<Record<LegendGroup, Readonly<Record<string, `${string}:${string}` | Own>>>>>
  own: Readonly<Record<Language, Readonly<Record<Own, string>>>>
}
/** A legend, typed by the words of its own. */
export const legendOf = <Own extends string>(
  own: Legend<Own>['own'],
  groups: Legend<NoInfer<Own>>['groups'],
): Legend<Own> => ({ own, groups })
