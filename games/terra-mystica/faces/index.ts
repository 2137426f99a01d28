/** The faces of the fourteen factions: two of each colour, drawn from what the people is known for. */
import type { Drawing, Faces } from '@loggia/core'
import {
  beard,
  cape,
  fir,
  fist,
  flask,
  gable,
  goatee,
  head,
  hood,
  lady,
  long,
  longBeard,
  mountain,
  moustache,
  shoulders,
  staff,
  star,
  turban,
  water,
} from '../../../board/face/parts.ts'
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
  shade,
} from '../../../board/face/strokes.ts'
import type { cards } from '../learn/cards.ts'
import type { Box } from '../rules/box.ts'
import type { TerraTable } from '../rules/table.ts'

export type FactionId = keyof typeof cards.marks

/** A head-cloth held by a cord, before dunes and a tent. */
const nomads: Drawing = [
  plain('M0 74Q16 60 34 70T70 74V100H0Z'),
  line('M4 80Q18 70 36 78M10 88Q22 80 40 86'),
  plain('M5 70L19 44L35 70Z'),
  ink('M19 44L15 70H23Z'),
  line('M19 44L29 70M19 38V44', 1),
  ...cape(plain),
  ...head,
  ...beard,
  plain(
    'M36 38C38 22 47 15 58 15C74 16 80 30 79 44C79 58 82 68 88 78C76 84 64 76 60 68C56 58 56 48 53 40C48 36 42 36 36 38Z',
  ),
  ink('M35.6 37C38 31 44 28.6 54 30C64 31.4 72 36 79 43L79.6 49C70 41 62 37.4 53 36.4C46 35.4 41 36 36 39Z'),
  line('M58 44C61 58 66 68 76 76M66 46C68 58 74 66 83 74M46 25Q58 20 70 28M44 20.6Q58 14 72 24', 0.8),
  shade('M72 42C74 58 78 70 84 79C76 80 70 74 68 68C72 60 72 50 72 42Z'),
]

/** A turban, and a snake that rises out of its basket. */
const fakirs: Drawing = [
  ...shoulders(plain),
  line('M50 84C56 92 62 100 62 110M60 82C68 88 74 96 76 110', 0.8),
  ...head,
  ...longBeard,
  ...turban,
  plain('M50 16C48 8 52 4 56 2C60 6 60 12 57 18Z'),
  dot(disc(54, 22, 3)),
  ink(
    'M19 22C12 22 10 28 10 34C10 42 16 44 16 50C16 56 8 58 8 66C8 72 12 76 18 77L22 72C18 71 15 69 15 66C15 61 23 58 23 50C23 44 28 42 28 34C28 28 26 22 19 22Z',
  ),
  cut(disc(16, 27, 1.6) + disc(22, 27, 1.6)),
  pale('M14 33H24M15 37H23M17 41H21'),
  plain('M4 74H32L29 98H7Z'),
  line('M5 80H31M6 86H30M11 74L12 98M18 74V98M25 74L24 98', 0.7),
]

/** A pointed hat with stars, and sparks that fly where they will. */
const chaosMagicians: Drawing = [
  ...at(4, 9, 0.94, [
    ...cape(d => hatched('cross', d)),
    ...head,
    ...longBeard,
    ink('M26 39C36 31 44 29 49 28C53 18 58 6 84 -4C79 2 77 10 77 18C78 26 81 32 90 41C70 32 46 32 26 39Z'),
    cut(star(61, 20, 5.6) + star(71, 9, 3.4)),
  ]),
  ...staff(38),
  lit(star(20, 30, 13)),
  line('M20 17V10M8 28L2 26M12 40L7 45M32 28L37 25M28 40L32 44', 1.2),
  ...fist,
]

