/** Tables a few moves before something rare, for the conformance suite and for looking at one. */
import { acting, asked, type Game, type Options, firstOf } from '@loggia/core'
import type { Conformance, Scene } from '@loggia/core/testing'
import { give, shorten } from './arrange.ts'
import type { PrincesTable } from './rules/table.ts'
import { CHARACTERS } from './rules/terms.ts'

/** What is answered on the way to a scene: the first card goes back, nobody wants anything. */
const IDLE: Readonly<Record<string, string>> = {
  open: 'forgo',
  last: 'forgo',
  claim: 'pass',
  offer: 'forgo',
  act: 'done',
}

/** A match with this many seats, played without ambition until somebody is asked this in this round; then arranged. */
const scene = (
  name: string,
  seats: number,
  options: Options,
  step: string,
  round: number,
  set: (t: PrincesTable, seat: number) => void,
): Scene<PrincesTable> => ({
  name,
  table(game: Game<PrincesTable>) {
    const t = game.setup({ seats, options, seed: name })
    const moves: number[] = []
    for (;;) {
      const seat = firstOf(acting(t))
      const now = asked(t, seat)!.do
      if (now === step && t.round === round) {
        set(t, seat)
        return t
      }
      moves.length = 0
      game.moves(t, seat, moves)
      game.play(t, seat, IDLE[now] ? game.parse(IDLE[now]) : moves[0])
    }
  },
})

/** A tower across the east seam, two squares beyond it. */
const DEAL = { edge: 1, building: 8, turn: 0, square: 90 }

