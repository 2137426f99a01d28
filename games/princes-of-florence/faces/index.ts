/** The faces of the twenty-one professions: people of the Quattrocento, each with the tool of the trade. */
import type { Drawing, Faces } from '@loggia/core'
import {
  bald,
  beard,
  beret,
  beside,
  biretta,
  bob,
  bun,
  cap,
  cape,
  chaperon,
  cropped,
  dividers,
  doctor,
  flame,
  gear,
  goatee,
  head,
  lady,
  longBeard,
  moustache,
  shoulders,
  star,
} from '../../../board/face/parts.ts'
import { at, bold, cut, disc, hatched, ink, line, lit, pale, plain, rays } from '../../../board/face/strokes.ts'
import { bellMaker, choreographer, composer, dramatist, organBuilder, painter, poet, sculptor } from './arts.ts'
import type { ProfessionCard } from '../learn/cards.ts'
import type { Box } from '../rules/box.ts'
import type { PrincesTable } from '../rules/table.ts'

/** Dividers on a circle that has been drawn with them. */
const mathematician: Drawing = [
  plain(disc(20, 50, 17)),
  line('M3 50H37M20 33V67M8 38L32 62M32 38L8 62', 0.7),
  ...dividers(20, 64, 1),
  ...beside([...shoulders(d => hatched('pale', d)), ...head, ...cropped, ...goatee, ...chaperon]),
]

/** A biretta, and a book with a cross. */
const theologian: Drawing = [
  ...beside([...cape(plain), ...head, ...bob, ...biretta]),
  plain('M4 40L34 36V78L4 82Z'),
  hatched('shade', 'M34 36L38 40V80L34 78Z'),
  line('M8 42.6L30 39.6V75L8 78Z', 0.7),
  ink('M17 46H21V54L29 53V57L21 58V72L17 72.5V58.5L9 59.4V55.4L17 54.4Z'),
]

/** Bald and bearded, with the owl. */
const philosopher: Drawing = [
  ...beside([...cape(d => hatched('sinister', d)), ...head, ...bald, ...longBeard]),
  plain('M8 38C8 30 11 30 13 33C18 30 24 30 28 33C30 30 33 30 33 38C36 52 34 68 21 76C8 68 5 52 8 38Z'),
  plain(disc(14.6, 41, 5.4)),
  plain(disc(26.4, 41, 5.4)),
  ink(disc(14.6, 41, 2.6) + disc(26.4, 41, 2.6) + 'M18.6 44H22.4L20.5 50Z'),
  line('M13 54q3.6 5 7.4 0q3.6 5 7.4 0M14 60q3.2 5 6.4 0q3.2 5 6.4 0M17 66q3.4 4 6.8 0', 0.8),
  bold('M6 77H36', 2.4),
]

/** A herb in its pot. */
const botanist: Drawing = [
  ...beside([...shoulders(d => hatched('dots', d)), ...lady, ...bun]),
  plain('M8 66H34L31 86H11Z'),
  hatched('shade', 'M6 62H36V68H6Z'),
  bold('M21 62V30', 2),
  ink(
    'M21 52C12 52 8 46 8 40C16 40 21 44 21 52ZM21 46C30 46 34 40 34 34C26 34 21 38 21 46ZM21 60C28 60 32 56 33 51C26 51 21 54 21 60Z',
  ),
  lit('M21 30C14 28 13 20 16 16C19 18 20 16 21 13C22 16 23 18 26 16C29 20 28 28 21 30Z'),
]

/** An alembic over the fire. */
const alchemist: Drawing = [
  ...beside([...cape(d => hatched('cross', d)), ...head, ...cropped, ...beard, ...cap]),
  plain('M10 58C6 46 12 38 20 37C26 36 30 32 36 40L40 54L36 56L31 46C32 50 32 54 30 58Z'),
  { d: 'M9 52H31L30 58H10Z', fill: 'cross' },
  bold('M8 59H33', 2.4),
  bold('M11 60L7 90M30 60L34 90', 1.8),
  ...flame(20.5, 82, 0.9),
  cut(disc(16, 46, 1.6) + disc(22, 43, 1.4)),
]

/** A pendulum, in three moments. */
const physicist: Drawing = [
  bold('M6 26H36', 3),
  line('M21 27L9 58M21 27L21 62', 0.9),
  bold('M21 27L34 56', 1.4),
  plain(disc(9, 60, 5)),
  plain(disc(21, 65, 5)),
  ink(disc(35, 59, 6)),
  line('M9 74Q22 82 34 72', 1),
  ...beside([...shoulders(d => hatched('fess', d)), ...head, ...bob, ...moustache]),
]

/** A lens in the eye, a clock on the wall. */
const watchmaker: Drawing = [
  plain(disc(21, 44, 17)),
  plain(disc(21, 44, 13)),
  bold(rays(21, 44, 10, 12.6, 12), 1),
  bold('M21 35V44L28 48', 2),
  ...gear(15, 74, 8),
  ...beside([
    ...shoulders(plain),
    ...head,
    ...bald,
    ...goatee,
    ink('M36 40H47V50H36L33 48V42Z'),
    bold('M47 44Q60 42 74 38', 1.2),
  ]),
]

