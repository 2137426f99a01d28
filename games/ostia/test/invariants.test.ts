/** OST-17: what holds in every match, seen in random play; and the rules compared with a second opinion there. */
import { deepEqual, equal, ok } from 'node:assert/strict' // many thousand comparisons: vitest's own would take most of the time
import { codec, pick, seeded } from '@loggia/core'
import { test } from 'vitest'
import { ostia, type OstiaTable, supply, V } from '../index.ts'
import { fleet, GOODS, heard, legal, node, reachedBy, step, total, turnOf } from './helpers.ts'
import { conditionMet, finalScore, nextSteps, possibleMoves } from './second-opinion.ts'

const { box } = ostia
const { verbOf, verbs } = codec(V)
const DONE = verbs.indexOf('done')
const BUY = verbs.indexOf('buy')
type Look = (t: OstiaTable, words: string[], before: OstiaTable) => void

type AtEnd = (t: OstiaTable, words: string[]) => void
/** What is looked at in every match: each table, what was heard on the way to it, and the table before; and the end. */
type InEveryMatch = (look: Look, atEnd?: AtEnd) => void
interface Watcher {
  look: Look
  atEnd: AtEnd
  broken?: unknown
}
const watchers: Watcher[] = []

/** A test of what holds in every match; what it returns is asked after the last one. The matches are played once for all of these. */
function invariant(name: string, begin: (inEveryMatch: InEveryMatch) => void | (() => void)): void {
  const own: Watcher[] = []
  const after = begin((look, atEnd = () => {}) => own.push({ look, atEnd }))
  watchers.push(...own)
  test(name, () => {
    playAll()
    for (const { broken } of own) if (broken) throw broken
    after?.()
  })
}

/** Nightly (`TESTS=all`) this many matches, otherwise fewer. */
const MATCHES = process.env['TESTS'] === 'all' ? 60 : 24
let played = false
/** Matches of every seat count, by one kind of player after the other: at random, or eager (never done while something else can be done). */
function playAll(): void {
  if (played) return
  played = true
  const tell = (say: (watcher: Watcher) => void) => {
    for (const watcher of watchers)
      if (!watcher.broken)
        try {
          say(watcher)
        } catch (error) {
          watcher.broken = error
        }
  }
  for (let n = 0; n < MATCHES; n++) {
    const rng = seeded(`moves ${n}`)
    const all: string[] = []
    const t = ostia.setup({ seats: 2 + (n % 3), seed: `match ${n}` })
    while (!ostia.over(t)) {
      const moves: number[] = []
      const before = ostia.copy(t)
      const seat = turnOf(t)
      ostia.moves(t, seat, moves)
      const bold = n % 2 ? moves.filter(m => verbOf(m) !== DONE && verbOf(m) !== BUY) : moves
      const choice = bold.length ? bold : moves
      const words = heard(() => ostia.play(t, seat, choice[pick(rng, choice.length)]))
      all.push(...words)
      tell(watcher => watcher.look(t, words, before))
    }
    tell(watcher => watcher.atEnd(t, all))
  }
}
const inHand = (t: OstiaTable, seat: number) => {
  const s = t.todo.find(s => s.do === 'drop' && s.seat === seat)
  return s?.do === 'drop' ? [s.corbita, s.ponta] : [0, 0]
}

invariant(
  'OST-17.1 corbita 14, ponta 3 a player; ships at sea = 1 + pontas built; in the harbour 9 + corbita built, 9 or 10 of them corbita',
  inEveryMatch => {
    inEveryMatch(t =>
      t.harbours.forEach((h, seat) => {
        const [corbita, ponta] = inHand(t, seat)
        const built = box.ships.slice(1, h.shipRows)
        const left = box.ships.slice(h.shipRows)
        const here = total(h.corbita) + corbita
        const pontas = total(h.ponta) + ponta
        equal(here + h.fleet.length + left.filter(r => !r.ponta).length, 14)
        equal(pontas + left.filter(r => r.ponta).length, 3)
        equal(h.fleet.length, 1 + built.filter(r => r.ponta).length)
        equal(here + pontas, 9 + built.filter(r => !r.ponta).length)
        ok(here === 9 || here === 10)
      }),
    )
  },
)

