/** What a tooltip says about a thing on the board: its name, what it does and would do, and the rule. */
import { asked, type ComponentFile, HIDDEN, originIn, ruleOf } from '@loggia/core'
import type { Amounts, BoardContext, Tooltips, TooltipText } from '../../../board/tooltips.ts'
import type { Box } from '../rules/box.ts'
import { priceOf } from '../rules/build.ts'
import { fits, places } from '../rules/estate.ts'
import { left } from '../rules/objects.ts'
import type { PrincesTable } from '../rules/table.ts'
import {
  ANY_LANDSCAPE,
  BANKER,
  BONUS,
  BUILDER,
  BUILDINGS,
  CHARACTERS,
  DECKS,
  FREEDOMS,
  JESTER,
  OBJECTS,
  SIZES,
} from '../rules/terms.ts'
import { V } from '../rules/verbs.ts'
import { bonuses, bringing, partsOf } from './ahead.ts'
import { sum } from './stair.ts'

export type Context = BoardContext<PrincesTable, Box>

/** Whether the figures of this very piece are the rulebook's, seen in public or reconstructed. */
const source = (file: ComponentFile, list: string, id: string): string =>
  originIn(
    file,
    list,
    (file[list] as { id: string }[]).find(thing => thing.id === id),
  )

/** Things that no move is about: a tile that lies somewhere, cards in hand and those before somebody, what lies on the noble board. */
type Own = 'tile' | 'profession' | 'front' | 'held' | 'round' | 'track' | 'purse' | 'builders' | 'jesters'

const cardOf = (id: string, c: Context): TooltipText =>
  card(
    c.box.cards.findIndex(k => k.id === id),
    c,
  )

export const tooltips: Tooltips<Context, typeof V, Own> = {
  object,
  landscape: object,
  building: tile,
  tile: (id, c) =>
    tile(
      c.box.tiles.findIndex(t => t.id === id),
      c,
    ),
  freedom: (k, c) => ({
    lines: [c.speaker.text('left', { n: c.view.freedoms[k]! }), costs(c.box.cost.freedom, c), fans('freedom', k, c)],
    rule: 'PF-11.1',
    source: source(c.box.data.tiles, 'freedoms', FREEDOMS[k]!),
  }),
  card,
  profession: cardOf,
  front: cardOf,
  held: (_, c) => object(OBJECTS.indexOf('recruiting-card'), c),
  amount: (k, { speaker }) => ({ title: speaker.move(`complete:${k}`), rule: 'PF-9.6' }),
  square: 'PF-10.3',
  turn: 'PF-10.3',
  strip: 'PF-18.3',
  edge: 'PF-18.1',
  share: 'PF-18.3',
  space: 'PF-17.2',
  character: (k, { view, box, speaker }) => {
    const { bank = 0, owner } = view.characters ?? {}
    const id = CHARACTERS[k]!
    return {
      lines: [
        speaker.text(`does-${id}`, { n: k === BANKER ? sum(bank) : view.round }),
        owner !== undefined && owner[k]! >= 0 && speaker.name('seat', String(owner[k])),
      ],
      rule: `PF-17.${k + 4}`,
      source: source(box.data.characters, 'cards', id),
    }
  },
  deck: (k, { view, speaker }) => ({
    lines: [speaker.text('deck', { n: view.decks[k]!.ids.length })],
    rule: 'PF-17.9',
  }),
  round: (_, { view, box, speaker }) => ({
    title: speaker.text('round', { n: view.round }),
    lines: [view.round > 0 && speaker.text('minimum', { n: box.minimum[view.round]! })],
    rule: 'PF-9.3',
    source: originIn(box.data.rounds, 'minimumWorkValue', box.data.rounds.minimumWorkValue[view.round - 1]),
  }),
  track: (_, { view, speaker }) => ({
    title: speaker.text('reputation'),
    lines: view.players.map((o, k) => `${speaker.name('seat', String(k))} ${o.prestige}`),
    rule: 'PF-3.1',
  }),
  purse: (_, { view, seat, speaker }) => {
    const { florins } = view.players[seat]!
    return {
      title: speaker.text('florins'),
      lines: [florins === HIDDEN ? speaker.text('behind-screen') : speaker.text('sum', { n: sum(florins) })],
      rule: 'PF-16.1',
    }
  },
  builders: (_, { view, box, seat, speaker }) => ({
    title: speaker.text('builders'),
    lines: [speaker.text(`builders-${Math.min(view.players[seat]!.builders, box.maxBuilders)}`)],
    rule: 'PF-7.3',
  }),
  jesters: (_, { view, box, seat, speaker }) => ({
    title: speaker.text('jesters'),
    lines: [speaker.text('jesters-add', { n: view.players[seat]!.jesters * box.worth.jester })],
    rule: 'PF-7.2',
  }),
  verb(id, c) {
    const { view, game, box, speaker, seat } = c
    const reason = asked(view, seat) ? game.why(view, seat, game.parse(id)) : 0
    const { code, rule } = reason ? game.reason(reason) : { code: '', rule: 'core' }
    return {
      lines: [
        (id === 'profession' || id === 'bonus') && costs(box.cost[id], c),
        rule !== 'core' && speaker.reason(code),
      ],
      rule: ruleOf(V, id),
    }
  },
}

