/** Playing by words in tests; tables are prepared by `arrange.ts`. */
import { acting, asked, listening, type Options, firstOf } from '@loggia/core'
import { princes, type PrincesTable } from '../index.ts'

export * from '../arrange.ts'
const { box } = princes

/** A table at the first opening, or (solo) at the first decision after the deal. The player in seat 0 starts, if no other shall. */
export function table({ seats = 3, start = 0, options = {} as Options } = {}): PrincesTable {
  for (let n = 0; n < 1000; n++) {
    const t = princes.setup({ seats, options, seed: `table ${n}` })
    if (t.start !== start) continue
    while (step(t) === 'return') play(t, legal(t)[0])
    return t
  }
  throw new Error(`seat ${start} never starts`)
}

/** Plays legal moves of whoever is asked. */
export function play(t: PrincesTable, ...words: string[]): PrincesTable {
  for (const word of words) {
    const seat = turnOf(t),
      move = princes.parse(word)
    const reason = princes.why(t, seat, move)
    if (reason !== 0)
      throw new Error(`${word} at ${step(t)} (${princes.reason(reason).code}); legal: ${legal(t).join(' ')}`)
    princes.play(t, seat, move)
  }
  return t
}

/** Everybody forgoes what is left of the auctions, and of characters: the first turn begins. */
export function actions(t: PrincesTable): PrincesTable {
  while (step(t) === 'open' || step(t) === 'last' || step(t) === 'claim')
    play(t, step(t) === 'claim' ? 'pass' : 'forgo')
  return t
}

/** Ends turns until it is this seat's, of this round (by default the one that runs). */
export function turn(t: PrincesTable, seat: number, round = t.round): PrincesTable {
  for (actions(t); !(step(t) === 'act' && turnOf(t) === seat && t.round === round); actions(t)) play(t, 'done')
  return t
}

/** Who is asked; of several the first. */
export const turnOf = (t: PrincesTable): number => firstOf(acting(t))
export const step = (t: PrincesTable): string | undefined => asked(t, turnOf(t))?.do
/** The legal moves of whoever is asked, all or those of one verb. */
export function legal(t: PrincesTable, verb?: string): string[] {
  const out: number[] = []
  princes.moves(t, turnOf(t), out)
  return out.map(m => princes.format(m)).filter(w => !verb || w === verb || w.startsWith(`${verb}:`))
}
/** The rule against a move of whoever is asked, and what it says: `PF-6.4 no-florins:2`; `OK` when the move is legal. */
export function reasonOf(t: PrincesTable, word: string): string {
  const reason = princes.why(t, turnOf(t), princes.parse(word))
  if (reason === 0) return 'OK'
  const { rule, code } = princes.reason(reason)
  return `${rule} ${code}`
}
/** What was heard while this was done, in notation, as the players know it who hear all; forced moves with a star. */
export function heard(act: () => void): string[] {
  const words: string[] = []
  listening(
    {
      note: word => {
        words.push(princes.formatNote(word))
      },
      forced: (_seat, move) => {
        words.push(`*${princes.format(move)}`)
      },
    },
    act,
  )
  return words
}

export const florins = (t: PrincesTable): number[] => t.players.map(p => p.florins)
export const prestige = (t: PrincesTable): number[] => t.players.map(p => p.prestige)
export const ids = (cards: readonly number[]): string[] => cards.map(c => box.cards[c].id)
export const tilesOn = (t: PrincesTable, seat: number): string[] => t.players[seat].tiles.map(k => box.tiles[k].id)
