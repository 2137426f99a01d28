/** What a tooltip says of how things stand: what fairs bring to whom, the king track, corruption, what the bag holds, and the end. */
import type { TooltipText } from '../../../board/tooltips.ts'
import { fairWorth, pillarsOnMap, postsOnMap, takesPart } from '../rules/fair.ts'
import { goodsOf } from '../rules/goods.ts'
import { isCompleted } from '../rules/pools.ts'
import { GOODS } from '../rules/terms.ts'
import { brings, type Context, listed, nameOf, signed } from './saying.ts'

/** A fair by its tile: where and when, what one of it is worth, and what it would bring each player now. */
export function fair(id: string, c: Context): TooltipText {
  const { view, box, speaker } = c,
    k = box.fairs.findIndex(f => f.id === id),
    nth = view.fairTiles.indexOf(k),
    { vp, mode } = box.fairs[k]!
  if (nth < 0) return { lines: [brings('fair', id, c)], rule: 'TI-11.2' }
  const then = { ...view, round: nth + 1 },
    board = box.fairVp[nth]!,
    each = { n: board + vp, board, tile: vp }
  return {
    title: speaker.text('fair-at', { n: nth + 1, name: speaker.name('space', box.spaces[view.fairCities[nth]!]!) }),
    lines: [
      brings('fair', id, c),
      speaker.text(mode === 'king-track' ? 'fair-adds' : 'fair-each-is', each),
      ...(nth + 1 < view.round
        ? [speaker.text('fair-over')]
        : view.players.map((_, seat) =>
            takesPart(then, seat, box)
              ? speaker.text('fair-now', { who: nameOf(seat, c), n: signed(fairWorth(then, seat, box)) })
              : speaker.text('fair-without', { who: nameOf(seat, c), n: signed(fairWorth(then, seat, box)) }),
          )),
    ],
    rule: mode === 'king-track' ? 'TI-11.4' : 'TI-11.1',
  }
}

/** A space of the king track: what it scores, and who is there, the foremost first. */
export function track(id: string, c: Context): TooltipText {
  const { view, box, speaker } = c,
    k = box.trackIds.indexOf(id),
    there = view.discs.filter(seat => view.places[seat] === k).map(seat => nameOf(seat, c))
  return {
    title: speaker.text('track-space', { name: speaker.name('place', id) }),
    lines: [listed(there.length > 1 ? 'discs-here' : 'stands-here', there, c)],
    rule: k < box.trackStart ? 'TI-10.4' : 'TI-10.2',
  }
}

/** The n-th corruption token of the round, in the order in which they are revealed. */
export function token(id: string, c: Context): TooltipText {
  const { view, box, speaker } = c,
    shown = view.corruption[Number(id)],
    hidden = box.tokens.filter((_, k) => !view.corruption.includes(k)),
    values = [...new Set(hidden)].sort((a, b) => a - b)
  return {
    title: speaker.text('corruption'),
    lines:
      shown === undefined
        ? [
            speaker.text('token-hidden', { n: Number(id) + 1 }),
            speaker.text('tokens-left', {
              list: values.map(v => `${v} × ${hidden.filter(h => h === v).length}`).join(', '),
            }),
          ]
        : [speaker.text('token-shown', { n: box.tokens[shown]! })],
    rule: 'TI-4.1',
  }
}

/** The dice of the bag, by colour. */
export function bag(_: string, { view, speaker }: Context): TooltipText {
  const dice = view.bag.flatMap((n, k) =>
    n > 0 ? [speaker.text('some', { name: speaker.name('good', GOODS[k]!), n })] : [],
  )
  return {
    title: speaker.text('bag'),
    lines: [speaker.text('dice-in-bag', { n: view.bag.reduce((a, b) => a + b, 0) }), dice.join(', ')],
    rule: 'TI-3.1',
  }
}

/** What the final scoring would bring now: the product on the map, completed buildings, goods. */
export function projected(id: string, c: Context): TooltipText {
  const { view, box, game, seat, speaker } = c,
    vp = game.scores(view)[seat]!.sources[id] ?? 0,
    completed = box.buildings.filter((_, b) => isCompleted(view.players[seat]!, b, box)).length
  const how: Readonly<Record<string, string>> = {
    map: speaker.text('product', { posts: postsOnMap(view, seat, box), pillars: pillarsOnMap(view, seat, box) }),
    buildings: speaker.text('completed-now', { n: completed, list: box.completed.slice(1).join(' / ') }),
    goods: speaker.text('goods-now', { n: goodsOf(view.players[seat]!), of: box.data.scoring.resourcesPerVp }),
  }
  return {
    title: speaker.name('source', id),
    lines: [how[id], speaker.text('at-the-end-now', { n: vp })],
    rule: 'TI-14.1',
  }
}
