/** What faces are composed of: people in profile, looking to the left and a little right of the middle, and things that several of them have. */
import type { Drawing, Stroke } from '@loggia/core'
import {
  at,
  bold,
  cut,
  disc,
  dot,
  hair,
  hatched,
  ink,
  line,
  lit,
  pale,
  plain,
  rays,
  rect,
  rows,
  shade,
} from './strokes.ts'

/** Shoulders in a garment: bare, or hatched. */
export const shoulders = (of: (d: string) => Stroke): Drawing => [
  of('M14 110C14 90 30 82 44 78L50 74H66L70 77C86 82 95 90 96 110Z'),
  line('M44 78C50 86 62 86 70 77'),
  hair('M82 84C86 89 88 94 89 100M77 82C82 88 84 94 85 100'),
]
/** The same for one who wears a cape, closed in front by a clasp. */
export const cape = (of: (d: string) => Stroke): Drawing => [
  of('M18 110C16 92 32 84 42 76C50 80 62 80 70 73C88 80 94 92 94 110Z'),
  line('M47 81C46 90 42 100 40 110M52 81C58 90 60 100 60 110'),
  dot(disc(49, 80, 2.6)),
]

/** A head in profile on its neck. */
export const head: Drawing = [
  plain(
    'M54 22C44 22 38 29 38 37L36.6 42C35.4 45 33 48.4 32.4 50.8C32.4 52.6 34.4 53 36 53L35.4 56C34.8 57 35.4 57.8 36.2 58C35.6 59.6 36 60.4 36.6 61.4C36.4 66 38 68.6 42 68.4C46 68 49 67 51.6 65.4L50 80C56 84 64 83 69 78L67.4 63C73 57 74.6 49 73.6 41C72.4 29 65 22 54 22Z',
  ),
  line('M40.6 44.4Q43 42.8 46 44.6M39.4 40.4Q43 37.8 47 39.8M36.4 57.8Q38.6 57.4 40.4 58.2', 1),
  dot('M42 43.6h2.6v2.2H42Z'),
  line('M57 47C56 43.6 61.6 43 61 47.4C60.6 50.6 58 52 57.6 49.6'),
  shade('M51.6 65.4L50.6 72C58 74 64 70 67.4 63C70.6 59.6 72.6 56 73.4 51C70 57 62 64 51.6 65.4Z'),
  hair('M42 53Q44 55.6 43 58.6M45 52Q47.4 55 46.6 59'),
]
/** The same head with a woman's softer chin and longer neck. */
export const lady: Drawing = [
  plain(
    'M54 23C44.6 23 39 30 39 37.4L37.8 42C36.8 45 34.8 47.6 34.4 49.6C34.4 51.2 36.2 51.6 37.4 51.6L36.8 54.4C36.2 55.4 36.8 56.2 37.6 56.4C37 58 37.6 58.8 38 59.6C38 63.6 40 65.6 43.4 65.2C46.6 64.8 49.4 63.8 52 62L51 80C56 84 63 83 67 78L65.4 61C71.6 55.6 73.4 49 72.6 41.4C71.4 30 64.4 23 54 23Z',
  ),
  line('M41.6 44Q44 42 47 44.4M40.4 40.4Q44 37.6 47.6 39.8M37.6 56.2Q39.8 55.6 41.4 56.6', 1),
  dot('M43 43h2.6v2.2H43Z'),
  shade('M52 62L51.6 68C58 71 62 68 65.4 61C69 58 71.4 54 72.4 50C68 56 61 61 52 62Z'),
]

/** A person moved aside, so that a tool has room on the left. */
export const beside = (person: Drawing): Drawing => at(13, 7, 0.9, person)

