/** One place of a board in a page of its own, at a question that it can answer: what a phone will show. */
import {
  acting,
  type BoardProps,
  firstOf,
  type Game,
  movesOf,
  pick,
  seeded,
  speaker,
  splitTarget,
  type Target,
  targetsOf,
  TINCTURES,
} from '@loggia/core'
import { mount, unmount } from 'svelte'
import { litIn } from '../board/places.ts'
import PlaceView from '../board/PlaceView.svelte'
import { type BoardId, BOARDS, type Shown } from './boards-in-page.ts'

export { begin, html, next, stop } from './told-in-page.svelte.ts'

/** What the legal moves of a view are about first: the rest lights up when that is picked. */
function lightsOf(game: Game, view: BoardProps['view'], seat: number): Map<Target, number> {
  return new Map(
    movesOf(game, view, seat).map((move): [Target, number] => {
      const [verb, first = verb!] = targetsOf(game, game.format(move))
      return [first, 0]
    }),
  )
}

export const ids = Object.fromEntries(
  Object.entries(BOARDS).map(([id, { places }]) => [id, places.map((place): string => place.id)]),
)
let shown: object | undefined
const SEATS = 4
const PEOPLE = ['Ada', 'Ben', 'Cy', 'Dee']

/** Plays by chance until this place can answer, and shows it; its lit targets. */
export function show(board: BoardId, id: string, lang: 'ko' | 'en'): Target[] {
  const { game, words, places, facts, besides = ['verb'] } = BOARDS[board] as unknown as Shown
  const place = places.find(p => p.id === id)!
  const seed = `place ${id}`
  const rng = seeded(seed)
  const say = speaker(game, words[lang], PEOPLE)
  let view = game.setup({ seats: SEATS, seed })
  for (let n = 0; ; n++) {
    const seat = firstOf(acting(view))
    const lit = { targets: lightsOf(game, view, seat), chosen: [], hover: null }
    const here = litIn(place, lit, { view, game, box: game.box, seat, speaker: say })
    if (n > 120 && (here.length || !Object.keys(place.answers).length)) {
      const props = {
        place,
        view,
        game,
        box: game.box,
        viewer: seat,
        seats: Array.from({ length: SEATS }, (_, k) => ({
          seat: k,
          name: PEOPLE[k]!,
          kind: 'bot',
          you: k === seat,
          colour: facts.tincture?.({ view, game, box: game.box, seat: k, speaker: say }) ?? TINCTURES[k]!,
        })),
        lit,
        speaker: say,
        lang,
        last: null,
        preview: null,
        motion: false,
        onpick() {},
        onwhy() {},
        onhover() {},
        ...(place.of === 'seat' && { seat }),
      }
      if (shown) void unmount(shown)
      shown = mount(PlaceView, { target: document.querySelector('#here')!, props: props as never })
      return here.filter(target => !besides.includes(splitTarget(target).domain))
    }
    const legal = movesOf(game, view, seat)
    game.play(view, seat, legal[pick(rng, legal.length)]!)
    // What is asked but rarely may come in another match.
    if (game.over(view)) view = game.setup({ seats: SEATS, seed: `${seed} ${n}` })
  }
}
