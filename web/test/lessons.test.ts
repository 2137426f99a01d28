/** Every lesson is walked through: what it asks for can be done, whatever counts leads to its goal, and each of its sentences is reached. */
import {
  codec,
  isNamed,
  LANGUAGES,
  LEARNER,
  type Lesson,
  movesOf,
  namedBy,
  OK,
  pick,
  seeded,
  splitWord,
} from '@loggia/core'
import { GAMES } from '@loggia/games'
import { describe, expect, it } from 'vitest'
import { Walk } from '../src/lib/learn/walk.ts'
import { whyNot } from '../src/lib/table/ahead.ts'

/** By the first answer that counts, by the last one, and by some in between. */
const WALKS = 8
const PAGES = 8
const LONG = 140

/** What is met on the way: sentences by page, `instead:2:done`. */
function walked(game: Walk['game'], lesson: Lesson, nth: number, met: Set<string>): Walk {
  const walk = new Walk(game, lesson)
  const rng = seeded(`walk ${nth}`)
  const last = lesson.pages.findLastIndex(page => page.do && !page.free)
  const choose = (n: number) => (nth === 0 ? 0 : nth === 1 ? n - 1 : pick(rng, n))
  expect(lesson.goal(walk.view), 'its goal at the start').toBe(false)
  let begun = -1
  for (let n = 0; !walk.over; n++) {
    const { page, facts } = walk
    const at = `page ${page + 1}`
    expect(n, at).toBeLessThan(200)
    if (page !== begun) {
      begun = page
      expect(facts.until?.(walk.view) ?? false, `${at} when it begins`).toBe(false)
      if (page <= last) expect(lesson.goal(walk.view), `the goal before ${at}`).toBe(false)
    }
    const table = walk.match.table
    const legal = movesOf(game, table, LEARNER).map(move => game.format(move))
    for (const move of legal) {
      const name = isNamed(facts.do ?? [], move) ? undefined : namedBy(facts.instead ?? [], move)
      if (name) met.add(`instead:${page}:${name}`)
    }
    if (facts.why) for (const name of reasonsNow(game, walk)) met.add(`why:${page}:${name}`)
    if (facts.ask) {
      const reason = whyNot(game, walk.view, LEARNER, facts.ask)
      expect(reason, `${at}: a reason`).not.toBeNull()
      if (facts.why) expect(facts.why, at).toContain(splitWord(reason!.code).verb)
      expect(walk.mayTurn, at).toBe(false)
      walk.heard()
    }
    if (!facts.do || (facts.free && nth % 2)) {
      expect(walk.mayTurn, at).toBe(true)
      walk.turn()
      continue
    }
    const counting = walk.counting
    expect(counting, `${at}: what counts, of ${legal.join(' ')}`).not.toEqual([])
    walk.play(counting[choose(counting.length)]!)
  }
  expect(lesson.goal(walk.view), 'its goal at the end').toBe(true)
  return walk
}

/** The reasons against all that the question could be answered with. */
function reasonsNow(game: Walk['game'], { match: { table } }: Walk): Set<string> {
  const { verbs, first, size } = codec(game.verbs)
  const asked = table.todo.at(-1)!
  const names = new Set<string>()
  for (const verb of game.verbsOf(asked.do)) {
    const k = verbs.indexOf(verb)
    for (let move = first[k]!; move < (first[k + 1] ?? size); move++) {
      const reason = game.why(table, LEARNER, move)
      if (reason !== OK) names.add(splitWord(game.reason(reason).code).verb)
    }
  }
  return names
}

for (const { id, manifest } of GAMES) {
  const { lessons, rules } = await manifest()
  if (!lessons) continue
  const all = await lessons.facts()
  const { game } = await rules()
  const told = { en: await lessons.words.en(), ko: await lessons.words.ko() }

  describe.each(Object.entries(all))(`${id}: %s`, (name, lesson) => {
    it('is walked through by whatever counts, and says all that it has to say', () => {
      const met = new Set<string>()
      for (let nth = 0; nth < WALKS; nth++) walked(game, lesson, nth, met)
      const said = lesson.pages.flatMap(({ instead = [], why = [] }, page) => [
        ...instead.map(move => `instead:${page}:${move}`),
        ...why.map(reason => `why:${page}:${reason}`),
      ])
      expect(said.filter(one => !met.has(one))).toEqual([])
    })
    it('begins at a table that can be, whose things are all there', () => {
      const { seats, options = {} } = lesson
      const table = lesson.start(game)
      expect(game.conserved(table)).toEqual(game.conserved(game.setup({ seats, options, seed: 'whole' })))
      expect(JSON.parse(JSON.stringify(table))).toEqual(lesson.start(game))
    })
    it('goes back page by page, and on from where it was left', () => {
      const walk = walked(game, lesson, 2, new Set())
      const whole = new Walk(game, lesson, walk.answers)
      expect([whole.over, whole.match.table]).toEqual([true, walk.match.table])
      for (let page = lesson.pages.length - 1; page >= 0; page--) {
        walk.back()
        const here = new Walk(game, lesson, walk.answers)
        expect([here.page, here.match.table]).toEqual([page, walk.match.table])
      }
      const helped = new Walk(game, lesson)
      while (!helped.over) helped.help()
      expect(lesson.goal(helped.view)).toBe(true)
    })
    it('lights what there is', () => {
      const { domains } = codec(game.verbs)
      const known = new Set(domains.flat().flatMap(d => d.words(game.box as never).map(word => `${d.name}:${word}`)))
      const lit = lesson.pages.flatMap(({ see = [], ask }) => [...see, ...(ask ? [ask] : [])])
      expect(lit.filter(target => !known.has(target) && !target.startsWith('verb:'))).toEqual([])
    })
    it.each(LANGUAGES)('has few pages and short sentences in %s', language => {
      const { title, aim, pages } = told[language][name]!
      expect(pages.length).toBe(lesson.pages.length)
      expect(pages.length).toBeLessThanOrEqual(PAGES)
      const sentences = pages.flatMap(({ say, instead = {}, why = {} }) => [
        say,
        ...Object.values(instead),
        ...Object.values(why),
      ])
      expect([title, aim, ...sentences].filter(text => text.length > LONG || text.trim() === '')).toEqual([])
    })
  })
}