/** Hair: cropped, in a bob to the neck, long, tied at the back. */
export const cropped: Drawing = [
  ink(
    'M38 38C40 37 44 36 46 33C50 38 54 36 56 40L57 46C58 43 62 43.6 61.6 47.4L62 56L68 62C75 55 76 46 74.4 38C72 26 63 20 53 20C44 20 37 28 38 38Z',
  ),
  pale('M48 25Q60 24 67 34M46 29Q58 28 66 40M66 44Q70 50 67 57'),
]
export const bob: Drawing = [
  ink(
    'M38 37C41 37 45 34 47 31C50 36 52 42 52 50C52 58 53 64 56 70C64 74 74 70 79 64C76 58 77 50 76 40C74 27 64 19.6 53 19.6C44 20 37 28 38 37Z',
  ),
  pale('M51 26C60 32 58 50 61 66M56 25C67 33 65 50 68 67M62 27C72 36 70 50 74 64'),
]
export const long: Drawing = [
  ink(
    'M38 37C41 37 45 34 47 31C51 38 51 48 53 56C54 66 50 76 56 96L88 96C84 84 82 70 80 58C79 54 78 46 76 40C74 27 64 19.6 53 19.6C44 20 37 28 38 37Z',
  ),
  pale('M52 27C62 36 58 58 62 92M58 26C70 38 66 60 70 94M65 29C76 44 72 62 79 93'),
]
export const bun: Drawing = [
  ink(
    'M38 37C41 37 45 34 47 31C50 36 53 38 56 41L58 47C60 44 62 46 62 49C64 52 66 54 68 55C75 50 76 46 75.6 40C74 27 64 19.6 53 19.6C44 20 37 28 38 37Z' +
      disc(77, 50, 8),
  ),
  pale('M48 26Q60 28 68 38M46 31Q58 30 68 46M72 46Q78 44 82 49M73 54Q78 56 82 52'),
]

/** Beards: short and pointed, full, to the chest. */
export const goatee: Drawing = [
  ink(
    'M36 60C38 59 41 58.6 43 60C44 64 48 65 51 62L52 66C50 70 46 72 41 77C38 74 35.6 68 36 60ZM36 54.6Q40 53 45 57Q40 57.6 36 56.4Z',
  ),
]
export const beard: Drawing = [
  ink(
    'M35.6 55C40 53 46 55 50 52C54 50 57 52 58 49L62 54C62 64 58 76 47 84C38 78 34 70 35.4 61C38 61 41 61 42.6 59.4C40 58.6 37 58.4 35.4 57.6Z',
  ),
  pale('M39 64Q40 72 46 79M44 62Q45 71 50 76M50 58Q52 66 53 71M56 54Q58 60 57 65'),
]
export const longBeard: Drawing = [
  plain(
    'M36 54.6C40 53 46 55 50 52C54 50 57 52 58 49L63 54C66 70 60 88 46 98C34 90 32 76 35.6 61C38 61.4 41 61 42.6 59.4C40 58.6 37 58.4 35.6 57.6Z',
  ),
  line('M39 66Q37 80 44 92M44 63Q42 78 48 92M49 60Q49 76 53 86M55 55Q57 68 57 78'),
]
export const moustache: Drawing = [ink('M36 54C40 52 45 54 49 60C44 59.4 40 58.4 35 57.4Z')]

/** What is left around a bald head. */
export const bald: Drawing = [
  ink('M57 54C60 54 62 50 61.6 46C65 48 68 44 73.8 42C75 50 74 58 68 64C64 63 60 60 57 54Z'),
  line('M46 27Q56 23.6 65 30'),
]

/** A collar in folds. */
export const ruff: Drawing = [
  plain('M36 80C32 74 38 68 46 70C56 72 66 70 74 66C82 66 84 74 78 80C66 88 46 90 36 80Z'),
  line('M40 82L44 72M47 84L48 73M54 85L54 73M61 84L60 72M68 82L66 71M75 79L72 68', 0.8),
]

