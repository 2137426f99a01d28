/** Matches: tables, seats, what was played and said, and what follows from it. */
import {
  back,
  Expression,
  type KeptTables,
  stays,
  HOUSE,
  PLAY,
  RUNNING,
  WAITING,
  ENDED,
  TALK,
  FAIR,
  RATING,
} from './kept.ts'
import { FORMER } from '../../domain/former.ts'

export const MATCHES = {
  boxes: {
    title: { en: 'Components of games', ko: '게임의 구성물' },
    columns: { hash: HOUSE, game: HOUSE, box: HOUSE },
  },
  matches: {
    title: { en: 'Matches', ko: '게임' },
    columns: {
      ...stays({ id: PLAY, game: PLAY, rules: PLAY, box: PLAY, options: PLAY, status: PLAY, visibility: PLAY }),
      ...stays({ mayTry: PLAY, speed: PLAY, language: PLAY, invite: PLAY, seed: PLAY, secret: PLAY, commitment: PLAY }),
      ...stays({ generator: PLAY, sealBy: WAITING, createdAt: PLAY, clock: PLAY, dealtAt: PLAY, rated: PLAY }),
      ...stays({ unrated: PLAY, leaver: PLAY, comeBack: PLAY, wants: PLAY, ratingLaw: PLAY }),
      // The words of its maker.
      name: back(PLAY, ''),
    },
    whose: 'matches.id in (select match from makers where person = any($ids))',
  },
  progress: {
    title: { en: 'Where matches stand', ko: '게임의 진행' },
    columns: {
      ...{ match: PLAY, changed: PLAY, seq: PLAY, at: PLAY, askedSince: PLAY, steps: PLAY, standings: PLAY },
      ...{ clocks: PLAY, deadline: PLAY, opened: PLAY },
    },
  },
  rooms: {
    title: { en: 'Tables that wait for people', ko: '사람을 기다리는 방' },
    columns: {
      ...stays({ match: WAITING, expires: WAITING, readyBy: WAITING, quick: WAITING }),
      host: back(WAITING, null),
    },
    own: 'host',
    persons: { host: 'stays' },
  },
  partings: {
    title: { en: 'Why you lost a seat', ko: '자리를 잃은 이유' },
    columns: {
      ...{ match: ['play', 'month'], person: ['play', 'month'], why: ['play', 'month'], to: ['play', 'month'] },
      ...{ at: ['play', 'month'], read: ['play', 'month'] },
    },
    own: 'person',
    persons: { person: 'rows' },
  },
  seats: {
    title: { en: 'Who sits where', ko: '앉은 자리' },
    columns: {
      ...stays({ match: PLAY, seat: PLAY, kind: PLAY, person: PLAY, bot: PLAY, level: PLAY, lowered: PLAY }),
      ...stays({ contribution: PLAY, taken: PLAY, round: PLAY, ready: WAITING }),
      // What they are called from now on, in the language of the table.
      name: back(
        PLAY,
        new Expression(
          `case (select language from matches m where m.id = seats.match) when 'ko' then '${FORMER.ko}' else '${FORMER.en}' end`,
        ),
      ),
    },
    own: 'person',
    persons: { person: 'stays' },
  },
  sittings: {
    title: { en: 'Who sat where, and since when', ko: '자리의 내력' },
    columns: {
      ...stays({ match: PLAY, seat: PLAY, n: PLAY, person: PLAY, bot: PLAY, since: PLAY, at: PLAY }),
      address: back(FAIR, null),
      browser: back(FAIR, null),
    },
    own: 'person',
    persons: { person: 'stays' },
  },
  results: {
    title: { en: 'Results', ko: '결과' },
    columns: stays({
      ...{ match: ENDED, seat: ENDED, person: ENDED, total: ENDED, place: ENDED, left: ENDED, sources: ENDED },
      ...{ departure: ENDED, departed: ENDED },
    }),
    own: 'person',
    persons: { person: 'stays' },
  },
  tallies: {
    title: { en: 'What is counted of public matches', ko: '공개 게임에서 세는 것' },
    columns: { match: ENDED, seat: ENDED, turn: ENDED, had: ENDED },
  },
  seatChanges: {
    title: { en: 'That seats changed', ko: '자리 변동' },
    columns: { match: ['house', 'day'], at: ['house', 'day'] },
  },
  snapshots: {
    title: { en: 'Tables a few rows ago', ko: '몇 수 전의 게임판' },
    columns: { match: RUNNING, seq: RUNNING, rules: RUNNING, table: RUNNING },
  },
  marks: {
    title: { en: 'What was seen of matches', ko: '게임의 중간 표시' },
    columns: { match: PLAY, seq: PLAY, mark: PLAY },
  },
  moves: {
    title: { en: 'Moves', ko: '둔 수' },
    columns: stays({
      ...{ match: PLAY, seq: PLAY, kind: PLAY, seat: PLAY, word: PLAY, cause: PLAY, actor: PLAY, at: PLAY },
      answer: PLAY,
      clocks: PLAY,
    }),
    own: 'actor',
    persons: { actor: 'stays' },
  },
  orders: {
    title: { en: 'Standing orders', ko: '미리 답해 둔 것' },
    columns: { match: RUNNING, seat: RUNNING, word: RUNNING },
  },
  makers: {
    title: { en: 'Who made a table', ko: '방을 만든 사람' },
    columns: {
      ...stays({ match: PLAY, createdAt: PLAY }),
      person: back(PLAY, null),
      address: back(['limits', 'day'], null),
    },
    own: 'person',
    secret: ['address'],
    persons: { person: 'stays' },
  },
  botTurns: {
    title: { en: 'Bots that are asked', ko: '차례가 된 봇' },
    columns: {
      ...{ match: RUNNING, written: RUNNING, since: RUNNING, deep: RUNNING, attended: RUNNING, server: RUNNING },
      ...{ until: RUNNING },
    },
  },
  botOwners: {
    title: { en: 'When your bots last thought', ko: '봇을 쓴 차례' },
    columns: { owner: ['limits', 'hours'], served: ['limits', 'hours'] },
  },
  talk: {
    title: { en: 'Talk', ko: '대화' },
    columns: { id: TALK, match: TALK, person: TALK, text: TALK, word: TALK, told: TALK, watching: TALK, at: TALK },
    own: 'person',
    persons: { person: 'rows' },
  },
  leavers: {
    title: { en: 'Who is away from a match', ko: '자리를 비운 사람' },
    columns: {
      match: RUNNING,
      seat: RUNNING,
      why: RUNNING,
      since: RUNNING,
      at: RUNNING,
      until: RUNNING,
      settled: RUNNING,
    },
  },
  votes: {
    title: { en: 'Votes', ko: '투표' },
    columns: { id: PLAY, match: PLAY, kind: PLAY, seat: PLAY, since: PLAY, at: PLAY, ends: PLAY, outcome: PLAY },
  },
  ballots: {
    title: { en: 'How seats voted', ko: '자리마다의 답' },
    columns: { vote: PLAY, seat: PLAY, answer: PLAY, at: PLAY },
  },
  invitations: {
    title: { en: 'Invitations to tables', ko: '방으로 초대한 사람' },
    columns: { ...stays({ match: WAITING, person: WAITING, at: WAITING }), by: back(WAITING, null) },
    own: 'person',
    secret: ['by'],
    persons: { person: 'rows', by: 'stays' },
  },
  ratings: {
    title: { en: 'Ratings', ko: '등급' },
    columns: stays({
      ...{
        person: RATING,
        game: RATING,
        seats: RATING,
        mu: RATING,
        sigma: RATING,
        matches: RATING,
        opponents: RATING,
        library: RATING,
      },
    }),
    own: 'person',
    persons: { person: 'stays' },
  },
  ratingChanges: {
    title: { en: 'Rating changes by match', ko: '게임마다 바뀐 등급' },
    columns: stays({
      ...{ match: RATING, person: RATING, game: RATING, seats: RATING, at: RATING, muBefore: RATING },
      ...{ sigmaBefore: RATING, mu: RATING, sigma: RATING },
    }),
    own: 'person',
    persons: { person: 'stays' },
  },
  ratingQueue: {
    title: { en: 'Matches whose ratings are to be computed', ko: '등급을 계산할 게임' },
    columns: { match: ['rating', 'minutes'], at: ['rating', 'minutes'] },
  },
  voids: {
    title: { en: 'Matches that are not rated', ko: '등급에서 뺀 게임' },
    columns: { match: HOUSE, at: HOUSE, lifted: HOUSE },
  },
} satisfies KeptTables
