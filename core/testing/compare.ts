/** Comparing tables: where two differ, what is not plain JSON, and a box that nobody can change. */

const show = (x: unknown): string => (x === undefined ? 'nothing' : JSON.stringify(x).slice(0, 60))

/** Null when equal, keys in the same order; else the path of the first difference and both values: `hands.1.ids: [3] ≠ [4]`. */
export function differ(a: unknown, b: unknown): string | null {
  if (Object.is(a, b) || a === b) return null
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return `: ${show(a)} ≠ ${show(b)}`
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return `: ${show(a)} ≠ ${show(b)}`
    for (let k = 0; k < a.length; k++)
      if (a[k] !== b[k]) {
        const found = differ(a[k], b[k])
        if (found) return `.${k}${found}`
      }
    return null
  }
  const keys = Object.keys(a)
  const others = Object.keys(b)
  for (let k = 0; k < Math.max(keys.length, others.length); k++) {
    if (keys[k] !== others[k]) return `: the keys [${keys.join()}] ≠ [${others.join()}]`
    const found = differ(a[keys[k] as never], b[keys[k] as never])
    if (found) return `.${keys[k]}${found}`
  }
  return null
}

/** The path of an object that both hold, so that changing one changes the other; null if none. */
export function shared(a: unknown, b: unknown): string | null {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return null
  if (a === b) return ''
  for (const key of Object.keys(a)) {
    const found = shared(a[key as never], b[key as never])
    if (found !== null) return `.${key}${found}`
  }
  return null
}

/** Null when JSON can carry it unchanged, else the path of what it can't carry. */
export function notPlain(x: unknown): string | null {
  if (typeof x === 'number') return Number.isFinite(x) ? null : `: ${x}`
  if (typeof x === 'string' || typeof x === 'boolean' || x === null) return null
  if (typeof x !== 'object') return `: ${typeof x}`
  if (Array.isArray(x)) {
    for (let k = 0; k < x.length; k++) {
      const found = notPlain(x[k])
      if (found) return `.${k}${found}`
    }
    return null
  }
  if (Object.getPrototypeOf(x) !== Object.prototype) return `: a ${x.constructor?.name ?? 'thing without prototype'}`
  for (const key of Object.keys(x)) {
    const found = notPlain(x[key as never])
    if (found) return `.${key}${found}`
  }
  return null
}

/**
 * Freezes a box deeply: a write then throws at the very place. Typed arrays, maps and sets cannot be frozen; the
 * returned function says whether they are unchanged.
 */
export function freeze(box: unknown): () => boolean {
  const seen = new Set<object>()
  const open: (() => boolean)[] = []
  const visit = (x: unknown): void => {
    if (typeof x !== 'object' || x === null || seen.has(x)) return
    seen.add(x)
    if (ArrayBuffer.isView(x)) {
      const now = new Uint8Array(x.buffer, x.byteOffset, x.byteLength)
      const then = now.slice()
      open.push(() => {
        for (let k = 0; k < then.length; k++) if (now[k] !== then[k]) return false // a plain loop: it is asked after every match
        return true
      })
      return
    }
    if (x instanceof Map || x instanceof Set) {
      const then = [...x]
      open.push(() => differ([...x], then) === null)
      then.forEach(visit)
      return
    }
    Object.values(x).forEach(visit)
    Object.freeze(x)
  }
  visit(box)
  return () => open.every(unchanged => unchanged())
}