/** Hats and the like. */
/** A hood worn as a hat, its end hanging down behind. */
export const chaperon: Drawing = [
  hatched('shade', 'M70 30C82 32 86 46 84 58C83 68 86 76 84 84C78 80 74 70 75 60C76 50 72 42 66 38Z'),
  plain('M40 28C42 16 54 12 64 14C72 16 76 22 76 30L40 32Z'),
  line('M46 26Q50 18 60 16M56 27Q60 20 70 20'),
  plain('M33 35C34 27 44 27 56 27C70 27 80 30 80 37C80 44 70 43 58 41C46 39 34 42 33 35Z'),
  line('M40 29L38 39M48 28L47 39M56 27.6L57 40M65 28L67 42M73 30L76 41', 0.7),
]
/** The square cap of a cleric. */
export const biretta: Drawing = [
  ink('M37 36L35 20C40 22 44 18 46 14C50 18 56 18 60 13C64 18 70 20 78 17L76 37C62 31 50 31 37 36Z'),
  pale('M46 15L48 32M60 14L61 31M39 32Q56 26 76 33'),
  ink(disc(57, 11, 3)),
]
export const hood = (of: (d: string) => Stroke): Drawing => [
  of(
    'M50 80C57 72 58 62 56 54C54 44 48 38 37 37C38 22 48 12 60 13C76 15 85 30 83 48C82 62 80 72 84 84C74 90 60 88 50 80Z',
  ),
  line('M60 13C72 26 70 50 66 82M72 20C80 36 76 60 76 82', 0.7),
  shade('M76 20C86 32 83 60 84 84L74 87C80 66 82 44 76 20Z'),
]
export const cap: Drawing = [
  ink('M36 37C36 25 45 16 58 17C70 18 77 27 77 36C66 34 52 33 36 37Z'),
  pale('M38 34Q56 29 75 33'),
]
export const beret: Drawing = [
  ink('M33 36C30 28 38 17 54 15C72 13 85 24 84 33C82 39 76 38 72 37C60 32 48 33 40 37C37 38.6 34 38 33 36Z'),
  pale('M40 33Q56 27 74 33'),
]
export const turban: Drawing = [
  plain('M34 36C32 24 44 11 58 12C73 13 82 25 79 38C74 42 68 42 62 40C52 36 42 37 34 36Z'),
  line('M35 33C48 30 62 22 68 14M38 36C54 34 70 28 76 19M50 36C62 36 74 34 79 30M36 28C46 26 56 20 60 12.4', 0.9),
]
export const crown: Drawing = [
  plain('M37 35L33 15L44 24L51 10L58 23L70 12L71 24L82 20L76 38C62 31 48 31 37 35Z'),
  line('M38 31C50 27 64 28 76 34'),
  dot(disc(51, 25.6, 1.6) + disc(62, 26, 1.6)),
]
export const laurel: Drawing = [
  ink(
    'M38 33Q32 31 31 25Q38 27 38 33ZM43 29Q38 25 39 18Q45 22 43 29ZM50 26Q46 20 49 14Q54 19 50 26ZM58 26Q57 19 62 15Q64 22 58 26ZM66 30Q68 23 74 22Q73 29 66 30ZM71 36Q76 31 82 33Q78 39 71 36ZM40 38Q34 40 29 36Q35 32 40 38ZM73 42Q79 40 84 44Q78 48 73 42Z',
  ),
  bold('M38 36Q56 24 75 42L80 50', 1.4),
]
/** The hat of a doctor: flat top and brim. */
export const doctor: Drawing = [
  ink('M38 34C42 30 64 28 75 36L77 21C66 13 46 13 38 19Z'),
  pale('M38 22Q56 17 76 24M38 30Q58 25 75 32'),
]

/** Two hands' worth of staff on the left, from top to bottom. */
export const staff = (top = 14): Drawing => [bold(`M20 ${top}V96`, 3)]
/** A fist that holds what stands at x = 20. */
export const fist: Drawing = [
  plain('M13 73C13 69.6 16 68.6 20 68.6C26 68.6 28.6 70 28.6 74L33 82L26 89C20 88 14 86 13 81Z'),
  line('M13.4 73H22M13.4 77H21.6M14 81H21'),
]

export const book: Drawing = [
  plain('M6 74C14 70 20 71 25 75C30 71 37 70 45 74V92C37 88 30 89 25 93C20 89 14 88 6 92Z'),
  line('M25 75V93M10 77Q17 74.6 22 78M10 81Q17 78.6 22 82M29 78Q35 74.6 41 77M29 82Q35 78.6 41 81'),
]
export const flame = (x: number, y: number, k = 1): Drawing =>
  at(x, y, k, [
    lit('M0 0C-9 -2 -9 -12 -3 -17C-3 -12 1 -13 0 -22C8 -16 11 -4 0 0Z'),
    line('M-1 -3C-4 -6 -2 -9 0 -11C1 -7 3 -6 1 -2'),
  ])
export const fir = (x: number, y: number, k = 1): Drawing =>
  at(x, y, k, [ink('M0 -34L8 -20H4L11 -9H6L13 0H2V5H-2V0H-13L-6 -9H-11L-4 -20H-8Z')])
export const star = (x: number, y: number, r: number): string => {
  const p = Array.from({ length: 10 }, (_, k) => {
    const t = (k * Math.PI) / 5 - Math.PI / 2
    const q = k % 2 ? r * 0.42 : r
    return `${Math.round((x + q * Math.cos(t)) * 10) / 10} ${Math.round((y + q * Math.sin(t)) * 10) / 10}`
  })
  return `M${p.join('L')}Z`
}
export const flask = (x: number, y: number, k = 1): Drawing =>
  at(x, y, k, [
    plain('M-5 -26H5V-23H3.4V-13L12 2C14 8 12 11 7 11H-7C-12 11 -14 8 -12 2L-3.4 -13V-23H-5Z'),
    { d: 'M-8.6 -2H8.6L12 3C13 8 11 10.4 7 10.4H-7C-11 10.4 -13 8 -12 3Z', fill: 'cross' },
    line('M-8.6 -2Q-4 -4 0 -2Q4 0 8.6 -2', 1),
    cut(disc(-3, 4, 1.6) + disc(3, 6, 1.2)),
  ])
