/** What a row tells, above the desk of its game, in a page without a hall: for tests, film strips and measurements. */
import {
  acting,
  type BoardProps,
  firstOf,
  type LogEntry,
  Match,
  movesOf,
  pick,
  seeded,
  speaker,
  splitWord,
  type Table,
  TINCTURES,
} from '@loggia/core'
import { mount, tick, unmount } from 'svelte'
import DeskView from '../board/DeskView.svelte'
import Layer from '../board/told/Layer.svelte'
import type { Tellings } from '../board/told/parts.ts'
import { type Script, script, seen, turnOf } from '../board/told/script.ts'
import { painted, type Place, sight } from '../board/told/sight.ts'
import Patterns from '../web/src/lib/ui/Patterns.svelte'
import Shield from '../web/src/lib/ui/Shield.svelte'
import { BOARDS, type BoardId, type Shown } from './boards-in-page.ts'

export { painted }

const PEOPLE = ['Ada', 'Ben', 'Cy', 'Dee']
const SEATS = 3
let view = $state.raw<Table>()
let drawn: object[] = []
let layer: object | undefined
let eyes = sight()
let tellings: Tellings
let shown: Shown
let rest: { entry: LogEntry; view: Table }[] = []

/** Deals a match, draws its desk as the first person sees it, and plays it by chance until a row has one of these notes; `most` rows at most. */
export async function begin(board: BoardId, kinds: readonly string[], from: number, seed = 'told'): Promise<boolean> {
  for (const old of drawn) void unmount(old)
  drawn = []
  stop()
  shown = BOARDS[board] as unknown as Shown
  tellings = (await shown.told!()).told as Tellings
  const { game, words, facts, desk } = shown
  const match = new Match(game, { rules: game.rules, seats: SEATS, options: {}, seed, rows: [] })
  const rng = seeded(seed)
  rest = []
  let before = game.view(match.table, 0)
  for (let n = 0; !match.over && rest.length < 12; n++) {
    const seat = firstOf(acting(match.table))
    const legal = movesOf(game, match.table, seat)
    match.play(seat, legal[pick(rng, legal.length)]!)
    const [entry] = match.log(0, match.seq - 1)
    const after = game.view(match.table, 0)
    const fits =
      n >= from &&
      entry &&
      (!kinds.length || (entry.seat > 0 && entry.heard.some(({ word }) => kinds.includes(splitWord(word).verb))))
    if (entry && (rest.length || fits)) rest.push({ entry, view: after })
    else before = after
  }
  if (!rest.length) return false
  view = before
  const { box } = game
  const say = speaker(game, words.en, PEOPLE)
  const colour = (seat: number) => facts.tincture?.({ view: view!, game, box, seat, speaker: say }) ?? TINCTURES[seat]!
  const props: BoardProps = {
    get view() {
      return view!
    },
    game,
    box,
    viewer: 0,
    seats: PEOPLE.slice(0, SEATS).map((name, seat) => ({ seat, name, kind: 'bot', you: !seat, colour: colour(seat) })),
    lit: { targets: new Map(), chosen: [], hover: null },
    speaker: say,
    lang: 'en',
    last: null,
    preview: null,
    motion: true,
    onpick() {},
    onwhy() {},
    onhover() {},
  }
  const position = Object.defineProperties({ seat: 0 }, Object.getOwnPropertyDescriptors(props))
  const here = document.querySelector<HTMLElement>('#here')!
  here.innerHTML =
    '<div id="people" style="height:46px;display:flex;gap:60px;padding:6px 20px"></div><div id="desk" style="height:calc(100vh - 60px);margin:6px 12px" data-ground></div>'
  const people = here.querySelector<HTMLElement>('#people')!
  drawn.push(mount(Patterns, { target: document.body }))
  for (const [seat] of props.seats.entries()) {
    const person = people.appendChild(document.createElement('div'))
    person.dataset['seat'] = String(seat)
    person.style.cssText = 'display:flex;gap:8px'
    drawn.push(mount(Shield, { target: person, props: { colour: colour(seat), size: 24 } }))
    person.append(PEOPLE[seat]!)
  }
  drawn.push(
    mount(DeskView, { target: here.querySelector('#desk')!, props: { desk, board: props, position } as never }),
  )
  eyes = sight()
  while (!here.querySelector('[data-part]')) await new Promise(requestAnimationFrame)
  await tick()
  return true
}

/** Shows the table after the next row, and tells the row above it; how long that takes, and what. */
export async function next(still = false): Promise<{ word: string; ends: number; cues: number; kinds: string[] }> {
  stop()
  const { entry, view: after } = rest.shift()!
  const turn = turnOf(entry.seat, [entry], tellings, shown.game.box)
  eyes.look(turn, true)
  view = after
  await tick()
  // The board shows the new view: from here on it is the telling that works.
  for (let frame = 0; frame < 2; frame++) await painted()
  performance.mark('told-begins')
  const played: Script<Place> = script([seen(turn, eyes.open())], { still })
  await painted()
  layer = mount(Layer, {
    target: document.body,
    props: {
      script: played,
      shapes: tellings.shapes,
      icons: (shown.places[0] as unknown as { kit: { icons: Record<string, string> } }).kit.icons,
      colour: (seat: number) =>
        shown.facts.tincture?.({ view: after, game: shown.game, box: shown.game.box, seat } as never) ??
        TINCTURES[seat]!,
      ondone: stop,
    },
  })
  await painted()
  performance.mark('told-runs')
  return {
    word: `${entry.seat} ${entry.move}`,
    ends: played.ends,
    cues: played.cues.length,
    kinds: entry.heard.map(({ word }) => word),
  }
}
/** Ends the telling. */
export function stop(): void {
  if (layer) void unmount(layer)
  layer = undefined
}
export const left = (): number => rest.length
/** The desk as it is drawn. */
export const html = (): string => document.querySelector('#desk')!.innerHTML
