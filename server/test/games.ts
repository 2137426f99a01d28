/** The games of the tests: those of the hall, and the toy of core's tests, which has hands, sealed choices and answers side by side. */
import { BOX, N, R, type Box as ToyBox, toyGame, V } from '../../core/test/toy.ts'
import { games as hall } from '../games.ts'
import type { Games, Hosted } from '../match/hosted.ts'

const own = (lexicon: object) => Object.fromEntries(Object.keys(lexicon).map(word => [word, `${word} {0}`]))
const words = {
  title: 'Caravan',
  intro: '',
  names: {},
  moves: own(V),
  notes: own(N),
  reasons: own(R),
  questions: {},
  rules: {},
  texts: {},
} as unknown as Hosted['words']['en']

export const games: Games = {
  ...hall,
  toy: {
    game: toyGame() as Hosted['game'],
    box: BOX,
    withBox: box => toyGame({}, box as ToyBox) as Hosted['game'],
    words: { en: words, ko: words },
    provenance: { rulebook: 0, public: 0, reconstructed: 0 },
  },
}
