/** Law 5: what one sees and hears tells no more than it should, and what one sees follows from what one saw and heard. */
import { type Game, movesOf } from '../game.ts'
import { codec, HIDDEN } from '../lexicon.ts'
import { listening, type RecordedNote, recorder } from '../notes.ts'
import type { Pile } from '../piles.ts'
import { pick } from '../random.ts'
import { among, asked, type Viewer, type Table, SPECTATOR } from '../table.ts'
import { differ, notPlain } from './compare.ts'
import type { Moment } from './laws.ts'
import { randomMove } from './player.ts'

/** A random viewer of this match: a seat or a spectator. */
function someEyes(m: Moment<Table>): Viewer {
  const e = pick(m.rng, m.seats + 1)
  return e === m.seats ? SPECTATOR : e
}

/** What law 5 is asked of: what is sent, and what bots think on. */
const someLook = <T extends Table>({ game, rng }: Moment<T>): Game<T>['view'] =>
  game.recall !== game.view && pick(rng, 2) ? game.recall : game.view

const whose = (viewer: Viewer): string => (viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`)

/** 5a: a determinized table looks the same, with the same own moves and reasons, and is a table on which one can play. */
export function looksTheSame<T extends Table>(m: Moment<T>): string | null {
  const { game, table: t, rng } = m
  const viewer = someEyes(m)
  const who = whose(viewer)
  const look = someLook(m)
  const view = look(t, viewer)
  if (view.rng.some(x => x !== 0)) return `the view of ${who} tells the dice to come`
  const bad = notPlain(view)
  if (bad) return `the view of ${who} is not plain${bad}`
  const u = game.determinize(view, viewer, rng)
  const seen = differ(view, look(u, viewer))
  if (seen) return `what is determinized for ${who} looks different to it: view${seen}`
  const hole = holeLeft(t, u)
  if (hole) return `determinize leaves a hole for ${who}: table${hole}`
  const kept = differ(m.conserved, game.conserved(u))
  if (kept) return `what is determinized for ${who} is impossible: conserved${kept}`
  if (asked(t as Table, viewer)) {
    const [own, possible] = [t, u].map(table => movesOf(game, table, viewer).sort((a, b) => a - b))
    if (differ(own, possible))
      return `the moves of ${who} depend on what it may not know: ${own.map(game.format).join(' ')} ≠ ${possible.map(game.format).join(' ')}`
    if (pick(rng, 16) === 0)
      for (let move = 0; move < game.size; move++)
        if (game.why(t, viewer, move) !== game.why(u, viewer, move)) {
          return `why ${who} may not ${game.format(move)} depends on what it may not know`
        }
  }
  // Now and then to its end, as a bot does: nothing there may throw.
  if (pick(rng, 64) === 0)
    for (let n = 0; n < game.bound && !game.over(u); n++) {
      const [seat, move] = randomMove(game, u, rng)
      game.play(u, seat, move)
    }
  return null
}

/** Where the determinized table still has a hole, but the true one has none. In a pile only the ids count: everybody is −1, too. */
function holeLeft(t: unknown, u: unknown): string | null {
  if (u === HIDDEN) return t === HIDDEN ? null : ''
  if (typeof u !== 'object' || u === null || typeof t !== 'object' || t === null) return null
  for (const key of isPile(u) ? ['ids'] : Object.keys(u)) {
    const found = holeLeft(t[key as never], u[key as never])
    if (found !== null) return `.${key}${found}`
  }
  return null
}

/**
 * 5b: plays the move on the table, and on one that looks the same to some viewer a move that sounds the same to them. Where what
 * they hear first parts, both must be the same reveal; if it never parts, both tables must look the same again. What the true table
 * conserves the determinized one conserves, too: it was possible.
 */
export function followsFromNotes<T extends Table>(m: Moment<T>): string | null {
  const { game, table: t, seat, move } = m
  const viewer = someEyes(m)
  const who = whose(viewer)
  const look = someLook(m)
  if (move < 0) return null
  const u = similar(m, viewer, look)
  const alike = soundsLike(m, u, viewer)
  if (alike < 0)
    return viewer === seat ? `${who} can't ${game.format(move)} on a table that looks the same to it` : null
  const real = game.copy(t)
  const heard = listen(() => game.play(real, seat, move))
  let other: RecordedNote[]
  try {
    other = listen(() => game.play(u, seat, alike))
  } catch (error) {
    return `${game.format(alike)} breaks a table determinized for ${who}: ${(error as Error).message}`
  }
  m.tally.comparisons++
  const after = `after ${seat} ${game.format(move)} (determinized: ${game.format(alike)})`
  const kept = differ(game.conserved(real), game.conserved(u))
  if (kept) return `${after} what was determinized for ${who} is impossible: conserved${kept}`
  for (let k = 0; k < heard.length || k < other.length; k++) {
    const a = heard[k] as RecordedNote | undefined
    const b = other[k] as RecordedNote | undefined
    if (a && b && sameSound(game, a, b, viewer)) continue
    if (a && b && sameReveal(game, a, b, viewer)) return null
    return `${after} ${who} hears "${say(game, a, viewer)}", but "${say(game, b, viewer)}" on a table that looks the same to it: this is no reveal`
  }
  const seen = differ(look(real, viewer), look(u, viewer))
  return seen && `${after} ${who} ${look === game.view ? 'sees' : 'remembers'} what it has not heard: view${seen}`
}