/** A ring with its stone, and the hammer. */
const goldsmith: Drawing = [
  ...beside([...shoulders(d => hatched('sinister', d)), ...head, ...beard, ...chaperon]),
  { d: disc(20, 56, 15) + disc(20, 56, 10), fill: 'plate', line: 1.2 },
  line('M9 62A12.6 12.6 0 0 0 31 62', 0.8),
  lit('M20 42L10 32L14 24H26L30 32Z'),
  line('M10 32H30M14 24L17 32L20 42M26 24L23 32L20 42', 0.8),
  bold('M20 20V15M9 23L5 19M31 23L35 19', 1.3),
]

/** A chart with its rose. */
const cartographer: Drawing = [
  ...beside([...shoulders(d => hatched('bend', d)), ...head, ...bob, ...beret, ...goatee]),
  ...at(4, 6, 0.86, [
    plain('M2 40Q20 34 38 40V84Q20 78 2 84Z'),
    hatched('shade', 'M0 36H6V88H0ZM35 36H41V88H35Z'),
    line('M8 50Q14 46 20 50T32 52M8 74Q16 70 22 74T32 72', 0.8),
    ink('M21 48L23.4 58L33 61L23.4 64L21 74L18.6 64L9 61L18.6 58Z'),
    cut('M21 48V61H33L23.4 58ZM21 61V74L18.6 64L9 61Z'),
    line('M21 48L23.4 58L33 61L23.4 64L21 74L18.6 64L9 61L18.6 58Z', 0.7),
  ]),
]

/** The scales, and the flat hat of the doctors. */
const jurist: Drawing = [
  ...beside([...cape(plain), ...head, ...bob, ...doctor]),
  ...at(1, 3, 0.88, [
    bold('M22 26V80M13 82H31', 3),
    bold('M8 36Q22 30 36 36', 2.6),
    ink(disc(22, 24, 4)),
    bold('M8 37L3 55M8 37L14 55M36 37L31 55M36 37L42 55', 1),
    ink('M1 55H16C15 64 2 64 1 55ZM29 55H44C43 64 30 64 29 55Z'),
  ]),
]

/** Mortar and pestle, and a veil. */
const pharmacist: Drawing = [
  ...beside([
    ...shoulders(d => hatched('bend', d)),
    ...lady,
    plain(
      'M37 38C36 25 46 16 58 17C70 18 77 28 76 38C77 52 78 66 84 78C74 82 66 76 62 68C58 58 58 46 54 38C48 34 42 35 37 38Z',
    ),
    line('M54 38C60 52 62 66 74 79M62 34C68 48 70 62 80 78M42 27Q56 20 70 28'),
  ]),
  ...at(6, 4, 0.94, [
    bold('M32 30L22 58', 4),
    ink(disc(33, 27, 4.4)),
    plain('M5 54H39C39 66 34 74 28 77V83H34V88H10V83H16V77C10 74 5 66 5 54Z'),
    hatched('shade', 'M28 54H39C39 66 34 74 28 77V83H34V88H25C24 82 29 68 28 54Z'),
    line('M5 59H39M12 83H32', 0.9),
  ]),
]

/** The beak against bad air. */
const physician: Drawing = [
  ...cape(d => hatched('cross', d)),
  plain('M40 40C34 42 20 52 6 70C20 66 36 64 46 66L50 80H70L68 62C74 54 76 46 74 36H42Z'),
  line('M40 46C30 52 18 60 9 68M40 60Q30 60 20 64', 0.8),
  plain(disc(47, 47, 7)),
  ink(disc(47, 47, 3.6)),
  line('M54 46L74 42M52 66L50 80', 0.9),
  hatched('shade', 'M62 60C70 52 74 46 74 36H64C66 46 62 54 52 66L51 79L70 80L68 62Z'),
  ink('M22 38C34 33 42 32 44 32C45 18 52 14 60 14C70 14 76 20 76 32C84 33 90 36 94 40C70 44 44 44 22 38Z'),
  pale('M44 28Q60 32 76 28'),
]

/** An armillary sphere. */
const astronomer: Drawing = [
  ...beside([...cape(plain), ...head, ...longBeard, ...cap]),
  plain(disc(21, 46, 17)),
  bold('M4 46A17 6 0 0 0 38 46A17 6 0 0 0 4 46', 1.4),
  bold('M11 32A7 18 -36 0 0 31 60A7 18 -36 0 0 11 32', 1.4),
  line('M21 29A7 17 0 0 0 21 63A7 17 0 0 0 21 29', 1),
  ink(disc(21, 46, 4.4)),
  bold('M21 64V82M12 84H30', 3),
  lit(star(28, 18, 5.6)),
]

export const faces = {
  drawings: {
    mathematician,
    theologian,
    philosopher,
    botanist,
    alchemist,
    physicist,
    watchmaker,
    goldsmith,
    'bell-maker': bellMaker,
    cartographer,
    jurist,
    choreographer,
    composer,
    sculptor,
    painter,
    pharmacist,
    physician,
    dramatist,
    poet,
    astronomer,
    'organ-builder': organBuilder,
  },
  /** The last whose work came to light at this court. */
  of: (view, seat, box) => {
    const card = view.players[seat]?.front.at(-1)
    return card === undefined ? undefined : (box.cards[card]?.id as ProfessionCard | undefined)
  },
} as const satisfies Faces<ProfessionCard, PrincesTable, Box>
