/** Every word of the game has its sentence in every language, and every name that it asks for is there. */
import { codec, LANGUAGES, speaker } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { N, R, V } from '../index.ts'
import { words } from '../words/index.ts'
import { box, game, moves, play } from './helpers.ts'

describe.each(LANGUAGES)('%s', lang => {
  const w = words[lang], say = speaker(game, w, ['Ada', 'Bea', 'Cem', 'Dov', 'Eve'])
  /** Domains whose ids say enough: numbers, and the names that stand on the map. */
  const plain = new Set(['seat', 'amount', 'round', 'few', 'hex', 'river', 'choice'])

  test('every word of every lexicon, one for each thing that it can be about', () => {
    for (const [lexicon, tell] of [[V, say.move], [N, say.note], [R, say.reason]] as const) {
      const { verbs, domains, base, size, read, format } = codec(lexicon), met = new Set<string>()
      for (let word = base; word < size; word++) {
        const { verb, args } = read(word)
        if (args.some((a, k) => a < 0 || a >= domains[verbs.indexOf(verb)]![k]!.words(box as never).length)) continue
        const news = args.map((a, k) => `${verb} ${k} ${a}`).concat(verb).filter(x => !met.has(x))
        if (!news.length) continue
        for (const x of news) met.add(x)
        expect(tell(format(word, box)), `${lang} ${format(word, box)}`).toMatch(/^[^{}]+$/)
      }
    }
  })
  test('names of all things, templates of no others', () => {
    for (const lexicon of [V, N, R]) for (const list of codec(lexicon).domains) for (const d of list) if (!plain.has(d.name)) {
      for (const id of d.words(box as never)) expect(w.names[d.name]?.[id], `${lang} ${d.name} ${id}`).toBeTruthy()
    }
    expect([say.move('first:0'), say.move('first:1')].every(x => !/\d/.test(x))).toBe(true)
    expect(Object.keys(w.moves).sort()).toEqual(Object.keys(V).sort())
  })
  test('every question that is asked, every rule behind a refusal, every source of points, every faction', () => {
    for (const name of game.stepNames) if (game.verbsOf(name).length) expect(w.questions[name], `${lang} ${name}`).toBeTruthy()
    for (const verb of codec(R).verbs) { const { rule } = game.reason(codec(R).first[codec(R).verbs.indexOf(verb)]!); if (rule !== 'core') expect(w.rules[rule], `${lang} ${rule}`).toBeTruthy() }
    const t = game.setup({ seats: 2, seed: 'w' })
    while (t.round === 0) play(t, moves(t)[0]!)
    for (const source of Object.keys(game.scores(t)[0]!.sources)) expect(w.names['source']?.[source], source).toBeTruthy()
    for (const f of box.factions) expect(w.texts[`ability-${f.id}`], f.id).toBeTruthy()
  })
})

test('cards and tiles are named after their figures', () => {
  expect(words.en.names['card']!['spade-2c']).toBe('2 coins, once a round a free spade')
  expect(words.en.names['scoring']!['spade-earth']).toBe('2 VP for each spade, 1 coin for every step on Earth')
  expect(words.ko.names['town']!['keys-2-cults-2']).toBe('2승점, 모든 신앙 2칸, 열쇠 2개')
  expect(words.ko.names['favor']!['earth-2-worker-power']).toBe('대지 신앙 2칸, 수입 일꾼 1, 파워 1')
})
