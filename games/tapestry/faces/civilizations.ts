/** The faces of the sixteen civilizations, as people of no one age. */
import type { Drawing } from '@loggia/core'
import {
  bald,
  beard,
  beside,
  bob,
  bun,
  cap,
  cape,
  chaperon,
  cropped,
  crown,
  dividers,
  fist,
  flask,
  goatee,
  head,
  hood,
  lady,
  long,
  jester,
  longBeard,
  marotte,
  moustache,
  ruff,
  shoulders,
  staff,
  star,
  turban,
  water,
} from '../../../board/face/parts.ts'
import { at, bold, cut, disc, hatched, ink, line, lit, pale, plain, rays, shade } from '../../../board/face/strokes.ts'
import type { CivilizationId } from '../rules/civilizations/civilization.ts'

/** A turban, and a flask that smokes. */
const alchemists: Drawing = [
  ...beside([...shoulders(d => hatched('cross', d)), ...head, ...beard, ...turban]),
  ...flask(21, 72, 1.2),
  bold('M21 38C15 33 27 29 21 23C17 18 24 15 22 10', 2.2),
]

/** Dividers over an arch. */
const architects: Drawing = [
  ...beside([...shoulders(d => hatched('fess', d)), ...head, ...cropped, ...goatee, ...cap]),
  plain('M4 92V68C4 52 38 52 38 68V92H30V70C30 62 12 62 12 70V92Z'),
  line('M12 70L4 66M13 66L7 59M17 64L14 56M21 63V55M25 64L28 56M29 66L35 59M30 70L38 66M4 80H12M30 80H38', 0.9),
  ...dividers(21, 54, 0.92),
]

/** A headband, and a hammer on the anvil. */
const craftsmen: Drawing = [
  ...beside([
    ...shoulders(d => hatched('pale', d)),
    ...head,
    ...cropped,
    ...beard,
    bold('M38 36Q56 30 76 40', 3.6),
    pale('M38 36Q56 30 76 40'),
  ]),
  ink('M0 66H42C40 73 34 75 30 76V83H36V90H8V83H14V76C8 76 2 74 0 66Z'),
  bold('M10 58L32 30', 3),
  ink('M22 22L38 34L33 41L17 29Z'),
  line('M8 62L2 58M20 60L20 54M30 62L36 56', 1.2),
]

/** A cap with bells, and the marotte. */
const entertainers: Drawing = [
  ...beside([...shoulders(d => hatched('bend', d)), ...head, ...cropped, ...jester, ...ruff]),
  ...marotte,
]

/** A helmet for other skies, and a rocket. */
const futurists: Drawing = [
  ...beside([
    ...shoulders(plain),
    line('M40 88H64M42 94H62', 1),
    plain(disc(54, 44, 30)),
    hatched('shade', 'M66 16.6A30 30 0 0 1 66 71.4C76 60 76 28 66 16.6Z'),
    ...at(6, 7, 0.86, [...head, ...cropped]),
    line('M30 34C34 24 42 19 50 18M29 42L29.6 38', 1.6),
    plain('M32 72C44 80 64 80 76 72L80 79C66 88 42 88 28 79Z'),
  ]),
  plain('M18 16C26 26 28 38 26 54H10C8 38 10 26 18 16Z'),
  ink('M10 42C4 46 3 52 3 60L10 54ZM26 42C32 46 33 52 33 60L26 54Z' + disc(18, 36, 4)),
  lit('M12 56H24C25 66 21 72 18 80C15 72 11 66 12 56Z'),
]

/** A trumpet with its banner. */
const heralds: Drawing = [
  ...beside([...shoulders(d => hatched('pale', d)), ...head, ...bob, ...chaperon]),
  plain('M44 59L12 50L0 42V70L12 59L44 63Z'),
  line('M12 50V59M18 52V60', 0.9),
  plain('M14 60L36 62V92L30 84L25 92L20 84L14 92Z'),
  hatched('cross', 'M14 60L25 61V76H14ZM25 76H36V92L30 84L25 92Z'),
]