export const scenes: readonly Scene<PrincesTable>[] = [
  scene('works that only bonus cards make possible', 3, {}, 'act', 4, (t, seat) => {
    give(t, seat, {
      prestige: 9,
      florins: 3,
      jesters: 1,
      tiles: ['theater', 'forest', 'tower', 'lake'],
      freedoms: ['travel'],
      front: ['botanist'],
      hand: ['poet', 'philosopher', 'painter'],
      bonus: ['per-building', 'per-card-in-hand', 'per-freedom'],
    })
  }),
  scene('much prestige, little money', 4, {}, 'open', 3, t => {
    t.players.forEach((_, seat) => {
      give(t, seat, { florins: seat, prestige: 9 + seat, builders: seat === 2 ? 3 : 1, front: [] })
    })
  }),
  scene('estates that are almost full', 3, {}, 'open', 6, t => {
    const full = ['university', 'workshop', 'opera', 'library', 'hospital', 'chapel']
    t.players.forEach((_, seat) => {
      give(t, seat, { builders: 2, florins: 20, prestige: 5, tiles: seat === 0 ? full : full.slice(0, 4 - seat) })
    })
  }),
  scene('decks that run out', 4, {}, 'open', 5, t => {
    t.players.forEach((_, seat) => {
      give(t, seat, { florins: 30, prestige: 2 })
    })
    shorten(t, 0, 2)
    shorten(t, 1, 3)
    shorten(t, 2, 6)
  }),
  scene('professions to be recruited', 3, {}, 'open', 5, t => {
    const fronts = [['poet', 'botanist'], ['philosopher'], ['painter', 'theologian']]
    t.players.forEach((_, seat) => {
      give(t, seat, { florins: 25, prestige: 4, recruiting: 1, jesters: 2, front: fronts[seat], hand: [] })
    })
  }),
  scene('one landscape for two', 2, { freedoms: 'tight' }, 'open', 3, t => {
    t.players.forEach((_, seat) => {
      give(t, seat, { florins: 15, prestige: 6, builders: seat })
    })
    t.tiles[11] = 0
  }),
  scene('a merchant and a professor at the auctions', 3, { characters: 'with' }, 'open', 3, (t, seat) => {
    t.players.forEach((_, k) => {
      give(t, k, {
        florins: 30,
        prestige: 3 * k,
        jesters: 2,
        recruiting: 1,
        tiles: ['forest', 'tower', 'theater'],
        front: [['poet'], ['botanist'], ['painter']][k],
      })
    })
    Object.assign(t.characters!.owner, { 2: seat, 5: (seat + 1) % 3 })
  }),
  scene('characters of the last round', 4, { characters: 'with' }, 'claim', 7, t => {
    t.players.forEach((_, k) => {
      give(t, k, {
        florins: 12 + 5 * k,
        prestige: 30 - k,
        jesters: k,
        builders: k % 3,
        tiles: ['forest', 'lake', 'tower', 'theater', 'opera'].slice(k, k + 3),
        hand: [['poet', 'painter'], ['jurist'], ['composer'], ['physician']][k],
        bonus: [['per-lake'], [], ['per-jester'], []][k],
      })
    })
  }),
  ...['merchant', 'professor'].flatMap(id => {
    const owner = CHARACTERS.indexOf(id as never)
    const rich = {
      florins: 20,
      prestige: 4,
      jesters: 4,
      hand: ['painter', 'jurist'],
      bonus: ['per-jester', 'per-lake'],
      tiles: ['theater', 'lake'],
    }
    const at = (
      what: string,
      seats: number,
      step: string,
      set: (t: PrincesTable, seat: number) => void,
      joint = 'without',
    ) =>
      scene(`${id}, ${what}`, seats, { characters: 'with', 'joint-building': joint }, step, 4, (t, seat) => {
        give(t, seat, rich)
        t.characters!.owner[owner] = seat
        set(t, seat)
      })
    return [
      at('the last one left', 3, 'last', () => {}),
      at('choosing a landscape', 2, 'open', (t, seat) => {
        t.todo.push({ do: 'kind', seat })
      }),
      at('laying a tile', 3, 'act', (t, seat) => {
        t.todo.push({ do: 'site', seat, tile: 6 })
      }),
      at('recruiting', 3, 'open', (t, seat) => {
        give(t, (seat + 1) % 3, { front: ['poet', 'botanist'] })
        give(t, seat, { recruiting: 1 })
        t.todo.push({ do: 'recruit-now', seat })
      }),
      at('composing a work', 3, 'act', (t, seat) => {
        const [card] = give(t, seat, { front: ['poet'] }).front
        t.todo.push({ do: 'compose', seat, card, extra: 0 })
        shorten(t, 2, 3)
      }),
      at('before the best work', 3, 'act', (t, seat) => {
        t.players.forEach((p, k) => {
          p.best = 14 + (k % 2)
          give(t, k, { prestige: 20 - k })
        })
        t.todo.splice(t.todo.findIndex(s => s.do === 'calls'))
        t.todo.push({ do: 'before-best-work', seat })
      }),
      at('putting cards under a deck', 3, 'act', (t, seat) => {
        const [, , deck] = t.decks
        const { looked } = t.players[seat]
        looked.ids.push(...deck.ids.splice(-4))
        looked.seen.push(...deck.seen.splice(-4).map(() => 1 << seat))
        t.todo.push({ do: 'tuck', seat, deck: 2 })
      }),
      ...[
        { do: 'span' as const, but: -1 },
        { do: 'propose' as const, ...DEAL },
        { do: 'answer' as const, ...DEAL, share: 9 },
      ].map(s =>
        at(
          `a joint building, ${s.do}`,
          4,
          'act',
          (t, seat) => {
            give(t, (seat + 1) % 4, { florins: 20, tiles: ['lake@n,b2'] })
            t.todo.push({ edge: 1, building: 8, ...s, seat, builder: seat })
          },
          'with',
        ),
      ),
      at(
        'a joint building, partner',
        4,
        'act',
        (t, seat) => {
          t.todo.push(
            { do: 'act', seat: (seat + 3) % 4, left: 1, once: 0, offers: 2 },
            { do: 'partner', seat, ...DEAL, share: 5, builder: (seat + 3) % 4 },
          )
        },
        'with',
      ),
    ]
  }),
  // The neighbour of the builder is asked, and both have enough for any share: another place, another kind and steps back come up.
  scene('a bargain', 2, { 'joint-building': 'with' }, 'act', 3, (t, seat) => {
    for (const k of [0, 1])
      give(t, k, {
        florins: 30,
        prestige: 5,
        builders: 2,
        tiles: [
          ['lake', 'opera'],
          ['forest', 'tower'],
        ][k],
      })
    t.todo.push({
      do: 'partner',
      seat: 1 - seat,
      builder: seat,
      edge: 1 - seat,
      building: 9,
      turn: 0,
      square: 76,
      share: 3,
    })
  }),
  scene('a Princess and a muse', 3, { characters: 'with' }, 'act', 5, (t, seat) => {
    t.players.forEach((_, k) => {
      give(t, k, {
        florins: 10,
        jesters: 2,
        builders: 1,
        tiles: ['forest', 'lake', 'theater', 'tower'],
        freedoms: [['travel'], ['travel'], []][k],
        hand: [
          ['poet', 'painter'],
          ['jurist', 'composer'],
          ['physician', 'botanist'],
        ][k],
      })
    })
    Object.assign(t.characters!.owner, { 4: seat, 3: (seat + 1) % 3 })
  }),
  scene('a merchant at the auction of two', 2, { characters: 'with' }, 'open', 5, (t, seat) => {
    t.players.forEach((_, k) => {
      give(t, k, { florins: 20, prestige: 3 * k })
    })
    Object.assign(t.characters!.owner, { 2: seat, 5: 1 - seat })
  }),
  ...[2, 3, 5].map(seats =>
    scene(`joint buildings of ${seats}`, seats, { 'joint-building': 'with' }, 'act', 5, t => {
      t.players.forEach((_, k) => {
        give(t, k, {
          florins: 9 + 4 * k,
          prestige: 8,
          builders: k % 4,
          tiles: [['tower@e,g1', 'chapel@n,a1'], ['theater@n,a3'], ['hospital@n,e3', 'lake'], ['forest'], []][k],
          hand: [['poet'], ['dramatist'], ['pharmacist'], ['botanist'], []][k],
        })
      })
    }),
  ),
  scene('buildings that meet at the seams', 3, { 'joint-building': 'with' }, 'act', 4, t => {
    t.players.forEach((_, k) => {
      give(t, k, {
        florins: 25,
        prestige: 8,
        builders: [3, 1, 2][k],
        front: [],
        tiles: [
          ['tower@e,g1', 'chapel@n,a4'],
          ['tower@n,a4', 'theater@n,e1'],
          ['chapel@n,a1', 'tower@e,g3'],
        ][k],
      })
    })
  }),
  scene('near fifty prestige, the last tiles, three builders', 4, {}, 'act', 6, t => {
    t.players.forEach((_, k) => {
      give(t, k, {
        florins: 15,
        prestige: 47 + k,
        builders: 3 - (k % 2) * 3,
        jesters: k,
        tiles: ['tower', 'chapel'].slice(k % 3),
        hand: [['poet'], ['dramatist'], ['pharmacist'], ['botanist']][k],
      })
    })
    t.tiles.forEach((n, k) => {
      t.tiles[k] = Math.min(n, k % 2)
    })
    t.freedoms.fill(1)
  }),
  scene('the last round', 5, {}, 'open', 7, t => {
    t.players.forEach((_, seat) => {
      give(t, seat, {
        florins: 12,
        prestige: 20 + seat,
        jesters: 1,
        tiles: [['forest', 'opera'], ['chapel']][seat % 2],
      })
    })
  }),
  scene('professions of the Automa to recruit', 1, { auctions: '5', difficulty: 'hard' }, 'act', 5, (t, seat) => {
    Object.assign(t, { recruiting: 2, builders: 2 }).automa!.discarded = { recruiting: 3, builders: 4 }
    give(t, seat, { florins: 20, prestige: 6, recruiting: 2, jesters: 2, bonus: ['per-jester', 'per-lake'] })
  }),
  scene('a die that may force a purchase', 1, { auctions: '4', difficulty: 'easy' }, 'offer', 3, (t, seat) => {
    give(t, seat, { florins: 1, prestige: 3, builders: 2, recruiting: 1 })
  }),
  scene(
    'short decks, three builders and many cards for the Automa',
    1,
    { auctions: '5', difficulty: '5000' },
    'offer',
    6,
    t => {
      Object.assign(t, { recruiting: 0, builders: 3 }).automa!.discarded = { recruiting: 5, builders: 3 }
      give(t, 0, { florins: 20, prestige: 20 })
      give(t, 1, { builders: 3, jesters: 2 })
      for (const deck of [0, 1, 2]) shorten(t, deck, deck + 1)
      t.tiles.fill(1)
      t.freedoms.fill(0)
    },
  ),
]

export const conformance: Conformance<PrincesTable> = { scenes }