/** A head that fills the sky; at his neck stand mountains and a house. */
const giants: Drawing = [
  ...at(-24, -18, 1.5, [
    ...shoulders(d => hatched('pale', d)),
    ...head,
    line('M40 34Q46 30 52 33M42 30Q48 26 54 29'),
    ...beard,
    ink('M57 30C62 24 70 28 74 38C76 46 75 55 68 62L62 56L62 47C61 43 58 43 57 46Z'),
    pale('M64 32Q70 40 66 56M68 34Q74 42 70 54'),
  ]),
  ...mountain(20, 82, 0.62),
  plain('M0 82Q30 70 58 84T96 86V100H0Z'),
  ...gable(38, 86, 0.6),
  ...gable(49, 89, 0.5),
  ...fir(28, 85, 0.4),
  ...fir(60, 92, 0.4),
]

const swarmling: Drawing = [
  plain('M-12 8C-14 -8 -8 -16 0 -16C8 -16 14 -8 12 8Z'),
  ink(
    'M0 -16C-5 -16 -6 -24 0 -29C6 -24 5 -16 0 -16ZM-12 -4C-18 -8 -19 -14 -17 -18C-12 -17 -9 -13 -9 -9ZM12 -4C18 -8 19 -14 17 -18C12 -17 9 -13 9 -9Z',
  ),
  ink(disc(-4.6, -4, 2.6) + disc(4.6, -4, 2.6)),
  line('M-4 3Q0 6 4 3M-8 -11Q0 -14 8 -11', 1),
  shade('M6 -14C13 -9 13 0 12 8H6C9 0 9 -8 6 -14Z'),
]
/** Three of very many, with fins, up to the neck in water. */
const swarmlings: Drawing = [
  ...at(26, 40, 0.74, swarmling),
  ...at(71, 40, 0.74, swarmling),
  ...water(46),
  ...at(48, 62, 1.22, swarmling),
  ...water(72),
]

/** Long hair, a shell at the ear, and her fluke out of the water. */
const mermaids: Drawing = [
  plain(
    'M20 92C13 78 14 60 18 46C10 46 4 40 4 28C11 30 17 33 20 40C22 33 28 27 38 26C38 37 32 44 24 46C24 60 28 76 38 92Z',
  ),
  line(
    'M20 44C15 42 9 37 6 32M22 44C27 41 33 35 36 29M18 54Q22 57 25 54M18 61Q22 64 26 61M19 68Q23 71 28 68M20 75Q25 78 30 75',
  ),
  ...shoulders(plain),
  ...lady,
  ...long,
  plain('M56 46C60 40 68 42 68 50C66 56 58 56 56 46Z'),
  line('M57 47L67 51M59 44L66 54', 0.7),
  cut(star(45, 25, 4.6)),
  ...water(80),
]

/** A brimmed hat with a bent point, a broom, and firs. */
const witches: Drawing = [
  ...fir(7, 80, 0.8),
  bold('M20 60V96', 2.8),
  plain('M17 62C9 50 8 36 12 20L16 26L20 16L24 26L28 20C32 36 31 50 23 62Z'),
  line('M16 26L18 60M24 26L22 60M20 24V60M12 54Q20 58 28 54M14 58.4Q20 61 26 58.4'),
  ...shoulders(d => hatched('bend', d)),
  ...lady,
  ...long,
  ink(
    'M24 39C36 31 45 29 49 28C52 19 57 9 76 4C74 9 73 13 74 18C75 22 77 25 78 29C84 31 90 36 94 43C71 32 46 31 24 39Z',
  ),
  pale('M49 25.4C58 22 69 23 77.4 28.4'),
  ...fist,
]

