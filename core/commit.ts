/**
 * Proof of the shuffle. The hall commits to a secret by its hash, then each seat contributes something that nobody else
 * knows. The seed is the hash of all, so nobody can choose it alone. When the match is over, everything is shown.
 */

/** SHA-256 of a text, in hexadecimal. Web Crypto: the same in Node, worker and browser. */
export async function sha256(text: string): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), b => b.toString(16).padStart(2, '0')).join('')
}

/** What is published before the first move: the hash of the secret, or of the seed itself in matches from before seats gave anything. */
export const commitment = (secret: string): Promise<string> => sha256(`loggia:${secret}`)

/** The parts of a seed: the hall's secret, and what each seat gave; null where it gave nothing, as bots do. */
export interface Shuffle {
  secret: string
  contributions: readonly (string | null)[]
}
/** What a seat may give: 64 hexadecimal digits. */
export const CONTRIBUTION = /^[0-9a-f]{64}$/

/** The seed of its parts: the hash of their lines, the seats in their order. */
export const seedOf = ({ secret, contributions }: Shuffle): Promise<string> =>
  sha256(['loggia', secret, ...contributions.map(c => c ?? '')].map(line => `${line}\n`).join(''))
