/** What the bar says of every verb of every game: each has its line here, so that none is forgotten when one is added. */
import { acting, codec, listOf, movesOf, speaker, splitWord, type Table } from '@loggia/core'
import { GAMES } from '@loggia/games'
import { expect, test } from 'vitest'
import { lookAhead } from '../src/lib/table/ahead.ts'
import { priceOf } from '../src/lib/table/price.ts'
import { factsOf } from './facts.ts'

/** A price: an amount of something more or fewer, or `from → to`. */
const SUM = /[+−]\d|\d → /
/** What each verb says at least once; or, in words, why its own sentence is all there is to say. */
const SAID: Readonly<Record<string, Readonly<Record<string, RegExp | string>>>> = {
  'ostia': {
    port: 'it names the port, and costs nothing',
    select: /nothing to do/,
    drop: /→ /,
    sail: /permits −/,
    step: SUM,
    discover: SUM,
    launch: /wood −/,
    order: 'the order says cost and gain itself',
    build: /stone −/,
    place: SUM,
    trade: SUM,
    oversee: 'what it lets one do is asked next',
    resow: /→ /,
    buy: /gold −/,
    done: 'nothing is lost by it',
  },
  'terra-mystica': {
    tile: 'it names the tile; nobody gains by it',
    card: 'it names the card; nobody gains by it',
    faction: 'a people is more than what it begins with: its tooltip says all',
    place: 'it names the hex, and costs nothing',
    take: SUM,
    build: /coins −/,
    transform: /workers −/,
    detour: /workers −/,
    upgrade: /power for neighbours|power: |coins −/,
    ship: /coins −.*VP \+/,
    exchange: /workers −.*VP \+/,
    priest: /priests? −1/,
    power: /power −/,
    special: 'it names the action, and costs nothing but for bridges',
    pass: /unused/,
    retire: /unused/,
    convert: SUM,
    burn: /gone for ever/,
    connect: /town/,
    favor: SUM,
    town: 'the tile says what it brings',
    cult: SUM,
    bridge: 'it is paid already',
    ordain: /workers −/,
    accept: /VP −/,
    decline: 'it costs nothing, and brings nothing',
    later: 'nothing happens yet',
    suggested: SUM,
    done: 'what is paid for is used; nothing is lost by it',
    leave: 'no decision offers it',
  },
  'princes-of-florence': {
    return: /work value \d/,
    open: /200 florins/,
    bid: /florins/,
    pass: /goes to/,
    buy: /−200 florins/,
    forgo: 'it says what is given up',
    kind: 'it is paid already',
    place: /prestige/,
    keep: /\d/,
    under: /\d/,
    work: /work value \d/,
    add: /work value \+/,
    complete: /florins.* work value/,
    build: /−\d+ florins/,
    introduce: /−300 florins/,
    profession: /−300 florins/,
    bonus: /−300 florins/,
    recruit: /work value \d/,
    sell: /\+100 florins, −1 prestige/,
    done: /not taken/,
    join: /\d florins|price/,
    span: /\d florins|price/,
    instead: /\d florins|price/,
    offer: /florins, the other/,
    counter: /florins, the other/,
    back: 'nothing has been agreed',
    accept: /florins/,
    refuse: 'nothing has been agreed',
    elsewhere: 'the sum stays that of the offer',
    claim: SUM,
    princess: /work value \d/,
    merchant: /\+\d+ prestige/,
    professor: 'which card it brings is drawn',
    free: 'it says that nothing is paid',
    pay: /−\d+ florins/,
    exchange: /−\d.*prestige/,
  },
  'tiletum': {
    die: /AP/,
    take: /AP \d → \d/,
    leave: SUM,
    receive: SUM,
    gain: SUM,
    choose: /AP/,
    renew: /AP \d → \d/,
    move: /AP \d → \d/,
    post: SUM,
    pillar: SUM,
    place: SUM,
    exchange: SUM,
    advance: /→/,
    activate: 'it names the room; what it brings is asked next',
    bonus: SUM,
    buy: SUM,
    fulfil: SUM,
    'fulfil-with': SUM,
    crest: SUM,
    join: SUM,
    use: SUM,
    done: /ost by ending|not spent|AP/,
  },
  'tapestry': {
    'keep-capital': 'it names the capital',
    'keep-civilization': 'its mat says what it can do',
    income: SUM,
    advance: /any resource −\d/,
    pay: SUM,
    gain: SUM,
    lose: SUM,
    choose: 'it says what it does',
    accept: SUM,
    decline: 'it brings nothing',
    'discard-tapestry': SUM,
    'discard-territory': SUM,
    'discard-tech': SUM,
    regress: 'it names the space',
    use: 'it says what the die shows',
    repeat: 'it names the space, which says what it brings',
    singularity: SUM,
    tile: 'it says what the tile brings',
    lay: SUM,
    'explore-space': 'it says what the tile brings',
    conquer: SUM,
    spring: SUM,
    yield: SUM,
    'take-die': SUM,
    invent: SUM,
    'invent-top': SUM,
    upgrade: SUM,
    again: 'it names the card, which says what it brings',
    building: 'it says what it brings',
    landmark: 'it says what it brings',
    place: SUM,
    beside: 'it names where it stands',
    statue: SUM,
    settle: SUM,
    play: SUM,
    opponent: 'it names the opponent',
    track: 'it names the track',
    pact: 'it names opponent and track',
    give: 'it names tile and opponent',
    copy: 'it names the card, which says what it brings',
    'copy-space': 'it names the space, which says what it brings',
    match: 'it names the space',
    token: 'it names the token',
    buy: SUM,
    sell: SUM,
    stand: SUM,
    exploit: 'it names the territory, whose resources it brings',
    convert: SUM,
    done: 'nothing is lost by it',
    act: 'it names the civilization, which says what it does',
    predict: 'it names number and category',
    jump: 'it names the token',
    lead: 'it names the leader, which says what it brings',
    dance: SUM,
    walk: SUM,
    watch: 'it names opponent and token',
    roll: 'what the die shows is not known',
    stop: 'it brings what was rolled',
    improve: 'it names the card, which says what it brings',
    row: 'it names the row',
    herald: 'it names the card, which says what it brings',
    swap: 'it names the building',
    trade: SUM,
    'automa-civilization': 'its mat says what it can do',
  },
}

