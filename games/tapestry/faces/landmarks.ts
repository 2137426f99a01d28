/** The faces of the eighteen landmarks: each building in front elevation, on its ground. */
import type { Drawing } from '@loggia/core'
import { column, flame, flask, ground, water } from '../../../board/face/parts.ts'
import {
  at,
  bold,
  cut,
  disc,
  dot,
  hatched,
  ink,
  line,
  lit,
  pale,
  plain,
  rays,
  rect,
  rows,
} from '../../../board/face/strokes.ts'
import type { names } from '../words/names.en.ts'

export type LandmarkId = keyof typeof names.landmark

/** Windows in a row, of ink. */
const windows = (x: number, y: number, n: number, step: number, w = 4, h = 6) =>
  ink(rows(n, k => rect(x + k * step, y, w, h)))

const lighthouse: Drawing = [
  bold('M54 26L84 14M56 32H90M54 38L84 50M42 26L12 14M40 32H6M42 38L12 50', 1.6),
  plain('M40 44H56L62 82H34Z'),
  hatched('shade', 'M50 44H56L62 82H50Z'),
  { d: 'M39 50H57L58.4 58H37.6ZM36.4 66H59.6L61 74H35Z', fill: 'ink' },
  plain('M36 38H60V44H36Z'),
  lit('M41 26H55V38H41Z'),
  line('M48 26V38'),
  ink('M38 26Q40 16 48 14Q56 16 58 26ZM47 14V8H49V14Z'),
  plain('M20 84Q34 74 48 78Q64 74 76 84Z'),
  ...water(82),
]

const trainStation: Drawing = [
  ...ground,
  plain('M10 78V50C10 28 28 18 48 18C68 18 86 28 86 50V78Z'),
  hatched('fess', 'M20 78V52C20 36 34 28 48 28C62 28 76 36 76 52V78Z'),
  line('M48 18V28M30 22L34 31M66 22L62 31M15 36L24 41M81 36L72 41'),
  ink('M30 78V56C30 48 36 44 48 44C60 44 66 48 66 56V78Z'),
  lit(disc(48, 57, 6)),
  cut('M32 70H64V73H32ZM36 50H41V53H36ZM55 50H60V53H55Z'),
  ink('M26 78L34 88H62L70 78Z'),
  pale('M34 80L38 87M43 80L45 87M53 80L51 87M62 80L58 87'),
  plain(disc(48, 19, 9)),
  bold('M48 13V19L52 22', 1.6),
]

const launchPad: Drawing = [
  ...ground,
  bold('M68 78V20M80 78V20', 2),
  line('M68 20H80M68 30H80L68 40M80 40H68L80 50M68 50H80L68 60M80 60H68L80 70M68 70H80L68 78M68 30L80 20', 1.1),
  bold('M56 34H68M56 52H68', 1.8),
  plain('M44 6C54 18 58 30 58 44V68H30V44C30 30 34 18 44 6Z'),
  hatched('shade', 'M44 6C54 18 58 30 58 44V68H48V44C49 30 48 16 44 6Z'),
  ink('M30 50C22 56 20 64 20 74L30 68ZM58 50C66 56 66 64 66 74L58 68ZM40 68H48V74H40Z' + disc(42, 38, 5.4)),
  cut(disc(42, 38, 3)),
  line('M31 30H55M30 58H58'),
  lit('M34 76C20 74 14 80 16 86H76C78 80 70 74 54 76C50 82 38 82 34 76Z'),
]

const apothecary: Drawing = [
  ...ground,
  plain('M18 78V40H78V78Z'),
  hatched('shade', 'M64 40H78V78H64Z'),
  ink('M12 42L24 22H72L84 42Z'),
  pale('M20 36H76M24 29H72'),
  ink('M42 78V56H54V78Z'),
  plain('M24 50H36V66H24ZM60 50H72V66H60Z'),
  line('M24 58H36M30 50V66M60 58H72M66 50V66'),
  ...at(48, 30, 1, [
    plain(disc(0, 0, 15)),
    ink('M-9 -3H9C9 5 5 8 2 9V11H5V13H-5V11H-2V9C-5 8 -9 5 -9 -3ZM4 -4L8 -12L11 -10.4L7 -4Z'),
  ]),
]