/** Antlers in leaf, eyes closed. */
const auren: Drawing = [
  ...shoulders(d => hatched('bend', d)),
  ...lady,
  cut('M41 40H48V47H41Z'),
  line('M40.4 40.4Q44 38 47.4 40M41.4 43Q44 46 47 43.4', 1),
  plain(
    'M37 36C44 26 56 20 66 24C76 28 80 40 78 54C78 64 82 74 84 82C74 80 66 74 64 64C62 54 60 46 52 40C46 36 41 35 37 36Z',
  ),
  line('M54 28C66 34 68 54 76 76M60 26C74 34 72 54 80 78M50 32C60 38 64 48 66 60', 0.7),
  bold(
    'M48 30C44 20 36 18 30 20M44 22C42 14 44 8 50 4M39 19C34 14 32 8 34 3M62 26C66 18 74 18 80 22M66 21C66 12 72 8 76 6M73 19C80 16 84 12 84 6',
    2.6,
  ),
  ink(
    'M30 20Q22 18 18 24Q26 28 30 20ZM50 4Q56 2 58 8Q52 11 50 4ZM34 6Q27 4 25 10Q31 13 34 6ZM80 22Q88 22 88 30Q80 30 80 22ZM70 9Q66 2 61 4Q63 11 70 9ZM84 8Q91 8 92 15Q84 15 84 8ZM38 12Q42 6 41 2',
  ),
  plain('M12 84C8 66 14 52 30 46C34 60 28 76 12 84Z'),
  line('M12 84C18 72 24 60 30 46M17 74L15 64M20 68L30 66M23 60L21 54', 0.8),
]

/** A straw hat over curls, a pipe, a spade. */
const halflings: Drawing = [
  plain('M-4 84Q20 62 50 84V100H-4Z'),
  line('M0 90Q22 70 46 90M8 94Q24 80 40 94'),
  ...shoulders(d => hatched('sinister', d)),
  ...head,
  ink(
    'M40 38C44 36 46 34 48 32C53 37 55 38 56 44C60 42 62 46 62 52C62 58 66 60 68 64C74 62 72 58 76 56C80 54 76 50 79 46C81 42 77 40 78 36C70 28 50 28 40 38Z',
  ),
  pale('M58 40q4 -1 5 3M66 38q5 0 5 4M70 48q4 0 4 4M65 54q4 0 4 4'),
  plain('M26 37C36 30 42 29 44 28C45 18 54 14 62 16C72 17 75 24 75 30C82 32 88 36 92 42C70 35 46 33 26 37Z'),
  ink('M44 28C54 25 66 26 75 31L75 35C64 30 52 29.6 43.6 31.4Z'),
  line('M48 22Q60 17 72 25M33 35Q40 32 44 32M78 35Q84 37 88 40', 0.7),
  bold('M36 58.4L25 62', 2),
  ink('M18 54H28V62C28 68 18 68 18 62Z'),
  line('M23 51C19 46 27 42 22 36C19 32 24 28 23 24', 1.3),
]

/** A tall hood with holes for the eyes, and a fire that is never out. */
const cultists: Drawing = [
  ...cape(plain),
  ...head,
  ...hood(d => hatched('bend', d)),
  ink('M34.4 36C40 27 50 26 58 31L56 35.6C49 31.6 42 33 36 38.4Z'),
  lit(disc(43, 31, 5.4)),
  line(rays(43, 31, 6.6, 9.6, 8, 0.2), 0.9),
  lit('M20 60C5 56 6 42 15 32C15 40 21 38 20 22C33 32 37 54 20 60Z'),
  line('M19 56C12 52 15 44 20 40C22 48 26 48 22 55', 0.9),
  ink('M4 60H36C35 70 28 74 24 75V96H16V75C11 74 5 70 4 60Z'),
  pale('M8 64H32'),
]

/** Bald, with lenses, over a flask that boils. */
const alchemists: Drawing = [
  ...shoulders(d => hatched('cross', d)),
  ...head,
  ink('M57 52C60 52 62 50 62 47C65 48 68 44 73.6 42C75 50 74 58 68 63C64 62 60 60 57 52Z'),
  ...goatee,
  plain(disc(43, 45, 5.4)),
  bold('M48 44.4L60 44', 1.2),
  dot(disc(42, 45, 1.6)),
  line('M48 27Q56 23.6 64 29', 0.7),
  ...flask(21, 74, 1.3),
  plain(disc(20, 34, 2.8)),
  plain(disc(27, 25, 4)),
  plain(disc(17, 18, 2.6)),
]