invariant(
  'OST-17.2 OST-17.4 discs on ports + track = 7; the tokens in a harbour are those of the ports with its discs',
  inEveryMatch => {
    inEveryMatch(t => {
      for (const [seat, h] of t.harbours.entries()) {
        const ports = box.ports.filter((_, p) => (h.discs >> p) & 1)
        const placing = t.todo.flatMap(s => (s.do === 'place' && s.seat === seat ? [s.node] : []))
        equal(ports.length + box.discs.length - h.discRows, 7)
        // One token from the place of each such port, so a place has players − discs on its tile left, and never fewer than none.
        deepEqual(
          [...h.spots.filter(s => s >= 0), ...placing].sort((a, b) => a - b),
          ports.map(node).sort((a, b) => a - b),
        )
      }
    })
  },
)

invariant('OST-17.3 reward 0 … 12, no resource below 0; sowing keeps both ship counts', inEveryMatch => {
  inEveryMatch((t, words, before) => {
    for (const h of t.harbours) {
      ok(h.reward >= 0 && h.reward <= 12)
      ok(Math.min(...h.goods, ...h.corbita, ...h.ponta) >= 0)
    }
    if (words.some(w => w.startsWith('dropped')) && !words.some(w => w.startsWith('launched'))) {
      const all = (u: OstiaTable) =>
        u.harbours.map((h, seat) => [total(h.corbita) + inHand(u, seat)[0]!, total(h.ponta) + inHand(u, seat)[1]!])
      deepEqual(all(t), all(before))
    }
  })
})

invariant(
  'OST-17.5 OST-6.5 own ships have destinations of their own; every step offered is one by the second opinion',
  inEveryMatch => {
    const used = (h: OstiaTable['harbours'][number], firsts: readonly { firstNode: string }[]) =>
      firsts.map(f => {
        const beyond = new Set(
          Object.values(box.data.board.paths)
            .filter(p => p.includes(f.firstNode))
            .flatMap(p => p.slice(p.indexOf(f.firstNode))),
        )
        return h.fleet.filter(n => beyond.has(box.nodes[n])).length
      })
    inEveryMatch(t => {
      for (const h of t.harbours) {
        const arrived = h.fleet.filter(n => box.data.board.nodes[n]!.kind === 'destination')
        equal(new Set(arrived).size, arrived.length)
        const [up, right, down] = used(h, box.data.board.exits)
        ok(up <= 1 && right <= 2 && down <= 1)
        ok(Math.max(...used(h, box.data.board.branches)) <= 1)
      }
      if (step(t) === 'step')
        deepEqual(
          legal(t, 'step')
            .map(w => w.slice(5))
            .sort(),
          nextSteps(fleet(t, t.turn)),
        )
    })
  },
)

invariant('OST-17.6 OST-11.8 a turn ends: at most three executed actions, four cards each', inEveryMatch => {
  let turn: string[] = []
  const look: Look = (_t, words) => {
    for (const w of words) {
      if (w.startsWith('turn:')) turn = []
      turn.push(w.split(':')[0]!)
    }
    const count = (verb: string) => turn.filter(w => w === verb).length
    ok(count('supervised') <= 2)
    ok(count('ordered') <= 12)
    ok(turn.length < 300)
  }
  inEveryMatch(look)
})

invariant(
  'OST-17.7 OST-15.2 all have had the same number of turns when the game ends, and it ends as the rulebook says',
  inEveryMatch => {
    inEveryMatch(
      (t, words, before) => {
        const passes = words.some(w => w.startsWith('turn:')) || ostia.over(t)
        const closesRound =
          passes && (before.turn + 1) % t.harbours.length === t.start && step(before) !== 'initial-port'
        equal(ostia.over(t), closesRound && conditionMet(t))
      },
      (t, words) => {
        const turns = t.harbours.map((_, seat) => words.filter(w => w.startsWith(`turn:${seat},`)).length)
        equal(new Set(turns).size, 1)
        equal(turns[0], t.round)
      },
    )
  },
)

