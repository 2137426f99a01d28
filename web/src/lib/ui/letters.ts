/** Which letters a face has, and whether the page shows others: what people write may be in any script. */

/** Milliseconds after which a page that changes is read again. */
const REST = 500

/** The code points of a `unicode-range`. */
export const pointsOf = (range: string): number[] =>
  [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].flatMap(([, a, b = a]) => {
    const from = Number.parseInt(a!, 16)
    return Array.from({ length: Number.parseInt(b!, 16) - from + 1 }, (_, i) => from + i)
  })

/** What a text is written in, beyond what every keyboard has. A space is no letter, whatever its width. */
export const lettersOf = (text: string): readonly string[] => text.match(/[^\p{ASCII}\p{Z}\p{C}]/gu) ?? []

/** Calls once, when the page shows a letter that a family of faces lacks. Gives what ends the watch. */
export function onLetterBeyond(family: string, found: () => void): () => void {
  const faces = [...document.fonts].filter(face => face.family.includes(family))
  const had = new Set(faces.flatMap(face => pointsOf(face.unicodeRange)))
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    timer = undefined
    if (lettersOf(document.body.textContent).every(letter => had.has(letter.codePointAt(0)!))) return
    end()
    found()
  }
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(look, REST)
  })
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  look()
  return end
}