/** An hourglass, and a long memory. */
const historians: Drawing = [
  ...beside([...cape(plain), ...head, ...bald, ...longBeard]),
  ink('M4 26H38V32H4ZM4 80H38V86H4Z'),
  plain('M8 32H34C34 46 26 50 24 56C26 62 34 66 34 80H8C8 66 16 62 18 56C16 50 8 46 8 32Z'),
  {
    d: 'M11 42H31C28 48 23 51 22 56H20C19 51 14 48 11 42ZM12 80C14 72 18 70 21 66C24 70 28 72 30 80Z',
    fill: 'cross',
    line: 0.8,
  },
]

/** Goggles on the brow, a lamp that has just come to mind. */
const inventors: Drawing = [
  ...beside([
    ...shoulders(d => hatched('sinister', d)),
    ...lady,
    ...bun,
    bold('M40 35Q58 30 76 42', 3),
    plain(disc(45, 33, 6.4)),
    line(disc(45, 33, 3.6), 0.9),
  ]),
  lit('M21 24C10 24 5 33 8 42C10 48 14 50 14 57H28C28 50 32 48 34 42C37 33 32 24 21 24Z'),
  line('M17 57C18 48 15 44 15 41L18 44L21 40L24 44L27 41C27 44 24 48 25 57', 1),
  ink('M14 58H28V62H14ZM15 64H27V68H15ZM17 70H25V73H17Z'),
  bold('M21 18V12M6 24L2 20M36 24L40 20', 1.6),
]

/** Behind their own wall. */
const isolationists: Drawing = [
  ...at(-4, -4, 0.96, [...shoulders(plain), ...head, ...cropped, ...beard, ...cap]),
  plain('M-2 100V60H8V66H18V60H28V66H38V60H48V66H58V60H68V66H78V60H88V66H98V100Z'),
  line(
    'M0 74H96M0 82H96M0 90H96M10 66V74M26 66V74M42 66V74M58 66V74M74 66V74M90 66V74M18 74V82M34 74V82M50 74V82M66 74V82M82 74V82M10 82V90M26 82V90M42 82V90M58 82V90M74 82V90',
    0.8,
  ),
]

/** A crown and a sceptre. */
const leaders: Drawing = [
  ...beside([...cape(d => hatched('dots', d)), ...lady, ...long, ...crown]),
  ...staff(40),
  plain('M20 14L30 28L20 44L10 28Z'),
  line('M10 28H30M20 14V44', 0.9),
  ...fist,
]

/** A feather in the cap, and a tankard that foams. */
const merrymakers: Drawing = [
  ...beside([
    ...shoulders(d => hatched('fess', d)),
    ...head,
    ...cropped,
    ...moustache,
    ink('M30 37C38 33 42 32 46 31C47 20 56 15 66 18C74 20 78 26 80 34C72 31 60 32 54 34C46 36 38 38 30 37Z'),
    plain('M62 26C66 12 78 4 92 4C90 18 80 28 66 30Z'),
    line('M64 28C72 20 80 12 90 6M70 22L70 14M76 16L77 9M72 24L80 22', 0.8),
  ]),
  plain('M6 48H32V86H6Z'),
  { d: 'M32 54H40V76H32V70H35V60H32Z', fill: 'plate', line: 1.2 },
  line('M12 56V82M19 56V82M26 56V82M6 80H32', 1),
  lit('M4 50C0 46 3 40 8 41C8 35 16 34 19 38C23 34 31 35 31 41C36 41 37 48 33 50C26 54 10 54 4 50Z'),
]

