/** A device in words: what its owner would call it, and no more of what its browser says of itself. */
type Names = readonly (readonly [RegExp, string])[]
const SYSTEMS: Names = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]
/** Of those that call themselves by each other's names, too, the most particular first. */
const BROWSERS: Names = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bWhale\//, 'Whale'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bHeadlessChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const named = (names: Names, agent: string): string => names.find(([sign]) => sign.test(agent))?.[1] ?? ''

/** The device of a user agent; nothing of a program. */
export const deviceOf = (agent: string | undefined): string =>
  [named(SYSTEMS, agent ?? ''), named(BROWSERS, agent ?? '')].filter(Boolean).join(' · ')
