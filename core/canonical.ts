/** One text for one value, whatever order its keys stand in (RFC 8785): so that what was kept by a database hashes to its own name. */

/** JSON with the keys of every object in order. For what JSON can say: no cycles, no functions; numbers as JavaScript writes them, which is what the RFC asks for. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const fields = Object.entries(value).filter(([, v]) => v !== undefined)
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, v]) => `${JSON.stringify(key)}:${canonicalJson(v)}`)
    .join(',')}}`
}
