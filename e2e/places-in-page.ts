/** One place of a board in a page of its own, at a question that it can answer: what a phone will show. */
import { acting, type BoardProps, codec, type Game, pick, seeded, speaker, type Target, TINCTURES } from '@loggia/core'
import { ostia } from '@loggia/games/ostia'
import { words } from '@loggia/games/ostia/words'
import { mount, unmount } from 'svelte'
import { litIn } from '../board/places.ts'
import { places, PlaceView } from '../games/ostia/board/index.ts'

/** What the legal moves of a view are about first: the rest lights up when that is picked. */
function targetsOf(game: Game, view: BoardProps['view'], seat: number): Map<Target, number> {
  const legal: number[] = []
  game.moves(view, seat, legal)
  return new Map(
    legal.flatMap(move => {
      const { args, domains } = codec(game.verbs).read(move)
      return domains.slice(0, 1).map((d): [Target, number] => [`${d.name}:${d.words(game.box as never)[args[0]!]}`, 0])
    }),
  )
}

export const ids = places.map(place => place.id)
let shown: object | undefined

/** Plays by chance until this place can answer, and shows it; its lit targets. */
export function show(id: string, lang: 'ko' | 'en'): Target[] {
  const place = places.find(p => p.id === id)!,
    seed = `place ${id}`,
    view = ostia.setup({ seats: 4, seed }),
    rng = seeded(seed),
    say = speaker(ostia, words[lang], ['Ada', 'Ben', 'Cy', 'Dee'])
  for (let n = 0; ; n++) {
    const seat = Math.log2(acting(view)),
      lit = { targets: targetsOf(ostia as unknown as Game, view, seat), chosen: [], hover: null },
      here = litIn(place, lit, { view, game: ostia, box: ostia.box, seat, speaker: say })
    if (n > 120 && here.length) {
      const props = {
        place,
        view,
        game: ostia,
        box: ostia.box,
        viewer: seat,
        seats: view.harbours.map((_, k) => ({
          seat: k,
          name: '',
          kind: 'bot',
          you: k === seat,
          colour: TINCTURES[k]!,
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
      shown = mount(PlaceView, { target: document.querySelector('#place')!, props: props as never })
      return here
    }
    const legal: number[] = []
    ostia.moves(view, seat, legal)
    ostia.play(view, seat, legal[pick(rng, legal.length)]!)
  }
}