const academy: Drawing = [
  ...ground,
  plain('M24 40C24 22 36 14 48 14C60 14 72 22 72 40Z'),
  hatched('shade', 'M52 14C64 16 72 24 72 40H58C60 30 58 20 52 14Z'),
  ink('M46 14V6H50V14Z'),
  line('M48 14V40M36 18C32 24 31 32 31 40M60 18C64 24 65 32 65 40'),
  plain('M14 46H82V40H14Z'),
  plain(rect(18, 46, 60, 32)),
  { d: rect(18, 46, 60, 32), fill: 'cross' },
  plain([24, 36, 60, 72].map(x => column(x, 78, 28, 6)).join('')),
  ink('M43 78V60C43 56 53 56 53 60V78Z'),
  plain('M10 78H86V84H10ZM6 84H90V90H6Z'),
]

const laboratory: Drawing = [
  ...ground,
  plain('M12 78V46H84V78Z'),
  hatched('shade', 'M70 46H84V78H70Z'),
  plain('M16 46V20H24V46ZM28 46V28H36V46Z'),
  hatched('cross', 'M16 24H24V30H16ZM28 32H36V37H28Z'),
  line('M20 16C14 12 26 8 20 4M32 24C27 20 37 17 32 13', 1.4),
  plain('M52 46C52 30 62 24 70 24C78 24 84 30 84 46Z'),
  ink('M66 26L84 12L88 17L72 34Z'),
  windows(17, 54, 2, 9, 5, 8),
  windows(17, 66, 2, 9, 5, 8),
  plain(rect(38, 50, 30, 28)),
  ...flask(53, 70, 0.72),
]

const forge: Drawing = [
  ...ground,
  plain('M58 44V16H72V44Z'),
  hatched('shade', 'M66 16H72V44H66Z'),
  line('M58 24H72M58 32H72'),
  bold('M65 12C58 8 72 4 64 -2', 2.4),
  plain('M12 78V46H84V78Z'),
  line('M12 54H30M12 62H30M12 70H30M70 54H84M70 62H84M70 70H84M20 46V54M24 54V62M18 62V70M76 46V54M78 62V70'),
  ink('M6 48L22 30H76L90 48Z'),
  pale('M16 42H82M22 36H78'),
  ink('M32 78V62C32 50 68 50 68 62V78Z'),
  ...flame(50, 76, 0.9),
  ink('M30 78H66C64 84 57 85 54 86V89H61V93H37V89H44V86C39 85 32 84 30 78Z'),
]

const rubberWorks: Drawing = [
  ...ground,
  plain('M10 78V42L30 28V42L50 28V42L70 28V42H86V78Z'),
  hatched('shade', 'M10 42L30 28V42ZM30 42L50 28V42ZM50 42L70 28V42Z'),
  plain('M74 42V12H84V42Z'),
  hatched('cross', 'M74 16H84V22H74Z'),
  windows(16, 50, 2, 9, 5, 8),
  ink(disc(54, 66, 23)),
  bold(rays(54, 66, 23, 25, 22), 2.6),
  cut(disc(54, 66, 14)),
  line(disc(54, 66, 14), 1.2),
  bold(rays(54, 66, 4, 13, 8), 1.6),
  plain(disc(54, 66, 5)),
]

const techHub: Drawing = [
  ...ground,
  plain('M20 78V34L34 26V78Z'),
  hatched('pale', 'M34 26L60 12V78H34Z'),
  plain('M60 36H78V78H60Z'),
  hatched('shade', 'M70 36H78V78H70Z'),
  bold('M42 21V8M50 17V4', 1.6),
  ink(disc(42, 8, 2) + disc(50, 5, 2)),
  plain(rect(34, 40, 26, 26)),
  ink(rect(40, 46, 14, 14)),
  cut(disc(47, 53, 3)),
  bold(
    'M43 46V40M47 46V40M51 46V40M43 60V66M47 60V66M51 60V66M40 49H34M40 53H34M40 57H34M54 49H60M54 53H60M54 57H60',
    1.4,
  ),
  windows(23, 42, 1, 0, 3, 5),
  windows(28, 40, 1, 0, 3, 5),
  windows(23, 54, 2, 5, 3, 5),
  windows(23, 66, 2, 5, 3, 5),
  windows(63, 44, 2, 5, 3, 5),
  windows(63, 56, 2, 5, 3, 5),
]

