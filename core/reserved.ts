/** Names that belong to the hall and its operators. Nobody else may be called so, nor by what looks like it: `adm1n`, `Lоggia` with a Cyrillic о, `운영팀`. */

/** Characters that look like a Latin letter, after compatibility forms, marks and case are taken away (after Unicode TS 39, and the digits that stand for letters). */
const LOOKS: Readonly<Record<string, string>> = {
  a: '4@аαɑᴀ∂',
  b: '8вβɓ',
  c: 'сϲᴄ',
  d: 'ԁđɗᴅð',
  e: '3еεєɛᴇ€',
  f: 'ƒꜰ',
  g: '69ɡցɢ',
  h: 'һнηհʜ',
  k: 'кκᴋ',
  l: '1i|!ıіιɩӏłƚʟɪǀ',
  m: 'мμᴍ',
  n: 'пνոɴиñπ',
  o: '0оοօøσᴏ',
  p: 'рρᴘ',
  r: 'гʀɾ',
  s: '5$ѕꜱʂ',
  t: '7+тτᴛŧ',
  u: 'υսᴜц',
  v: 'ѵᴠ',
  w: 'ԝωᴡшщ',
  x: 'хχ',
  y: 'уγүʏ',
}
const LETTER = new Map(Object.entries(LOOKS).flatMap(([letter, like]) => [...like].map(c => [c, letter] as const)))

/** Equal for texts that look alike. It tells only what is the hall's own from what is not: i and l are one here. */
export const looksLike = (text: string): string =>
  [...text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map(c => LETTER.get(c) ?? c)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
const alternatives = (words: readonly string[]): string => words.map(looksLike).join('|')

/** No name has such a word in it. */
const NEVER = ['loggia', 'admin', 'admins', 'administrator', 'administrators', 'moderator', 'moderators', 'sysadmin']
/** No name is such a word alone, nor together with others of these lists: a Support Act may come in. */
const ALONE = [
  ...['operator', 'operators', 'system', 'support', 'staff', 'official', 'helpdesk', 'root', 'webmaster', 'mod'],
  ...['mods', 'security', 'noreply'],
]
const BESIDE = ['the', 'of', 'hall', 'team', 'desk', 'account', 'help', 'center', 'centre', 'service']
/** No name has these in it, whatever stands between the syllables. */
const HANGUL = /로지아|운영자|운영팀|운영진|운영국|관리자|관리팀|관리진|관리인|고객센터|고객지원|공식계정|시스템알림/
const HANGUL_ALONE = /^(운영|관리|공식|홀|팀|봇)*(운영|관리|공식)(운영|관리|공식|홀|팀|봇)*$/

const NEVER_A_WORD = new RegExp(`^(?:${alternatives(NEVER)})$`)
const ONLY_SUCH = new RegExp(
  `^(?:${alternatives(BESIDE)})*(?:${alternatives([...NEVER, ...ALONE])})(?:${alternatives([...NEVER, ...ALONE, ...BESIDE])})*$`,
)
const HALL = looksLike('loggia')
/** Whether a name or a handle is the hall's own, or looks like it. */
export function isReserved(name: string): boolean {
  const hangul = name.normalize('NFKC').replace(/[^가-힣]/g, '')
  if (HANGUL.test(hangul) || (/^[가-힣\d\s_.·-]+$/.test(name.normalize('NFKC')) && HANGUL_ALONE.test(hangul)))
    return true
  // A sign may stand for a letter (`@dmin`), or for nothing (`Admin!`); so may a digit at either end (`0perator`, `admin2`).
  return [/[^\p{L}\p{N}\p{M}@$!|+€]+/u, /[^\p{L}\p{N}\p{M}]+/u].some(between => {
    const words = name.normalize('NFKC').split(between)
    return [words, words.map(word => word.replace(/^\p{N}+|\p{N}+$/gu, ''))].some(areReserved)
  })
}
function areReserved(words: readonly string[]): boolean {
  const together = looksLike(words.join(''))
  return words.some(word => NEVER_A_WORD.test(looksLike(word))) || together.includes(HALL) || ONLY_SUCH.test(together)
}
