/** Cards of peoples and the like: all that the box has, in both languages, with figures that the engine gives. */
import { acting, firstOf, LANGUAGES, OMNISCIENT, readCard, wordsOf } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { GAMES } from '@loggia/games'
import { boxOf, shipped } from '@loggia/games/princes-of-florence/rules/box.ts'
import { describe, expect, it } from 'vitest'

const games = await Promise.all(
  GAMES.map(async ({ id, manifest }) => {
    const whole = await manifest()
    const { game } = await whole.rules()
    return { id, whole, game, cards: whole.cards! }
  }),
)
/** All that a domain of words has. */
const idsIn = (id: string, names: object): string[] =>
  id === 'princes-of-florence'
    ? shipped.professions.professions.map(p => p.id)
    : id === 'tiletum'
      ? []
      : Object.keys(names)

describe.each(games)('$id', ({ id, whole, game, cards }) => {
  it.each(LANGUAGES)('each card has a name and three short lines in %s, with all figures filled in', async language => {
    const [facts, said, words] = await Promise.all([cards.facts(), cards.words[language](), wordsOf(whole, language)])
    const ids = Object.keys(facts.marks)
    expect(Object.keys(said.cards).toSorted()).toEqual(ids.toSorted())
    for (const of of idsIn(id, words.names[cards.domain]!)) expect(ids).toContain(of)
    for (const of of ids) {
      const { name, lines } = readCard(facts, said, of, {
        domain: cards.domain,
        box: game.box,
        names: words.names,
        particle: language === 'ko' ? particle : undefined,
      })
      expect(name).not.toBe(of)
      for (const line of lines) {
        expect(line, of).not.toMatch(/[{}]|undefined|NaN|Infinity|\b0\b/)
        expect(line.length, line).toBeLessThanOrEqual(140)
      }
    }
    expect(Object.values(facts.marks)).toContain('first')
  })
  it('its questions are questions of the game, and nobody has a card that is none', async () => {
    const [facts, { questions }] = await Promise.all([cards.facts(), whole.words.en()])
    expect(Object.keys(questions)).toEqual(expect.arrayContaining([...cards.asked]))
    const table = game.setup({ seats: 3, seed: 'cards' })
    for (let seat = 0; seat < 3; seat++)
      for (const held of facts.held(table, seat, game.box)) expect(facts.marks).toHaveProperty(held)
  })
})

it('TM-3: a faction begins with what its card says', async () => {
  const { game, cards } = games.find(g => g.id === 'terra-mystica')!
  const facts = await cards.facts()
  for (const id of Object.keys(facts.marks)) {
    const table = game.setup({ seats: 2, seed: 'cards' })
    const first = firstOf(acting(table))
    game.play(table, first, game.parse(`faction:${id}`))
    const player = (game.view(table, OMNISCIENT) as never as { players: Record<string, number>[] }).players[first]!
    const { workers, coins, priests, shipping } = facts.figures(id, game.box)
    expect({ workers, coins, priests, shipping }).toEqual({
      workers: player['workers'],
      coins: player['coins'],
      priests: player['priests'],
      shipping: player['shipping'],
    })
    expect(facts.held(table, first, game.box)).toEqual([id])
  }
})
it('PF-9.2: a leaf has a building that serves three works, and what is for later one that serves a single one', async () => {
  const { cards } = games.find(g => g.id === 'princes-of-florence')!
  const facts = await cards.facts()
  const box = boxOf(shipped)
  for (const [id, mark] of Object.entries(facts.marks)) {
    const { others } = facts.figures(id, box) as { others: string[] }
    expect(others.length, id).toBe({ first: 2, usual: 1, later: 0 }[mark])
  }
})
it('TI-8.5: every helper of the box has the card of its kind, and no other tile has one', async () => {
  const { game, cards } = games.find(g => g.id === 'tiletum')!
  const facts = await cards.facts()
  const { tiles } = game.box as { tiles: { id: string; kind: string }[] }
  for (const { id, kind } of tiles) expect(facts.cardOf!(id) !== '', id).toBe(kind === 'helper')
  expect(new Set(tiles.flatMap(({ id }) => facts.cardOf!(id) || []))).toEqual(new Set(Object.keys(facts.marks)))
})
