/** What there is to read of a game's matches: counts of bots' and of people's, and what is counted. Loaded with the page that shows it. */
import { type Report, readCard, speaker, type Tally, type TallyWords } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import type { Counted } from '../../../../server/contract.ts'
import { call } from '../api.ts'
import { type GameId, registered, rulesOf, wordsOf } from '../games.ts'
import { cardsIn } from '../learn/of.ts'
import { language } from '../words/index.ts'

/** What is counted of a game: the kinds with their titles, the names of their things, and what bots did. */
export interface Known {
  kinds: Tally['kinds']
  titles: TallyWords
  nameOf: (kind: string, thing: string) => string
  report: Report
}
/** Undefined for a game of which nothing is counted. */
export async function knownOf(id: GameId): Promise<Known | undefined> {
  const { tally, report: counted } = await registered(id)
  if (!tally || !counted) return undefined
  const [{ kinds }, titles, report, { game }, words, cards] = await Promise.all([
    tally.facts(),
    tally.words[language](),
    counted(),
    rulesOf(id),
    wordsOf(id, language),
    cardsIn(id, language),
  ])
  const say = speaker(game, words, [], language === 'ko' ? particle : undefined)
  const surroundings = { domain: cards?.domain ?? '', box: game.box, names: words.names }
  return {
    kinds,
    titles,
    report,
    nameOf: (kind, thing) =>
      kinds[kind]!.cards && cards
        ? readCard(cards.facts, cards.told, thing, surroundings).name
        : say.name(kinds[kind]!.domain, thing),
  }
}

/** How finished public matches between people went in this hall. */
export const people = (game: GameId): Promise<Counted[]> =>
  call<Counted[]>('GET', `games/${encodeURIComponent(game)}/statistics`)
