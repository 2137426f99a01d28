/** Worths that bots have by hand: each stands beside the figure that it was set for, and is found when that figure moves. */
import type { Effect } from '../effects.ts'
import type { ByHand } from '../knowledge.ts'

/** The figure of a component: kinds, amounts and ids of its records. `action (free-spades 2)`. */
export const figureOf = (effects: readonly Effect[]): string =>
  effects
    .map(({ kind, ...fields }) => {
      const values = Object.values(fields)
      const lists = values.filter(value => typeof value === 'object')
      return [
        kind,
        ...values.filter(value => typeof value !== 'object'),
        ...lists.map(list => `(${list.map(one => (typeof one === 'string' ? one : figureOf([one]))).join(', ')})`),
      ].join(' ')
    })
    .join(', ')

/** Worths whose figure is not that of the box, in words: moved, set for nothing of the box, or not set at all. */
export const movedWorths = (
  set: Readonly<Record<string, ByHand>>,
  box: Readonly<Record<string, string>>,
): readonly string[] =>
  [...new Set([...Object.keys(set), ...Object.keys(box)])].flatMap(id => {
    const [was, is] = [set[id]?.of, box[id]]
    if (was === is) return []
    return is === undefined
      ? `${id}: the box has none`
      : was === undefined
        ? `${id}: no worth is set for “${is}”`
        : `${id}: set for “${was}”, the box has “${is}”`
  })
