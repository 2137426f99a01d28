/** What a plate says about a thing on the board: its name, what it does and would do, and the rule. */
import { asked, HIDDEN, splitTarget } from '@loggia/core'
import type { Amounts, BoardContext, Tooltip } from '../../../board/tooltips.ts'
import type { Box } from '../rules/box.ts'
import { priceOf } from '../rules/build.ts'
import { fits, places } from '../rules/estate.ts'
import { left } from '../rules/objects.ts'
import type { PrincesTable } from '../rules/table.ts'
import {
  ANY_LANDSCAPE,
  BANKER,
  BUILDER,
  BUILDINGS,
  CHARACTERS,
  DECKS,
  FREEDOMS,
  JESTER,
  OBJECTS,
  SIZES,
} from '../rules/terms.ts'
import { bonuses, bringing, gameOf, partsOf } from './ahead.ts'
import { sum } from './stair.ts'

export type Context = BoardContext<PrincesTable, Box>
type Said = Omit<Tooltip, 'source'>

/** The plate of a target, or of something that no move is about (`tile:opera`, `track:reputation` …). */
export const explain = (target: string, c: Context): Tooltip => ({ ...say(target, c), source: source(target, c.box) })

function say(target: string, c: Context): Said {
  const { domain, id } = splitTarget(target),
    { speaker, box, view, seat } = c
  const p = view.players[seat]!
  switch (domain) {
    case 'object':
      return id === 'recruiting' ? object(OBJECTS.length - 2, c) : object(OBJECTS.indexOf(id as never), c)
    case 'landscape':
      return object(OBJECTS.indexOf(id as never), c)
    case 'building':
    case 'tile':
      return tile(
        box.tiles.findIndex(t => t.id === id),
        c,
      )
    case 'freedom':
      return {
        title: speaker.name('freedom', id),
        lines: [
          speaker.text('left', { n: view.freedoms[FREEDOMS.indexOf(id as never)]! }),
          speaker.text('cost', { n: speaker.text('sum', { n: sum(box.cost.freedom) }) }),
          fans('freedom', FREEDOMS.indexOf(id as never), c),
        ],
        rule: 'PF-11.1',
      }
    case 'card':
    case 'profession':
    case 'front':
      return card(
        box.cards.findIndex(k => k.id === id),
        c,
      )
    case 'amount':
      return { title: speaker.move(`complete:${id}`), lines: [], rule: 'PF-9.6' }
    case 'square':
      return { title: id, lines: [], rule: 'PF-10.3' }
    case 'turn':
      return { title: speaker.name('turn', id), lines: [], rule: 'PF-10.3' }
    case 'seat':
      return { title: speaker.name('seat', id), lines: [], rule: 'PF-16.1' }
    case 'round':
      return {
        title: speaker.text('round', { n: view.round }),
        lines: view.round ? [speaker.text('minimum', { n: box.minimum[view.round]! })] : [],
        rule: 'PF-9.3',
      }
    case 'track':
      return {
        title: speaker.text('reputation'),
        lines: view.players.map((o, k) => `${speaker.name('seat', String(k))} ${o.prestige}`),
        rule: 'PF-3.1',
      }
    case 'purse':
      return {
        title: speaker.text('florins'),
        lines: p.florins === HIDDEN ? [speaker.text('behind-screen')] : [speaker.text('sum', { n: sum(p.florins) })],
        rule: 'PF-16.1',
      }
    case 'builders':
      return {
        title: speaker.text('builders'),
        lines: [speaker.text(`builders-${Math.min(p.builders, box.maxBuilders)}`)],
        rule: 'PF-7.3',
      }
    case 'jesters':
      return {
        title: speaker.text('jesters'),
        lines: [speaker.text('jesters-add', { n: p.jesters * box.worth.jester })],
        rule: 'PF-7.2',
      }
    case 'character':
      return character(id, c)
    case 'space':
      return { title: speaker.move(`claim:${id.replace('-', ',')}`), lines: [], rule: 'PF-17.2' }
    case 'share':
      return { title: speaker.name('share', id), lines: [], rule: 'PF-18.3' }
    case 'strip':
      return { title: id, lines: [], rule: 'PF-18.3' }
    case 'edge':
      return { title: speaker.name('edge', id), lines: [], rule: 'PF-18.1' }
    case 'deck':
      return {
        title: speaker.name('deck', id),
        lines: [speaker.text('deck', { n: view.decks[DECKS.indexOf(id as never)]!.ids.length })],
        rule: 'PF-17.9',
      }
    case 'verb':
      return verb(id, c)
    default:
      return { title: speaker.name(domain, id), lines: [], rule: '' }
  }
}