/**
 * How many determinized tables must agree on something left to memory before a view counts as revealing it, and how
 * many other beginnings are listened to.
 */
const AGREE = 8

/**
 * 5c: what is left to memory cannot be read off a view, because tables determinized from it disagree. At the beginning
 * nobody remembers more than all have heard. What is remembered later follows from what was heard: law 5b covers
 * `recall`, too.
 */
export function isLeftToMemory<T extends Table>(m: Moment<T>): string | null {
  const { game, table: t, rng } = m
  const viewer = someEyes(m)
  const who = whose(viewer)
  const view = game.view(t, viewer)
  const known = game.recall(t, viewer)
  const places: Place[] = []
  const shown = collectRemembered(view, known, '', places)
  if (shown) return `${who} remembers otherwise what it sees: view${shown}`
  m.tally.remembered += places.length
  const untold =
    m.moves.length === 0 && m.start.scene === undefined ? beginsOtherwise(m, viewer, known, places) : undefined
  if (untold) return `${who} remembers what the beginning has not told: view${untold}`
  let told = places
  for (let n = 0; n < AGREE && told.length; n++) {
    const u = game.determinize(view, viewer, rng)
    told = told.filter(p => at(u, p) === at(known, p))
  }
  return told.length ? `the view of ${who} tells what is left to memory: view${told[0]}` : null
}

/** What is remembered otherwise at a beginning that sounds the same to all. */
function beginsOtherwise<T extends Table>(
  { game, start, begin }: Moment<T>,
  viewer: Viewer,
  known: T,
  places: readonly Place[],
): Place | undefined {
  const all = (seed: string): [T | null, string] => {
    let t: T | null = null
    const notes = listen(() => {
      t = begin({ ...start, seed })
    })
    return [t, notes.map(s => say(game, s, SPECTATOR)).join()]
  }
  const [, told] = all(start.seed)
  for (let n = 0; n < AGREE; n++) {
    const [other, heard] = all(`${start.seed} otherwise ${n}`)
    const theirs = other && heard === told ? game.recall(other, viewer) : known
    const apart = places.find(p => at(theirs, p) !== at(known, p))
    if (apart) return apart
  }
  return undefined
}

/** Where something lies on a table: `.players.0.florins`. */
type Place = string
const at = (t: unknown, place: Place): unknown =>
  place
    .slice(1)
    .split('.')
    .reduce((x, key) => (x as Record<string, unknown> | undefined)?.[key], t)

/** The holes of a view that memory fills; what it changes otherwise is returned as `differ` has it. */
function collectRemembered(view: unknown, known: unknown, path: Place, into: Place[]): string | null {
  if (typeof view !== 'object' || view === null || typeof known !== 'object' || known === null) {
    if (view === known) return null
    if (view !== HIDDEN) return `${path}${differ(view, known)}`
    into.push(path)
    return null
  }
  for (const key of Object.keys(known)) {
    const changed = collectRemembered(view[key as never], known[key as never], `${path}.${key}`, into)
    if (changed) return changed
  }
  return null
}

/**
 * A table that looks the same to this viewer. Either any; or one with the same dice; or, half the time, one with the
 * same dice and most hidden things unchanged, so that the two part later.
 */
