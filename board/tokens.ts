/** Strips: what a component does as letters and icons in a row, read from the records of its effects (`EffectKind.icons`). */
import type { Effect, EffectField, EffectKinds, Game } from '@loggia/core'

/** A word of a strip: letters, or an icon by its name. `quiet`: it only says when or how often; `loud`: it matters most; `small`: one of a crowd. */
export interface Token {
  text?: string
  icon?: string
  quiet?: boolean
  loud?: boolean
  small?: boolean
}

const WORD = /^(?:\((.+)\)|\*(.+)\*|(.+))$/
/** More icons of one field than this are drawn small. */
const CROWD = 2

/** The strip of these effects. */
export const strip = (effects: readonly Effect[], kinds: EffectKinds): Token[] =>
  effects.flatMap(effect =>
    kinds[effect.kind]!.icons.split(' ').flatMap((word): Token[] => {
      const [, quiet, loud, plain] = WORD.exec(word)!
      const style = quiet ? { quiet: true } : loud ? { loud: true } : {}
      const written = quiet ?? loud ?? plain!
      const whole = /^\{(\w+)\}$/.exec(written)
      const nested = whole && effect[whole[1]!]
      if (Array.isArray(nested)) return strip(nested, kinds)
      const icon = /^\[(.+)\]$/.exec(written)?.[1]
      if (icon === undefined) return [{ text: fill(written, effect), ...style }]
      const ids = /^\{(\w+)\}$/.exec(icon)
      const all = [ids ? effect[ids[1]!] : icon].flat() as string[]
      return all.map(id => ({ icon: id, ...style, ...(all.length > CROWD && { small: true }) }))
    }),
  )

const fill = (text: string, effect: Effect): string =>
  text.replace(/\{(\w+)\}/g, (_, field: string) => String(effect[field] satisfies EffectField | undefined))

/** What a component does, in signs, in two rows at most: what stands first on it with all else of its kind, and the rest. */
export function rowsOf({ effects }: Pick<Game, 'effects'>, domain: string, id: string): Token[][] {
  const all = effects?.components[domain]?.[id] ?? []
  const k = all.findIndex(e => e.kind !== all[0]!.kind)
  const rows = k < 0 ? [all] : [all.slice(0, k), all.slice(k)]
  return rows.filter(row => row.length).map(row => strip(row, effects!.kinds))
}

/** How wide a strip is with letters of this size, and where each word begins. `tight`: where little room is left for letters that must be read. */
export function measure(
  row: readonly Token[],
  size = 18,
  tight = false,
): { width: number; at: number[]; widths: number[] } {
  const gap = size * (tight ? 0.07 : 0.17)
  const letter = (c: string) => size * (c === '/' ? 0.32 : c === '∞' ? 0.8 : c === '→' ? (tight ? 0.5 : 0.75) : 0.58)
  const widths = row.map(t =>
    t.icon === undefined
      ? [...t.text!].reduce((w, c) => w + letter(c), 0)
      : size * (t.small ? 0.88 : t.quiet ? 0.72 : tight ? 1 : 1.12),
  )
  const ends = row.map((t, k) => widths[k]! + (t.small ? 0 : gap))
  const at = row.map((_, k) => ends.slice(0, k).reduce((a, b) => a + b, 0))
  return { width: Math.max(0, ends.reduce((a, b) => a + b, 0) - gap), at, widths }
}