const barracks: Drawing = [
  ...ground,
  plain('M18 78V50L48 30L78 50V78Z'),
  hatched('shade', 'M62 40L78 50V78H62Z'),
  ink('M12 54L48 28L84 54L81 58L48 35L15 58Z'),
  bold('M48 30V6', 2),
  ink('M48 7L68 12L48 18Z'),
  ink('M40 78V60C40 54 56 54 56 60V78Z'),
  pale('M48 57V78'),
  windows(26, 58, 1, 0, 6, 8),
  windows(64, 58, 1, 0, 6, 8),
  plain(
    rows(6, k => `M${4 + k * 6} 86V68L${7 + k * 6} 63L${10 + k * 6} 68V86Z`) +
      rows(6, k => `M${57 + k * 6} 86V68L${60 + k * 6} 63L${63 + k * 6} 68V86Z`),
  ),
  line('M4 76H40M57 76H93', 1),
]

const tankFactory: Drawing = [
  ...ground,
  plain('M8 78V36L28 24V36L48 24V36L68 24V36H88V78Z'),
  hatched('shade', 'M8 36L28 24V36ZM28 36L48 24V36ZM48 36L68 24V36Z'),
  line('M8 42H88'),
  windows(14, 46, 8, 9, 5, 6),
  plain('M22 82V70H74V82Z'),
  ink('M18 74H78C84 74 84 88 78 88H18C12 88 12 74 18 74Z'),
  cut(disc(20, 81, 4) + disc(34, 81, 4) + disc(48, 81, 4) + disc(62, 81, 4) + disc(76, 81, 4)),
  plain('M34 72C34 60 40 57 50 57H58C64 57 66 64 66 72Z'),
  ink('M4 60H38V65H4Z'),
  line(disc(52, 65, 3), 1),
]

const fusionReactor: Drawing = [
  ...ground,
  plain('M10 78C16 62 18 46 14 30H40C36 46 38 62 44 78Z'),
  hatched('shade', 'M30 30H40C36 46 38 62 44 78H32C28 60 27 46 30 30Z'),
  line('M15 36H39'),
  bold('M20 24C14 18 24 14 20 8M32 25C27 19 37 15 32 9', 2.2),
  plain('M40 78V60C40 40 52 34 64 34C78 34 88 44 88 60V78Z'),
  plain(disc(64, 58, 17)),
  bold('M48 58A16 6 0 0 0 80 58A16 6 0 0 0 48 58', 1.4),
  bold('M56 44A6 16 -30 0 0 72 72A6 16 -30 0 0 56 44', 1.4),
  bold('M72 44A6 16 30 0 0 56 72A6 16 30 0 0 72 44', 1.4),
  ink(disc(64, 58, 3.6)),
]

const bakery: Drawing = [
  ...ground,
  plain('M62 40V14H74V40Z'),
  bold('M68 10C61 6 74 2 67 -4', 2.4),
  plain('M12 78V58C12 36 30 28 48 28C66 28 84 36 84 58V78Z'),
  hatched('shade', 'M60 30C76 34 84 44 84 58V78H70V58C70 46 68 36 60 30Z'),
  line('M14 50Q20 44 28 46M22 40Q30 34 38 37M13 62H26M70 50Q76 46 82 50M44 33Q52 30 58 35'),
  ink('M28 78V62C28 50 68 50 68 62V78Z'),
  lit('M34 78C34 66 40 68 42 62C46 66 48 60 50 58C52 66 58 64 62 78Z'),
  plain('M26 90C20 84 24 76 34 76H62C72 76 76 84 70 90Z'),
  line('M36 77L32 84M46 76.6L42 84M56 76.6L52 84M66 78L62 85', 1.2),
]

const barn: Drawing = [
  ...ground,
  plain('M16 78V46L26 26L48 14L70 26L80 46V78Z'),
  hatched('pale', 'M16 78V46L26 26L48 14L70 26L80 46V78Z'),
  ink('M10 48L22 24L48 8L74 24L86 48L81 51L69 29L48 16L27 29L15 51Z'),
  plain(rect(30, 52, 36, 26)),
  bold('M30 52L66 78M66 52L30 78M30 52H66V78H30Z', 2.2),
  plain('M40 44V34C40 28 56 28 56 34V44Z'),
  line('M48 30V44M40 37H56', 1),
]

