/** Proof of the shuffle: a seed is promised before the first move by its hash, and shown after the last. */

/** SHA-256 of a text, in hexadecimal. Web Crypto: the same in Node, worker and browser. */
export async function sha256(text: string): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), b => b.toString(16).padStart(2, '0')).join('')
}

/** What is published before the first move. */
export const commitment = (seed: string): Promise<string> => sha256(`loggia:${seed}`)