const costs = (n: number, { speaker }: Context): string =>
  speaker.text('cost', { n: speaker.text('sum', { n: sum(n) }) })

/** An object of the auctions, and what it would bring this player. */
function object(k: number, c: Context): TooltipText {
  const { view, box, speaker, seat } = c
  const lines = [speaker.text('left', { n: left(view, k) })]
  const shows = k !== ANY_LANDSCAPE && view.players[seat]!.hand.ids.some(card => card !== HIDDEN)
  if (k < JESTER) lines.push(fans('landscape', BUILDINGS + k, c))
  const b = bringing(c.game, view, seat, k)
  if (b.prestige) lines.push(speaker.text('brings-prestige', { n: b.prestige }))
  if (k === BUILDER) lines.push(speaker.text(`builders-${Math.min(box.maxBuilders, view.players[seat]!.builders + 1)}`))
  if (shows && k < JESTER && !fits(view, seat, BUILDINGS + k, box)) lines.push(speaker.reason('no-site'))
  const rule = k < JESTER || k === ANY_LANDSCAPE ? 'PF-7.1' : ['PF-7.2', 'PF-7.3', 'PF-7.4', 'PF-7.5'][k - JESTER]!
  return { title: speaker.name('object', OBJECTS[k]!), lines, rule }
}

/** How many professions of the game wish for something, and which in one's own hand. */
function fans(wish: 'building' | 'landscape' | 'freedom', k: number, { view, box, speaker, seat }: Context): string {
  const all = box.cards.filter(c => c.wishes?.[wish] === k).length
  const own = view.players[seat]!.hand.ids.filter(card => card !== HIDDEN && box.cards[card]!.wishes?.[wish] === k).map(
    card => speaker.name('card', box.cards[card]!.id),
  )
  return [speaker.text('fans', { n: all }), own.length ? speaker.text('fans-own', { list: own.join(', ') }) : '']
    .filter(Boolean)
    .join(' · ')
}

function tile(k: number, c: Context): TooltipText {
  const { view, box, speaker, seat } = c
  const t = box.tiles[k]!
  const building = k < BUILDINGS
  const facts = [
    ...(building ? [speaker.name('size', SIZES[t.size]!)] : []),
    speaker.text('squares', { n: t.squares }),
    speaker.text('left', { n: view.tiles[k]! }),
  ]
  const lines = [facts.join(' · '), fans(building ? 'building' : 'landscape', k, c)]
  if (building && !view.players[seat]!.tiles.includes(k)) {
    lines.push(costs(priceOf(view, seat, box), c))
    const sites: number[] = []
    places(view, seat, k, box, sites)
    lines.push(sites.length ? speaker.text('sites', { n: sites.length }) : speaker.reason('no-site'))
  }
  return {
    lines,
    rule: building ? 'PF-10.1' : 'PF-7.1',
    source: source(box.data.tiles, building ? 'buildings' : 'landscapes', t.id),
  }
}

/** A card, and for a profession the sum of its work value for this player. */
function card(k: number, c: Context): TooltipText {
  const { box, speaker } = c
  const known = box.cards[k]
  if (!known) return { title: speaker.text('hidden'), rule: 'PF-16.1' }
  const { id, deck, wishes } = known
  const title = speaker.name('card', id)
  if (wishes) return { title, ...profession(k, c), source: source(box.data.professions, 'professions', id) }
  const [file, rule] =
    deck === BONUS ? ([box.data.bonusCards, 'PF-9.4'] as const) : ([box.data.prestigeCards, 'PF-14.3'] as const)
  return { title, lines: [speaker.name('deck', DECKS[deck]!)], rule, source: source(file, 'cards', id) }
}

/** What it wishes for, and where it lies or, in hand, how its work value adds up. */
function profession(card: number, { view, box, speaker, seat }: Context): TooltipText {
  const parts = partsOf(view, seat, card, box)
  const owner = view.players.findIndex(p => p.front.includes(card))
  const list = parts.slice(0, 3).map(part => speaker.name(part.id, part.of))
  const told = (name: string, n: number) => speaker.text('part', { name, n })
  const lines = [speaker.text('wishes', { list: list.join(', ') })]
  if (owner >= 0) lines.push(speaker.text('in-front-of', { who: speaker.name('seat', String(owner)) }))
  else if (view.players[seat]!.hand.ids.includes(card)) {
    const sum = parts.reduce((n, part) => n + part.adds, 0)
    const adding = parts.filter(part => part.adds)
    const extra = bonuses(view, seat, box)
    lines.push(
      `${speaker.text('work-value')} ${sum}: ${adding.map(({ id, of, adds }) => told(of ? speaker.name(id, of) : speaker.name('part', id), adds)).join(', ')}`,
    )
    if (extra) lines.push(told(speaker.name('part', 'bonus'), extra))
  }
  return { lines, rule: owner >= 0 ? 'PF-7.5' : 'PF-9.2' }
}

/** What a person has, by name: `prestige 5`. */
export function amounts({ view, seat, speaker }: Context): Amounts {
  const p = view.players[seat]!
  return {
    ...(p.florins !== HIDDEN && { [speaker.text('florins')]: sum(p.florins) }),
    [speaker.text('prestige')]: p.prestige,
  }
}