function similar<T extends Table>(m: Moment<T>, viewer: Viewer, look: Game<T>['view']): T {
  const { game, table: t, rng } = m
  const view = look(t, viewer)
  const kind = pick(rng, 4)
  if (kind < 2) {
    const u = nearby(m, view, viewer, look)
    if (u) return u
  }
  const u = game.determinize(view, viewer, rng)
  if (kind < 3) sameDice(t, u)
  return u
}

function sameDice(from: Table, to: Table): void {
  for (let k = 0; k < to.rng.length; k++) to.rng[k] = from.rng[k]
}

/** Makes holes at a few hidden places only, and lets the game determinize them. Null when that gives nothing new or nothing possible. */
function nearby<T extends Table>(m: Moment<T>, view: T, viewer: Viewer, look: Game<T>['view']): T | null {
  const { game, table: t, rng } = m
  const holed = game.copy(t)
  const hidden: [Record<string, number>, string[]][] = []
  collectHidden(holed as never, view as never, viewer, hidden)
  if (!hidden.length) return null
  for (let n = 1 + pick(rng, 3); n > 0; n--) {
    const [object, keys] = hidden[pick(rng, hidden.length)]
    for (let k = 1 + pick(rng, 2); k > 0; k--) object[keys[pick(rng, keys.length)]] = HIDDEN
  }
  const u = game.determinize(holed, viewer, rng)
  sameDice(t, u)
  return differ(u, t) && !differ(view, look(u, viewer)) && !differ(m.conserved, game.conserved(u)) ? u : null
}

const isPile = (x: object): x is Pile => 'ids' in x && 'seen' in x

/** The hidden places of a table, grouped by the object or array that holds them. A pile says itself who knows what. */
function collectHidden(
  t: Record<string, unknown>,
  view: Record<string, unknown>,
  viewer: Viewer,
  into: [Record<string, number>, string[]][],
): void {
  if (isPile(t)) {
    const keys = Object.keys(t.ids).filter(k => !among(t.seen[k as never], viewer))
    if (keys.length) into.push([t.ids as never, keys])
    return
  }
  const keys: string[] = []
  for (const key of Object.keys(t)) {
    const x = t[key]
    const y = view[key]
    if (typeof x === 'object' && x !== null) {
      if (typeof y === 'object' && y !== null) collectHidden(x as never, y as never, viewer, into)
    } else if (y === HIDDEN && x !== HIDDEN) keys.push(key)
  }
  if (keys.length) into.push([t as never, keys])
}

/** A legal move on the determinized table that sounds to this viewer like the real one; −1 if none. */
function soundsLike<T extends Table>(m: Moment<T>, u: T, viewer: Viewer): number {
  const { game, seat, move, rng } = m
  const legal = movesOf(game, u, seat)
  const sound = game.heard(seat, move, viewer)
  if (viewer === seat || sound === game.format(move)) return legal.includes(move) ? move : -1
  const alike = legal.filter(other => game.heard(seat, other, viewer) === sound)
  return alike.length ? alike[pick(rng, alike.length)] : -1
}

function listen(act: () => void): RecordedNote[] {
  const notes: RecordedNote[] = []
  listening(recorder(notes), act)
  return notes
}

const inFull = (s: RecordedNote, viewer: Viewer): number => (among(s.to, viewer) ? s.word : s.redacted)

function sameSound<T extends Table>(game: Game<T>, a: RecordedNote, b: RecordedNote, viewer: Viewer): boolean {
  if (a.by === undefined || b.by === undefined) return a.by === b.by && inFull(a, viewer) === inFull(b, viewer)
  return a.by === b.by && (a.word === b.word || game.heard(a.by, a.word, viewer) === game.heard(b.by, b.word, viewer))
}

/** Both could not be foreseen, and are about the same kind of thing. */
function sameReveal<T extends Table>(game: Game<T>, a: RecordedNote, b: RecordedNote, viewer: Viewer): boolean {
  const { verbOf } = codec(game.notes)
  return a.reveal && b.reveal && verbOf(a.word) === verbOf(b.word) && among(a.to, viewer) === among(b.to, viewer)
}

const say = <T extends Table>(game: Game<T>, s: RecordedNote | undefined, viewer: Viewer): string =>
  !s
    ? 'nothing'
    : s.by !== undefined
      ? `${s.by} ${game.heard(s.by, s.word, viewer)}`
      : game.formatNote(inFull(s, viewer))
