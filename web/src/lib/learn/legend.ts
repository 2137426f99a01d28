/** The icons of a game as a page reads them: by group, each with its name and the sections of the rules that speak of it. */
import {
  type AnyDictionary,
  type Language,
  type Legend,
  LEGEND_GROUPS,
  type LegendGroup,
  splitTarget,
} from '@loggia/core'
import { type Chapter, search } from './book.ts'

export interface IconRow {
  icon: string
  name: string
  told: ReturnType<typeof search>
}

/** What an icon is called: a name or a text of the game, or a word that only the legend has. */
export function iconName(what: string, { own }: Legend, words: AnyDictionary, language: Language): string {
  if (what in own[language]) return own[language][what]!
  const { domain, id } = splitTarget(what)
  return [(domain === 'text' ? words.texts[id] : words.names[domain]?.[id]) ?? what].flat()[0]!
}

/** Sections at most: the ones that have it in their heading come first. */
const MOST = 3

/** All groups in the order of reading. What a name adds behind a colon is not looked for. */
export function iconsBy(
  legend: Legend,
  words: AnyDictionary,
  language: Language,
  { chapters, sentences }: { chapters: readonly Chapter[]; sentences: Readonly<Record<string, string>> },
): { group: LegendGroup; icons: IconRow[] }[] {
  return LEGEND_GROUPS.flatMap(group => {
    const icons = Object.entries(legend.groups[group] ?? {}).map(([icon, what]) => {
      const name = iconName(what, legend, words, language)
      return { icon, name, told: search(chapters, sentences, name.split(/[:(]/)[0]!).slice(0, MOST) }
    })
    return icons.length ? [{ group, icons }] : []
  })
}