/** A crested helmet, and a spear. */
const militants: Drawing = [
  ...beside([
    ...cape(d => hatched('pale', d)),
    ...head,
    plain(
      'M40 34C42 22 50 17 58 18C70 19 77 28 76 40C76 52 74 60 74 70C66 72 60 70 56 66L50 66C46 66 44 62 44 57L52 46C50 43 46 41 37 43C36 40 38 36 40 34Z',
    ),
    shade('M66 20C74 26 77 32 76 40C76 52 74 60 74 70L66 70C70 54 72 36 66 20Z'),
    line('M52 46C56 50 58 58 56 66', 1),
    ink('M36 22C40 8 58 2 74 8C88 14 94 30 90 50L82 54C86 38 80 24 70 20C60 15 48 16 44 26Z'),
    pale('M46 14L50 20M56 9L58 17M68 9L66 18M78 15L73 23M85 25L78 30M88 37L81 39'),
  ]),
  ...staff(40),
  plain('M20 10L27 30L20 42L13 30Z'),
  line('M20 12V40', 0.9),
  ...fist,
]

/** A veil, a moon, and an eye that sees what comes. */
const mystics: Drawing = [
  ...beside([
    ...shoulders(plain),
    ...lady,
    ...hood(d => hatched('sinister', d)),
    lit('M46 24a6.4 6.4 0 1 0 6 8.6a5.2 5.2 0 1 1 -6 -8.6Z'),
  ]),
  plain('M2 54C10 42 32 42 40 54C32 66 10 66 2 54Z'),
  ink(disc(21, 54, 8.4)),
  cut(disc(18.6, 51, 2.6)),
  bold('M21 38V30M9 41L5 34M33 41L37 34M21 70V78M9 67L5 74M33 67L37 74', 1.8),
]

/** A fur hat, before the yurt. */
const nomads: Drawing = [
  plain('M-2 90V66L21 46L44 66V90Z'),
  ink('M16 90V70H27V90Z'),
  line('M-2 66H44M4 66L8 90M36 66L33 90M21 46L10 66M21 46L32 66', 0.9),
  bold('M21 46V40', 2),
  ...beside([
    ...shoulders(d => hatched('bend', d)),
    ...head,
    ...moustache,
    plain('M40 28C42 14 54 8 62 10C72 12 78 20 77 28Z'),
    line('M48 26C50 18 56 13 62 12M60 26Q64 18 68 15', 0.9),
    ink(
      'M32 34C32 26 40 25 56 26C72 26 82 28 81 36C81 42 79 46 78 50C80 56 78 62 72 62C66 60 64 54 64 47C62 43 58 44 57 47C56 42 54 38 50 38C42 38 34 40 32 34Z',
    ),
    pale('M38 30l3 4M46 29l2 5M55 29l2 5M64 30l1 5M73 32l0 5M69 44l4 4M70 52l4 3'),
  ]),
]

/** Rays behind the head. */
const chosen: Drawing = [
  lit(disc(56, 42, 30)),
  bold(rays(56, 42, 32, 44, 24), 1.6),
  ...at(4, 6, 0.94, [...cape(d => hatched('fess', d)), ...lady, ...long]),
  lit(star(43, 33, 5)),
]

/** A broad hat, a ship, and coins. */
const traders: Drawing = [
  plain('M8 60H34C34 44 26 34 16 28C20 40 18 50 8 60Z'),
  line('M14 56H30M18 46H30', 0.9),
  bold('M21 22V70', 2.2),
  ink('M1 64H42C40 74 34 78 28 78H12C6 78 3 72 1 64Z'),
  ...water(80),
  ...beside([
    ...shoulders(d => hatched('cross', d)),
    ...head,
    ...cropped,
    ...beard,
    ink('M26 37C36 32 42 31 44 31C45 20 54 15 62 16C72 17 76 24 76 32C84 33 88 36 92 40C72 38 46 36 26 37Z'),
    pale('M44 27Q60 24 76 29'),
  ]),
]

export const civilizations: Readonly<Record<CivilizationId, Drawing>> = {
  alchemists,
  architects,
  craftsmen,
  entertainers,
  futurists,
  heralds,
  historians,
  inventors,
  isolationists,
  leaders,
  merrymakers,
  militants,
  mystics,
  nomads,
  'the-chosen': chosen,
  traders,
}
