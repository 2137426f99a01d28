/**
 * Where people stop learning, for those who run the hall: on how many visits a lesson or a first match was left at which page. First tries of puzzles are
 * counted beside them, for everybody. All is counted without a person, a session or an address, so anybody can count anything: what a day can hold is bounded.
 */
import type pg from 'pg'
import type { Part } from '../domain/hall.ts'
import type { PuzzleTries, PuzzleTry } from './contract.ts'
import { bigint, integer } from '../platform/kind.ts'
import { type Row, statement } from '../platform/statement.ts'
import { lessonStops } from '../schema/index.ts'

/** A day has no more places than this in each game; all lessons, questions and puzzles of one are fewer than half. */
const MOST_PLACES = 500

const { game, lesson, page, finished } = lessonStops
const COUNT = statement(
  `insert into lesson_stops (day, game, lesson, page, finished, n)
   select date_trunc('day', now()), $game, $lesson, $page, $finished, 1
   where (select count(*) from lesson_stops where day = date_trunc('day', now()) and game = $game) < $most
     or exists (select from lesson_stops where day = date_trunc('day', now()) and game = $game and lesson = $lesson and page = $page and finished = $finished)
   on conflict (day, game, lesson, page, finished) do update set n = lesson_stops.n + 1`,
  { game, lesson, page, finished, most: bigint },
)
const STOP = {
  game,
  /** Empty: a first match. */
  lesson,
  page,
  /** Visits that ended there unfinished, and all visits of that lesson. */
  n: integer,
  visits: integer,
}
export type LessonStop = Row<typeof STOP>
const STOPS = statement(
  `with sums as (
     select game, lesson, page, finished, sum(n)::int as n, (sum(sum(n)) over (partition by game, lesson))::int as visits
     from lesson_stops where lesson <> 'puzzle' group by game, lesson, page, finished)
   select game, lesson, page, n, visits from sums where not finished order by n desc, game, lesson, page offset $skip limit $limit`,
  { skip: bigint, limit: bigint },
  STOP,
)
/** Where a lesson has its id: each page is a puzzle then, finished where the first try was right. */
const PUZZLE = 'puzzle'
/** Fewer tries say nothing of how hard a puzzle is. */
const ENOUGH = 20
const TRIED = {
  page,
  /** First tries, and the right ones among them. */
  tries: integer,
  right: integer,
}
const TRIES = statement(
  `select page, sum(n)::int as tries, (coalesce(sum(n) filter (where finished), 0))::int as right
   from lesson_stops where game = $game and lesson = 'puzzle' group by page having sum(n) >= $enough`,
  { game, enough: bigint },
  TRIED,
)
const FORGET = statement(`delete from lesson_stops where day < now() - interval '90 days'`)

/** A visit of a lesson, or of a first match where `lesson` is empty: its last page, and whether it was finished. */
export type Visit = Pick<typeof lessonStops.$inferSelect, 'game' | 'lesson' | 'page' | 'finished'>

export function lessonStopQueries(pool: pg.Pool) {
  return {
    /** Counts a visit that has ended. */
    countVisit: async (visit: Visit): Promise<void> => {
      await COUNT.run(pool, { ...visit, most: MOST_PLACES })
    },
    /** Counts the first try of a puzzle. */
    countTry: async ({ game, puzzle, right }: PuzzleTry): Promise<void> => {
      await COUNT.run(pool, { game, lesson: PUZZLE, page: puzzle, finished: right, most: MOST_PLACES })
    },
    /** How puzzles of a game fared in the last 90 days, where enough people have tried. */
    puzzleTries: async (game: string): Promise<PuzzleTries> =>
      Object.fromEntries((await TRIES.all(pool, { game, enough: ENOUGH })).map(({ page, ...of }) => [page, of])),
    /** Where most visits ended unfinished in the last 90 days. */
    lessonStops: ({ skip = 0, limit = 50 }: Part = {}): Promise<LessonStop[]> => STOPS.all(pool, { skip, limit }),
    forgetLessonStops: async (): Promise<void> => {
      await FORGET.run(pool)
    },
  }
}
