/** What people write: their names, those of their tables, and what they say there. One filter for all of it, on the server and in the page. */
import { isReserved } from './reserved.ts'
import type { Language } from './templates.ts'

/** The most characters of a name. */
export const NAME_LENGTH = 40
/** The most marks on one letter: Burmese needs four (မြို့). More only build a tower that hides the lines above. */
const MARKS = 4

/**
 * One thing after another as it is written, `hidden` where it can't be seen or steers what is seen. What Unicode ignores by default joins
 * emoji, and is invisible everywhere else; the two marks named besides are drawn as nothing. (Made when it is first needed: a browser that is too
 * old for the flag must not fail over the whole script.)
 */
const things = () => (pattern ??= new RegExp(THINGS, 'gsv'))
const THINGS = String.raw`\p{RGI_Emoji}|[[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\p{Extended_Pictographic}]--[\p{Default_Ignorable_Code_Point}\u{2800}\u{1D159}]]|(?<hidden>.)`
let pattern: RegExp | undefined

/** Why a name can't be taken, as a template for `max` and `char`. */
export const NAME_FAULTS = {
  'name-empty': { en: 'A name is needed.', ko: '이름을 적어 주세요.' },
  'name-long': { en: 'A name has at most {max} characters.', ko: '이름은 {max}자까지 쓸 수 있습니다.' },
  'name-brackets': { en: 'A name is written without < and >.', ko: '이름에는 < 기호와 > 기호를 쓸 수 없습니다.' },
  'name-hidden': {
    en: 'The name has a character in it that can’t be seen ({char}). Please write it without.',
    ko: '이름에 눈에 보이지 않는 문자({char})가 들어 있습니다. 지우고 다시 적어 주세요.',
  },
  'name-marks': {
    en: 'A letter of the name has too many marks on it, or a mark stands without a letter.',
    ko: '이름에 글자 위아래로 붙는 기호가 너무 많거나, 기호가 글자 없이 쓰였습니다.',
  },
} as const satisfies Record<string, Record<Language, string>>
export interface NameFault {
  code: keyof typeof NAME_FAULTS
  args: { max: number; char: string }
}

/** A name as it is kept: in the form of Unicode that composes, with plain spaces. */
export const tidyName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()

/** What is wrong with a tidy name, if anything. */
export function nameFault(name: string): NameFault | undefined {
  const hidden = [...name.matchAll(things())].find(m => m.groups!['hidden'] !== undefined)?.[0]
  const code = !name
    ? 'name-empty'
    : name.length > NAME_LENGTH
      ? 'name-long'
      : hidden !== undefined
        ? 'name-hidden'
        : /[<>]/.test(name)
          ? 'name-brackets'
          : TOWER.test(name)
            ? 'name-marks'
            : undefined
  return (
    code && {
      code,
      args: {
        max: NAME_LENGTH,
        char: hidden === undefined ? '' : `U+${hidden.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
      },
    }
  )
}
/** Marks without a letter before them, or too many in a row. */
const TOWER = new RegExp(String.raw`(?<![^\p{Z}])\p{M}|\p{M}{${MARKS + 1}}`, 'u')

/** What can be said with one press, and everybody reads in their own language. */
export const QUICK_WORDS = [
  'hello',
  'good-luck',
  'nice-move',
  'thanks',
  'sorry',
  'one-moment',
  'back',
  'well-played',
  'once-more',
] as const
export type QuickWord = (typeof QUICK_WORDS)[number]

/** What somebody said, as it is kept: on one line, without what can't be seen, without towers of marks. Nothing, perhaps. */
export const tidyTalk = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(things(), (thing, ...rest) => ((rest.at(-1) as { hidden?: string }).hidden === undefined ? thing : ''))
    .normalize('NFC')
    .replace(/(?<![^\p{Z}])\p{M}+/gu, '')
    .replace(new RegExp(String.raw`(\p{M}{${MARKS}})\p{M}+`, 'gu'), '$1')
    .replace(/ +/g, ' ')
    .trim()

/** Equal for names that look the same but for their case or the width of their letters: `Ann`, `ANN`, `Ａｎｎ`. */
export const alike = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase()

/** Why a handle can't be taken. */
export const HANDLE_FAULTS = {
  'handle-length': { en: 'A handle has 3 to 20 characters.', ko: '아이디는 3자에서 20자까지 쓸 수 있습니다.' },
  'handle-letters': {
    en: 'A handle has letters from a to z, Hangul, digits and _ between them.',
    ko: '아이디에는 한글, a부터 z까지의 영문자, 숫자, 그리고 그 사이의 _만 쓸 수 있습니다.',
  },
  'handle-reserved': { en: 'This handle is the hall’s own.', ko: '홀에서 쓰는 아이디입니다.' },
} as const satisfies Record<string, Record<Language, string>>
/** By what others find somebody, as it is kept: one form of whatever looks alike in Unicode, in small letters. */
export const tidyHandle = (text: string): string => text.normalize('NFKC').trim().replace(/^@/, '').toLowerCase()
/** What is wrong with a tidy handle, if anything. With letters of two scripts alone hardly any two look alike. */
export function handleFault(handle: string): { code: keyof typeof HANDLE_FAULTS } | undefined {
  if (handle.length < 3 || handle.length > 20) return { code: 'handle-length' }
  if (!/^[a-z0-9가-힣]+(_[a-z0-9가-힣]+)*$/.test(handle)) return { code: 'handle-letters' }
  return isReserved(handle) ? { code: 'handle-reserved' } : undefined
}
/** What it must not be taken for: handles with the same key are one. */
export const handleKey = (handle: string): string =>
  handle.replaceAll('_', '').replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w')