export const gear = (x: number, y: number, r: number): Drawing => [
  bold(rays(x, y, r * 0.8, r * 1.28, 10), (r / 12) * 3.2),
  plain(disc(x, y, r)),
  ink(disc(x, y, r * 0.34)),
]
/** Dividers standing with their points on the ground. */
export const dividers = (x: number, y: number, k = 1): Drawing =>
  at(x, y, k, [
    ink('M-2 -34H2L14 0L9.6 -4L0 -28L-9.6 -4L-14 0Z'),
    ink('M-7.4 -17Q0 -13 7.4 -17L8.4 -14Q0 -9.6 -8.4 -14Z'),
    plain(disc(0, -36, 4)),
  ])
/** Water from one edge to the other, its surface at y. */
export const water = (y: number): Drawing => [
  plain(`M0 ${y}Q8 ${y - 4} 16 ${y}T32 ${y}T48 ${y}T64 ${y}T80 ${y}T96 ${y}V100H0Z`),
  ...[7, 14].map(dy => line(rows(6, k => `M${k * 18 - (dy === 7 ? 4 : 12)} ${y + dy}q5 -4 10 0`))),
]
/** Mountains with hachures on their right. */
export const mountain = (x: number, y: number, k = 1): Drawing =>
  at(x, y, k, [
    plain('M-22 0L-4 -30L0 -26L4 -34L24 0Z'),
    line('M4 -34L1 -22L5 -14L2 0M-4 -30L-7 -20L-4 -10'),
    hair('M6 -30L10 -16M9 -24L14 -10M13 -17L18 -4M8 -14L11 -2'),
  ])
/** A house front with its gable. */
export const gable = (x: number, y: number, k = 1): Drawing =>
  at(x, y, k, [plain('M-9 0V-14L0 -23L9 -14V0Z'), ink(rect(-3, -9, 6, 9))])
/** A column with base and capital, from the ground up. */
export const column = (x: number, y: number, h: number, w = 6): string =>
  `M${x - w / 2} ${y}v${-h}h${w}v${h}ZM${x - w * 0.8} ${y}h${w * 1.6}v-3h${-w * 1.6}ZM${x - w * 0.8} ${y - h}h${w * 1.6}v-3h${-w * 1.6}Z`
/** The ground on which buildings stand. */
export const ground: Drawing = [plain('M0 78H96V100H0Z'), { d: 'M0 78H96V86H0Z', fill: 'shade', from: 40 }]
export const wall = (d: string): Drawing => [hatched('fess', d)]
/** A quill that writes, on the left. */
export const quill: Drawing = [
  plain('M10 84C4 60 8 34 30 18C34 38 28 60 14 78Z'),
  line('M10 84C14 62 20 38 30 18M13 66L8 60M16 56L10 48M20 46L14 38M16 68L22 64M19 58L27 52M23 46L30 40', 0.8),
  bold('M14 74L8 92', 2),
]
/** A cap with bells, and the head on a stick that goes with it. */
export const jester: Drawing = [
  plain(
    'M36 38C34 26 28 20 16 24C20 10 38 8 46 18C52 6 70 2 82 14C76 14 72 18 72 22C84 24 92 34 90 48C86 40 80 40 75 42C66 34 50 32 36 38Z',
  ),
  hatched('shade', 'M46 18C52 6 70 2 82 14C74 14 68 22 62 35C56 33 52 33 48 34C50 28 50 22 46 18Z'),
  ink(disc(16, 26, 4.4) + disc(83, 15, 4.4) + disc(90, 50, 4.4)),
]
export const marotte: Drawing = [
  bold('M20 58V96', 2.8),
  plain(disc(20, 50, 10)),
  ink('M8 46C8 36 4 36 2 40C4 28 16 28 20 36C24 28 36 28 38 40C36 36 32 36 32 46C26 42 14 42 8 46Z'),
  dot(disc(16, 50, 1.6) + disc(24, 50, 1.6)),
  line('M15 55Q20 58 25 55', 1),
]
/** A veil that leaves the face free. */
export const veil: Drawing = [
  plain(
    'M37 38C36 25 46 16 58 17C70 18 77 28 76 38C77 52 78 66 84 78C74 82 66 76 62 68C58 58 58 46 54 38C48 34 42 35 37 38Z',
  ),
  line('M54 38C60 52 62 66 74 79M62 34C68 48 70 62 80 78M42 27Q56 20 70 28'),
]