const comTower: Drawing = [
  ...ground,
  bold('M34 84L46 30M62 84L50 30', 2.4),
  line('M36 74H60L40 62H56L42 50H54M60 74L40 62M36 74L56 62M38 62L54 50', 1.2),
  ink('M46 32V18H50V32Z' + disc(48, 17, 4)),
  plain('M36 42H60V48H36Z'),
  bold(
    'M38 27A14 14 0 0 1 38 7M29 33A26 26 0 0 1 29 1M58 27A14 14 0 0 0 58 7M67 33A26 26 0 0 0 67 1M20 39A38 38 0 0 1 17 4M76 39A38 38 0 0 0 79 4',
    2.2,
  ),
  plain('M62 84V70H82V84Z'),
  windows(66, 74, 2, 7, 4, 5),
]

const library: Drawing = [
  ...ground,
  plain('M8 40L48 16L88 40Z'),
  hatched('shade', 'M18 37.6L48 20L78 37.6Z'),
  plain(disc(48, 31, 4.6)),
  plain('M10 40H86V46H10Z'),
  plain(rect(14, 46, 68, 32)),
  ...[
    [20, 20],
    [40, 16],
    [58, 18],
  ].flatMap(([x, w]) => [
    ink(rows(Math.floor(w! / 4), k => rect(x! + k * 4, 50 + ((k * 5) % 4), 3, 12 - ((k * 5) % 4)))),
    ink(rows(Math.floor(w! / 4), k => rect(x! + k * 4, 65 + ((k * 3) % 4), 3, 13 - ((k * 3) % 4)))),
  ]),
  bold('M16 63.4H80', 1.6),
  plain([17, 38, 58, 79].map(x => column(x, 78, 28, 5)).join('')),
  plain('M8 78H88V84H8ZM4 84H92V90H4Z'),
]

const stockMarket: Drawing = [
  ...ground,
  plain('M22 78V50H36V34H44V18H54V34H62V50H76V78Z'),
  hatched('pale', 'M22 78V50H36V34H44V18H54V34H62V50H76V78Z'),
  bold('M49 18V8', 2),
  { d: 'M8 74L28 56L40 64L64 34L60 30L86 22L82 48L76 42L44 78L30 68L14 80Z', fill: 'plate', line: 1.4 },
  ink('M11 75L28 60L41 69L69 35L65 31.4L82 26L79 43L74.6 39.6L43 73.4L29.4 64.4L13 77.4Z'),
]

const treasury: Drawing = [
  ...ground,
  plain('M8 36L48 14L88 36Z'),
  hatched('shade', 'M20 33.4L48 18L76 33.4Z'),
  plain('M12 36H84V42H12ZM14 42H82V78H14Z'),
  line('M14 50H26M14 58H26M14 66H26M70 50H82M70 58H82M70 66H82M20 42V50M20 58V66M76 42V50M76 58V66'),
  plain(disc(48, 60, 18)),
  plain(disc(48, 60, 13)),
  bold(rays(48, 60, 4, 11, 6), 2.2),
  ink(disc(48, 60, 4.4)),
  dot(
    Array.from({ length: 8 }, (_, k) => disc(48 + 15.5 * Math.cos(k * 0.785), 60 + 15.5 * Math.sin(k * 0.785), 1)).join(
      '',
    ),
  ),
  ...[0, 1, 2].map(k => plain(`M${14 + k} ${86 - k * 4}a9 3 0 1 0 18 0a9 3 0 1 0 -18 0Z`)),
  ...[0, 1].map(k => plain(`M${62 + k} ${86 - k * 4}a9 3 0 1 0 18 0a9 3 0 1 0 -18 0Z`)),
]

export const landmarks: Readonly<Record<LandmarkId, Drawing>> = {
  lighthouse,
  'train-station': trainStation,
  'launch-pad': launchPad,
  apothecary,
  academy,
  laboratory,
  forge,
  'rubber-works': rubberWorks,
  'tech-hub': techHub,
  barracks,
  'tank-factory': tankFactory,
  'fusion-reactor': fusionReactor,
  bakery,
  barn,
  'com-tower': comTower,
  library,
  'stock-market': stockMarket,
  treasury,
}