/** A chance that is always the same. */
const chance = (seed: number) => () => (seed = (seed * 48271) % 2147483647) / 2147483647

for (const { id, manifest } of GAMES)
  test(`${id}: every verb says what it costs, brings or leads to`, async () => {
    const { rules, words, conformance } = await manifest()
    const { game } = await rules()
    const say = speaker(game, await words.en(), ['Ada', 'Bo', 'Cy', 'Di', 'Ed'])
    const { scenes = [], options = [{}] } = await conformance()
    const facts = factsOf(id)
    const said = SAID[id]!
    const verbs = codec(game.verbs).verbs.filter(verb => verb !== 'first')
    expect(Object.keys(said).sort()).toEqual([...verbs].sort())
    const wanted = new Map(
      Object.entries(said).flatMap(([verb, how]) => (typeof how === 'string' ? [] : [[verb, how]])),
    )
    const heard = new Map<string, string>()
    const next = chance(1)
    const tables = function* (): Generator<[Table, number]> {
      for (const scene of scenes) yield [scene.table(game), 12]
      for (let k = 0; k < 10; k++) {
        const { min, max } = game.seats
        yield [
          game.setup({ seats: min + (k % (max - min + 1)), options: options[k % options.length]!, seed: `${k}` }),
          1000,
        ]
      }
    }
    for (const [table, most] of tables()) {
      if (!wanted.size) break
      for (let n = 0; n < most && wanted.size && !game.over(table); n++) {
        const seats = listOf(acting(table))
        const seat = seats[Math.floor(next() * seats.length)]!
        const view = game.view(table, seat)
        const legal = movesOf(game, table, seat)
        for (const move of legal) {
          const word = game.format(move)
          const { verb } = splitWord(word)
          const how = wanted.get(verb)
          if (!how) continue
          heard.set(verb, heard.get(verb) ?? 'nothing')
          const text = say.move(word, game.chosen(view, seat, move))
          const context = { view, game, box: game.box, seat, speaker: say }
          const price = priceOf(facts, context, text, lookAhead(game, view, seat, seat, word, 0))
          if (price) heard.set(verb, `${text} | ${price}`)
          if (how.test(price)) wanted.delete(verb)
        }
        game.play(table, seat, legal[Math.floor(next() * legal.length)]!)
      }
    }
    // What no match here comes to says nothing: that every verb is played is the conformance suite's matter.
    const silent = [...wanted.keys()].flatMap(verb => (heard.has(verb) ? [`${verb}: ${heard.get(verb)}`] : []))
    expect(silent).toEqual([])
    expect(wanted.size).toBeLessThan(5)
  })
