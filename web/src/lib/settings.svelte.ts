/** What a person chose on this device: theme, motion, whether the end of a turn asks once more. Language is for `words/index.ts`. */
import { MediaQuery } from 'svelte/reactivity'

export type Theme = 'system' | 'light' | 'night'
export type Motion = 'system' | 'off'
/** Whether pieces, coins and cards are heard: asked once. */
export type Sounds = 'unasked' | 'yes' | 'no'
/** `first`: until somebody knows the table. */
export type Confirm = 'first' | 'yes' | 'no'

/** Whether the teacher speaks. `first`: in the first matches of each game. */
export type Teacher = 'first' | 'yes' | 'no'

/** How large letters and boards of a table are drawn. */
export const SIZES = [1, 1.15, 1.3] as const
export type TableSize = (typeof SIZES)[number]

/** After this many answers, two or three matches, a person knows a table. */
const KNOWN = 150

/** Private windows may forbid storage: then a choice lasts as long as the page. */
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`loggia.${key}`, value)
  } catch {
    /* lasts as long as the page */
  }
}
function stored(key: string): string | null {
  try {
    return localStorage.getItem(`loggia.${key}`)
  } catch {
    return null
  }
}

class Settings {
  #night = new MediaQuery('prefers-color-scheme: dark')
  #still = new MediaQuery('prefers-reduced-motion: reduce')
  #theme = $state<Theme>((stored('theme') as Theme | null) ?? 'system')
  #motion = $state<Motion>((stored('motion') as Motion | null) ?? 'system')
  #routine = $state(stored('routine') === 'yes')
  #confirm = $state<Confirm>((stored('confirm') as Confirm | null) ?? 'first')
  #teacher = $state<Teacher>((stored('teacher') as Teacher | null) ?? 'first')
  #names = $state(stored('names') === 'yes')
  #size = $state<TableSize>(SIZES.find(size => String(size) === stored('size')) ?? 1)
  #north = $state(stored('north') === 'up')
  #atOnce = $state(stored('touch') === 'at-once')
  #sound = $state(stored('sound') !== 'off')
  #sounds = $state<Sounds>((stored('sounds') as Sounds | null) ?? 'unasked')
  #volume = $state(Number(stored('volume') ?? 0.6))

  get theme(): Theme {
    return this.#theme
  }
  set theme(theme: Theme) {
    this.#theme = theme
    keep('theme', theme)
  }
  /** The theme in force, as `data-theme` wants it. */
  get shade(): 'light' | 'night' {
    return this.#theme === 'system' ? (this.#night.current ? 'night' : 'light') : this.#theme
  }

  get motion(): Motion {
    return this.#motion
  }
  set motion(motion: Motion) {
    this.#motion = motion
    keep('motion', motion)
  }
  /** Whether pieces move. */
  get moving(): boolean {
    return this.#motion === 'system' && !this.#still.current
  }

  /** Also what hardly ever needs a thought is asked. */
  get routine(): boolean {
    return this.#routine
  }
  set routine(routine: boolean) {
    this.#routine = routine
    keep('routine', routine ? 'yes' : 'no')
  }

  /** A move that ends the turn, or shows something hidden, asks once more. */
  get confirm(): Confirm {
    return this.#confirm
  }
  set confirm(confirm: Confirm) {
    this.#confirm = confirm
    keep('confirm', confirm)
  }
  /** Whether it does so at a table of this game. */
  confirms(game: string): boolean {
    return this.#confirm === 'first' ? Number(stored(`answers.${game}`)) < KNOWN : this.#confirm === 'yes'
  }
  /** An answer was given at a table of this game, on this device. */
  answered(game: string): void {
    keep(`answers.${game}`, String(Number(stored(`answers.${game}`)) + 1))
  }

  /** What is overlooked in a match with bots is shown. */
  get teacher(): Teacher {
    return this.#teacher
  }
  set teacher(teacher: Teacher) {
    this.#teacher = teacher
    keep('teacher', teacher)
  }

  /** Every hexagon of a map has its name on it. */
  get names(): boolean {
    return this.#names
  }
  set names(names: boolean) {
    this.#names = names
    keep('names', names ? 'yes' : 'no')
  }

  /** How large a table on a desk is drawn. */
  get size(): TableSize {
    return this.#size
  }
  set size(size: TableSize) {
    this.#size = size
    keep('size', String(size))
  }

  /** Maps are not turned on an upright screen. */
  get north(): boolean {
    return this.#north
  }
  set north(north: boolean) {
    this.#north = north
    keep('north', north ? 'up' : 'left')
  }

  /** A finger answers with one tap, too: nothing is lit before. */
  get atOnce(): boolean {
    return this.#atOnce
  }
  set atOnce(atOnce: boolean) {
    this.#atOnce = atOnce
    keep('touch', atOnce ? 'at-once' : 'two-steps')
  }

  /** A bell rings when somebody waits for me, until it is turned off. */
  get sound(): boolean {
    return this.#sound
  }
  set sound(sound: boolean) {
    this.#sound = sound
    keep('sound', sound ? 'on' : 'off')
  }

  /** What else is heard. */
  get sounds(): Sounds {
    return this.#sounds
  }
  set sounds(sounds: Sounds) {
    this.#sounds = sounds
    keep('sounds', sounds)
  }

  /** How loud all of it is, from 0 to 1. */
  get volume(): number {
    return this.#volume
  }
  set volume(volume: number) {
    this.#volume = volume
    keep('volume', String(volume))
  }
}

export const settings = new Settings()