/** A hood with nothing in it but eyes, a crescent on the staff. */
const darklings: Drawing = [
  plain(
    'M4 104C6 84 22 78 32 74C26 64 24 52 26 42C28 22 40 10 54 4C56 12 60 15 66 20C75 27 79 36 80 46C81 56 78 66 74 74C86 78 92 88 94 104Z',
  ),
  shade('M66 20C75 27 79 36 80 46C81 56 78 66 74 74C86 78 92 88 94 104H76C74 90 70 82 66 76C74 66 77 40 66 20Z'),
  line('M33 74C42 84 62 84 73 74M52 82L50 104', 0.9),
  ink('M33 47C35 32 44 22 53 18C63 22 72 32 73 47C72 61 64 71 53 75C42 71 34 61 33 47Z'),
  { d: 'M38 44L50 50C47 55 39 52 38 44ZM68 44L56 50C59 55 67 52 68 44Z', fill: 'glow' },
  line('M29 44C31 29 42 17 53 12.6', 0.9),
  plain('M16.4 36H20V100H16.4Z'),
  plain('M28 12C15 10 6 18 8 28C10 38 22 40 30 34C21 34 15.6 29 15.6 23C15.6 18 20 14 28 12Z'),
]

/** A leather cap with goggles, before the arches of a bridge. */
const engineers: Drawing = [
  plain('M-2 60H42V67H40V98H31C31 84 29 78 25 78C21 78 19 84 19 98H13C13 84 11 78 7 78C3 78 1 84 1 98H-2Z'),
  line('M-2 64H42M25 78V67M7 78V67M20 82L15 73M30 82L35 73M12 82L16 73'),
  ink('M14 60L21 36L28 60H25.2L23.2 53H18.8L16.8 60Z' + disc(21, 35, 3.4)),
  cut('M19.6 50L21 45L22.4 50Z'),
  ...shoulders(d => hatched('fess', d)),
  ...head,
  ink('M37 36C37 24 46 16 57 17C70 18 77 28 76 40C76 48 74 56 69 60L60 57L57 44C52 38 44 35 37 36Z'),
  pale('M60 42L62 56M48 23Q62 21 71 33'),
  bold('M40 33Q58 30 76 40', 3.4),
  pale('M40 33Q58 30 76 40'),
  plain(disc(44, 32, 6)),
  line(disc(44, 32, 3.4), 0.9),
  ...moustache,
]
/** A helmet with horns, a beard in plaits, a hammer. */
const dwarves: Drawing = [
  ...at(5, 1, 1, [
    ...shoulders(d => hatched('cross', d)),
    ...at(-5, 4, 1.06, [...head, ...longBeard]),
    ink('M39 86H55V90H39Z'),
    plain('M32 42C32 26 44 16 57 17C71 18 80 30 79 46C72 42 64 40 58 40C50 40 42 41 32 42Z'),
    hatched('shade', 'M60 17C72 20 80 30 79 46C75 44 71 42 67 41C68 32 66 24 60 17Z'),
    ink('M31 39C44 35 64 35 80 43V48C64 41 46 41 32 44Z'),
    cut(disc(40, 40, 1) + disc(50, 39, 1) + disc(60, 39.6, 1) + disc(70, 42, 1)),
    plain('M40 34C30 32 22 24 23 9C31 19 38 22 46 24ZM70 30C80 28 86 20 83 7C78 16 72 18 64 20Z'),
    line('M28 22L34 20M33 28L38 24M81 20L76 17M76 25L72 20'),
  ]),
  bold('M20 58V96', 3.4),
  ink('M8 44H28L34 50V60H8Z'),
  pale('M13 44V60M28 47V60'),
  ...fist,
]

export const faces = {
  drawings: {
    nomads,
    fakirs,
    'chaos-magicians': chaosMagicians,
    giants,
    swarmlings,
    mermaids,
    witches,
    auren,
    halflings,
    cultists,
    alchemists,
    darklings,
    engineers,
    dwarves,
  },
  of: (view, seat, box) => box.factions[view.players[seat]?.faction ?? -1]?.id as FactionId | undefined,
} as const satisfies Faces<FactionId, TerraTable, Box>