/** An object of the auctions, and what it would bring this player. */
function object(k: number, c: Context): Said {
  const { view, box, speaker, seat } = c,
    lines = [speaker.text('left', { n: left(view, k) })],
    shows = k !== ANY_LANDSCAPE && view.players[seat]!.hand.ids.some(card => card !== HIDDEN)
  if (k < JESTER) lines.push(fans('landscape', BUILDINGS + k, c))
  const b = bringing(view, seat, k, box)
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

function tile(k: number, c: Context): Said {
  const { view, box, speaker, seat } = c,
    t = box.tiles[k]!,
    building = k < BUILDINGS
  const facts = [
    ...(building ? [speaker.name('size', SIZES[t.size]!)] : []),
    speaker.text('squares', { n: t.squares }),
    speaker.text('left', { n: view.tiles[k]! }),
  ]
  const lines = [facts.join(' · '), fans(building ? 'building' : 'landscape', k, c)]
  if (building && !view.players[seat]!.tiles.includes(k)) {
    lines.push(speaker.text('cost', { n: speaker.text('sum', { n: sum(priceOf(view, seat, box)) }) }))
    const sites: number[] = []
    places(view, seat, k, box, sites)
    lines.push(sites.length ? speaker.text('sites', { n: sites.length }) : speaker.reason('no-site'))
  }
  return { title: speaker.name('tile', t.id), lines, rule: building ? 'PF-10.1' : 'PF-7.1' }
}

/** A card, and for a profession the sum of its work value for this player. */
function card(k: number, { view, box, speaker, seat }: Context): Said {
  const c = box.cards[k],
    title = c ? speaker.name('card', c.id) : speaker.text('hidden')
  if (!c) return { title, lines: [], rule: 'PF-16.1' }
  if (c.terms.length) return { title, lines: [speaker.name('deck', 'bonus')], rule: 'PF-9.4' }
  if (c.goal) return { title, lines: [speaker.name('deck', 'prestige')], rule: 'PF-14.3' }
  const w = c.wishes!,
    parts = partsOf(view, seat, k, box),
    owner = view.players.findIndex(p => p.front.includes(k))
  const lines = [
    speaker.text('wishes', {
      list: [
        speaker.name('building', box.tiles[w.building]!.id),
        speaker.name('landscape', box.tiles[w.landscape]!.id),
        speaker.name('freedom', FREEDOMS[w.freedom]),
      ].join(', '),
    }),
  ]
  if (owner >= 0) lines.push(speaker.text('in-front-of', { who: speaker.name('seat', String(owner)) }))
  else if (view.players[seat]!.hand.ids.includes(k)) {
    const extra = bonuses(view, seat, box)
    lines.push(
      `${speaker.text('work-value')} ${parts.reduce((n, part) => n + part.adds, 0)}: ${parts
        .filter(part => part.adds)
        .map(part =>
          speaker.text('part', {
            name: part.of ? speaker.name(part.id, part.of) : speaker.name('part', part.id),
            n: part.adds,
          }),
        )
        .join(', ')}`,
    )
    if (extra) lines.push(speaker.text('part', { name: speaker.name('part', 'bonus'), n: extra }))
  }
  return { title, lines, rule: owner >= 0 ? 'PF-7.5' : 'PF-9.2' }
}

const CHARACTER_RULES = ['PF-17.4', 'PF-17.5', 'PF-17.6', 'PF-17.7', 'PF-17.8', 'PF-17.9']
function character(id: string, { view, speaker }: Context): Said {
  const k = CHARACTERS.indexOf(id as never),
    c = view.characters
  const has = c && c.owner[k]! >= 0 ? [speaker.name('seat', String(c.owner[k]))] : []
  return {
    title: speaker.name('character', id),
    lines: [speaker.text(`does-${id}`, { n: k === BANKER ? sum(c?.bank ?? 0) : view.round }), ...has],
    rule: CHARACTER_RULES[k]!,
  }
}

const VERB_RULES: Readonly<Record<string, string>> = {
  bid: 'PF-6.3',
  pass: 'PF-6.3',
  forgo: 'PF-6.2',
  profession: 'PF-12.1',
  bonus: 'PF-13.1',
  sell: 'PF-4.1',
  done: 'PF-8.1',
  princess: 'PF-17.8',
  merchant: 'PF-17.6',
  free: 'PF-17.6',
  pay: 'PF-17.6',
  accept: 'PF-18.3',
  refuse: 'PF-18.6',
  back: 'PF-18.6',
  elsewhere: 'PF-18.6',
}
/** A move that needs no thing to be about. */
function verb(id: string, { view, box, speaker, seat }: Context): Said {
  const lines: string[] = [],
    reason = gameOf(box).why(view, seat, gameOf(box).parse(id))
  if (id === 'profession' || id === 'bonus')
    lines.push(speaker.text('cost', { n: speaker.text('sum', { n: sum(box.cost[id]) }) }))
  if (asked(view, seat) && reason) {
    const { code, rule } = gameOf(box).reason(reason)
    if (rule !== 'core') lines.push(speaker.reason(code))
  }
  return { title: speaker.move(id), lines, rule: VERB_RULES[id] ?? '' }
}

/** Where the figures of a component come from: `reconstructed` where the rulebook shows them only in pictures. */
function source(target: string, _box: Box): string {
  const { domain } = splitTarget(target)
  return domain === 'building' || domain === 'tile' ? 'reconstructed' : ''
}

/** What a person has, by name: `prestige 5`. */
export function amounts({ view, seat, speaker }: Context): Amounts {
  const p = view.players[seat]!
  return {
    ...(p.florins !== HIDDEN && { [speaker.text('florins')]: sum(p.florins) }),
    [speaker.text('prestige')]: p.prestige,
  }
}
