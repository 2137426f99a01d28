import { SPECTATOR, acting, asked, firstOf } from '@loggia/core'
import { ostia, type OstiaTable } from '@loggia/games/ostia'
import { describe, expect, it } from 'vitest'
import { terraMystica } from '@loggia/games/terra-mystica'
import { lookAhead, whyNot } from '../src/lib/table/ahead.ts'

/** A match of two at its first choice of a section, as seat `seat` sees it. */
function begun(): { view: OstiaTable; seat: number } {
  const table = ostia.setup({ seats: 2, seed: 'ahead' })
  while (table.todo.at(-1)?.do !== 'select') {
    const seat = firstOf(acting(table))
    const out: number[] = []
    ostia.moves(table, seat, out)
    ostia.play(table, seat, out[0]!)
  }
  const seat = table.todo.at(-1)!.seat
  return { view: ostia.view(table, seat), seat }
}

describe('what the page works out for itself', () => {
  it('plays a move on a copy of the view and hears what follows', () => {
    const { view, seat } = begun()
    const before = JSON.stringify(view)
    const outcome = lookAhead(ostia, view, seat, seat, 'select:wood', 7)!
    expect(outcome.certain).toBe(true)
    expect(outcome.entry).toMatchObject({ seq: 7, seat, move: 'select:wood' })
    expect(outcome.entry.heard.length).toBeGreaterThan(0)
    expect((outcome.view as OstiaTable).harbours[seat]!.goods[1]).toBeGreaterThan(view.harbours[seat]!.goods[1]!)
    expect(JSON.stringify(view)).toBe(before)
  })

  it('says so when the outcome depends on what nobody sees', () => {
    const { view, seat } = begun()
    // Whatever is played on: as soon as a hidden card is turned up, the look ahead is no longer certain, or none.
    let now = view
    let uncertain = 0
    for (let n = 0; n < 400 && !uncertain && now.todo.length; n++) {
      const mover = now.todo.at(-1)!.seat
      const out: number[] = []
      ostia.moves(now, mover, out)
      const order =
        out.map(m => ostia.format(m)).find(m => m.startsWith('order:')) ?? ostia.format(out[n % out.length]!)
      const outcome = lookAhead(ostia, now, SPECTATOR, mover, order, n)
      if (!outcome?.certain) uncertain++
      else now = outcome.view as OstiaTable
    }
    expect(uncertain).toBe(1)
    expect(asked(view, seat)).toBeDefined()
  })

  it('names the rule against what was clicked, and nothing where the question is another one', () => {
    const { view, seat } = begun()
    const empty = ostia.box.sections[2]!
    view.harbours[seat]!.corbita[2] = 0
    view.harbours[seat]!.ponta[2] = 0
    expect(whyNot(ostia, view, seat, `section:${empty}`)).toEqual({ code: `no-ships-there:${empty}`, rule: 'OST-5.2' })
    expect(whyNot(ostia, view, seat, 'node:athenae')).toBeNull()
  })

  it('says why not of a verb, and of two things at once', () => {
    const t = terraMystica.setup({ seats: 2, seed: 'why' })
    while (t.round === 0) {
      const seat = firstOf(acting(t))
      const out: number[] = []
      terraMystica.moves(t, seat, out)
      terraMystica.play(t, seat, out[0]!)
    }
    const seat = t.todo.at(-1)!.seat
    Object.assign(t.players[seat]!, { priests: 0, bowls: [12, 0, 0] })
    expect(whyNot(terraMystica, t, seat, 'verb:ship')).toEqual({ code: 'short:priest,1', rule: 'TM-12.4' })
    expect(whyNot(terraMystica, t, seat, 'cult:fire place:3')).toEqual({ code: 'short:priest,1', rule: 'TM-12.4' })
    expect(whyNot(terraMystica, t, seat, 'place:3', ['cult:fire'])).toEqual({ code: 'short:priest,1', rule: 'TM-12.4' })
    expect(whyNot(terraMystica, t, seat, 'verb:accept')).toBeNull()
  })
})