invariant('OST-17.8 OST-6.9 EX-C17 at most one own ship in the near sea, one after the setup', inEveryMatch => {
  const near = new Set(box.data.board.nodes.filter(n => n.region === 'near').map(n => n.id))
  const count = (t: OstiaTable, seat: number) => fleet(t, seat).filter(n => near.has(n)).length
  inEveryMatch(t =>
    t.harbours.forEach((_, seat) => {
      ok(count(t, seat) <= 1)
    }),
  )
  return () => {
    for (const seats of [2, 3, 4])
      for (let seat = 0; seat < seats; seat++) equal(count(ostia.setup({ seats, seed: 'near' }), seat), 1)
  }
})

invariant('OST-17.9 supply = 7 x players − amphorae taken, never below 0', inEveryMatch => {
  inEveryMatch(t => {
    equal(supply(t, box), Math.max(0, 7 * t.harbours.length - total(t.harbours.map(h => h.amphorae))))
  })
})

invariant(
  'OST-5.4.6 nothing comes from nowhere: what lies there is what was there, was produced and gained, less what was paid',
  inEveryMatch => {
    inEveryMatch(
      () => {},
      (t, words) => {
        for (const [seat, h] of t.harbours.entries()) {
          const heardOf = (verb: string, what: string) =>
            total(words.map(w => (w.startsWith(`${verb}:${seat},${what},`) ? Number(w.split(',')[2]) : 0)))
          deepEqual(
            h.goods,
            GOODS.map(g => 2 + heardOf('produced', g) + heardOf('gained', g) - heardOf('paid', g)),
          )
          deepEqual([h.amphorae, h.reward], [heardOf('gained', 'amphora'), heardOf('gained', 'reward')])
        }
      },
    )
  },
)

invariant(
  'OST-17.10 no discovery tile is lost; an animal space is never empty when a ship crosses it; a bonus goes to the first only',
  inEveryMatch => {
    inEveryMatch((t, words, before) => {
      equal(total(t.discoveries.flat()) + total(t.harbours.flatMap(h => h.animals)), 4 * t.harbours.length + 4)
      for (const w of words)
        if (w.startsWith('moved')) {
          const space = box.space[node(w.split(',')[1]!)]
          if (space < 0) continue
          const had = total(before.discoveries[space])
          const has = total(t.discoveries[space])
          const asked = t.todo.some(s => s.do === 'discover')
          if (!box.spaces[space].bonus) ok(had > 0)
          if (had > 0 && !asked) equal(has, had - 1)
        }
    })
  },
)

invariant('OST-17.11 deck + row + players = 34 cards, each once', inEveryMatch => {
  inEveryMatch(t => {
    const all = [...t.deck, ...t.row, ...t.harbours.flatMap(h => h.cards)]
    equal(all.length, 34)
    equal(new Set(all).size, 34)
  })
})

invariant(
  'OST-5.4 OST-6.11 every legal move, at every decision, is one by the second opinion, and no other',
  inEveryMatch => {
    const seen = new Set<string>()
    inEveryMatch(t => {
      for (const [seat, h] of t.harbours.entries())
        deepEqual(
          box.ports.filter((_, p) => (h.reached >> p) & 1),
          reachedBy(fleet(t, seat)),
        )
      if (ostia.over(t)) return
      const expected = possibleMoves(t)
      seen.add(step(t)!)
      if (expected) deepEqual(legal(t).sort(), expected, step(t))
    })
    return () => equal(seen.size, 13) // all decisions of the game but core's own
  },
)

invariant('OST-16.2 the score is that of the second opinion, in every match at every table', inEveryMatch => {
  inEveryMatch((t, words) => {
    if (words.length % 5 === 0 || ostia.over(t))
      deepEqual(
        ostia.scores(t).map(s => s.total),
        t.harbours.map((_, seat) => finalScore(t, seat)),
      )
  })
})
