/** The faces of Tiletum: of the people who move into houses, and of helpers. A helper of a trade has the face of that trade. */
import type { Drawing, Faces } from '@loggia/core'
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
  rect,
  shade,
} from '../../../board/face/strokes.ts'
import {
  beard,
  beret,
  beside,
  bob,
  bun,
  cap,
  cape,
  chaperon,
  cropped,
  crown,
  dividers,
  doctor,
  fist,
  goatee,
  head,
  jester,
  lady,
  laurel,
  marotte,
  longBeard,
  moustache,
  ruff,
  shoulders,
  staff,
  veil,
} from '../../../board/face/parts.ts'
import type { HelperCard } from '../learn/cards.ts'
import type { Box } from '../rules/box.ts'
import type { TiletumTable } from '../rules/table.ts'
import { ACTIONS } from '../rules/terms.ts'

/** A crown over ermine. */
const king: Drawing = [
  ...beside([
    ...cape(plain),
    dot('M30 90l3 8h-6ZM40 96l3 8h-6ZM62 92l3 8h-6ZM74 88l3 8h-6ZM52 100l3 8h-6Z'),
    ...head,
    ...bob,
    ...beard,
    ...crown,
  ]),
  ...staff(34),
  lit(disc(20, 26, 9)),
  line('M11 26H29M20 17V26', 1),
  bold('M20 17V9M16 12H24', 2.2),
  ...fist,
]

/** A wide hat, and a purse. */
const merchant: Drawing = [
  ...beside([
    ...shoulders(d => hatched('fess', d)),
    ...head,
    ...cropped,
    ...beard,
    ink('M26 37C36 32 42 31 44 31C45 20 54 15 62 16C72 17 76 24 76 32C84 33 88 36 92 40C72 38 46 36 26 37Z'),
    pale('M44 27Q60 24 76 29'),
  ]),
  plain('M14 44C8 38 10 34 14 36C18 32 24 32 28 36C32 34 34 38 28 44C40 52 42 76 32 80H10C0 76 2 52 14 44Z'),
  hatched('shade', 'M28 44C40 52 42 76 32 80H24C32 70 32 54 24 45Z'),
  bold('M12 45H30', 2.6),
  line('M15 44L14 37M21 44V35M27 44L28 37'),
  ink(disc(19, 64, 6.4)),
  cut(disc(19, 64, 4)),
]

/** Dividers before a spire. */
const architect: Drawing = [
  plain('M8 92V52L21 14L34 52V92Z'),
  hatched('shade', 'M21 14L34 52V92H25V52Z'),
  line('M8 52H34M8 70H34'),
  ink('M17 66V58Q21 52 25 58V66ZM16 92V80Q21 72 26 80V92Z'),
  ...beside([...shoulders(d => hatched('pale', d)), ...head, ...cropped, ...goatee, ...cap]),
  ...at(35, 86, 0.62, dividers(0, 0)),
]

/** A deed with its seal. */
const contract: Drawing = [
  ...beside([...cape(plain), ...head, ...bob, ...doctor]),
  plain('M6 26H36V78H6Z'),
  plain('M2 22H38C42 22 42 30 38 30H2C-2 30 -2 22 2 22Z'),
  line('M11 38H31M11 45H31M11 52H31M11 59H24', 1),
  ink('M18 70L15 92L21 87L27 92L24 70Z' + disc(21, 72, 8)),
  cut(disc(21, 72, 4)),
]

/** A steeple hat with its veil, and a key to a new house. */
const character: Drawing = [
  ...at(19, 5, 0.86, [
    ...shoulders(d => hatched('bend', d)),
    ...lady,
    { d: 'M84 2C94 20 92 50 96 84C84 78 76 60 74 44Z', fill: 'plate', line: 1.2 },
    plain('M40 38C42 28 48 22 54 20L84 -2L76 46C70 50 66 54 62 52C58 42 50 36 40 38Z'),
    line('M46 28C58 30 66 38 70 48M54 21L75 42M68 11L79 22'),
    shade('M84 -2L76 46C73 49 70 50 67 51C72 36 78 16 84 -2Z'),
  ]),
  plain('M6 54V38L20 24L34 38V54Z'),
  ink('M3 40L20 21L37 40L34 42.6L20 27L6 42.6Z'),
  ink('M16 54V44H24V54Z'),
  bold('M14 70H40M32 70V78M38 70V78', 3),
  { d: disc(11, 70, 8) + disc(11, 70, 3.4), fill: 'plate', line: 1.4 },
]

/** A cap with bells, and the marotte. */
const joker: Drawing = [
  ...beside([...shoulders(d => hatched('bend', d)), ...head, ...cropped, ...jester, ...ruff]),
  ...marotte,
]

/** A messenger: a winged hat and the post horn. */
const addAp: Drawing = [
  ...beside([
    ...cape(d => hatched('sinister', d)),
    ...head,
    ...cropped,
    ink('M28 37C36 32 42 31 44 31C45 20 54 14 62 15C72 16 77 24 77 33L84 38C66 36 46 36 28 37Z'),
    plain('M60 30C58 16 68 4 90 2C88 8 86 10 82 12C86 12 84 17 79 18C82 20 78 24 74 24C74 28 68 32 60 30Z'),
    line('M64 27C68 18 76 12 86 5M66 28L78 19M68 29L74 24'),
  ]),
  { d: disc(19, 58, 16) + disc(19, 58, 10), fill: 'plate', line: 1.2 },
  plain('M30 46L42 36L46 42L35 54Z'),
  ink('M2 44L8 38L14 42L10 50Z'),
  line('M5 66Q19 76 33 66'),
]

/** A dyer, and the die that takes another colour. */
const dieColour: Drawing = [
  ...beside([...shoulders(d => hatched('dots', d)), ...lady, ...veil]),
  ...at(20, 50, 1, [
    plain('M-14 -12L2 -20L18 -12L2 -4Z'),
    hatched('cross', 'M2 -4L18 -12V10L2 18Z'),
    hatched('fess', 'M-14 -12L2 -4V18L-14 10Z'),
    ink('M2 -14.6a4 2 0 1 0 .1 0Z'),
    cut(disc(-9, 0, 2.2) + disc(-3, 9, 2.2) + disc(10, 3, 2.4)),
  ]),
  ink('M20 18C16 24 14 26 14 29C14 34 26 34 26 29C26 26 24 24 20 18Z'),
  ink(
    'M10 72C7 77 6 79 6 81C6 85 14 85 14 81C14 79 13 77 10 72ZM30 74C27 79 26 81 26 83C26 87 34 87 34 83C34 81 33 79 30 74Z',
  ),
]

/** A money-changer, and the coins that are counted. */
const gold: Drawing = [
  ...beside([...shoulders(d => hatched('cross', d)), ...head, ...cropped, ...moustache, ...chaperon]),
  ...[0, 1, 2, 3, 4].flatMap(k => [
    plain(`M2 ${84 - k * 8}a10 4 0 0 0 20 0v-5a10 4 0 0 0 -20 0Z`),
    line(`M2 ${79 - k * 8}a10 4 0 0 0 20 0`),
  ]),
  ...[0, 1].flatMap(k => [
    plain(`M20 ${88 - k * 8}a10 4 0 0 0 20 0v-5a10 4 0 0 0 -20 0Z`),
    line(`M20 ${83 - k * 8}a10 4 0 0 0 20 0`),
  ]),
  plain(disc(29, 56, 11)),
  line(disc(29, 56, 8), 0.9),
  ink('M29 49L31 54L36 56L31 58L29 63L27 58L22 56L27 54Z'),
]

/** Crowned with laurel, with a cup. */
const vp: Drawing = [
  ...beside([...cape(d => hatched('pale', d)), ...lady, ...bun, ...laurel]),
  plain('M6 34H36C36 52 30 60 24 62V74C30 76 32 78 32 82H10C10 78 12 76 18 74V62C12 60 6 52 6 34Z'),
  hatched('shade', 'M28 34H36C36 52 30 60 24 62L22 61C28 54 28 44 28 34Z'),
  line('M6 40H36M18 68H24'),
  bold('M6 38C-2 38 -1 52 9 52M36 38C44 38 43 52 33 52', 2.2),
]

/** A patron with a chain, and a wreath about a coin. */
const goldVp: Drawing = [
  ...beside([
    ...shoulders(d => hatched('fess', d)),
    ...head,
    ...bob,
    ...beret,
    bold('M40 82C46 96 60 98 68 80', 3),
    lit(disc(52, 95, 5)),
  ]),
  plain(disc(21, 52, 9)),
  line(disc(21, 52, 6)),
  ink(
    'M20 73C8 70 2 60 4 46C6 42 6 38 8 34C10 38 12 42 9 46C12 44 14 46 14 50C10 52 8 54 8 58C12 56 14 58 15 62C11 62 11 64 13 66C17 66 19 69 20 73ZM22 73C34 70 40 60 38 46C36 42 36 38 34 34C32 38 30 42 33 46C30 44 28 46 28 50C32 52 34 54 34 58C30 56 28 58 27 62C31 62 31 64 29 66C25 66 23 69 22 73Z',
  ),
]

/** A pedlar, whose pack has whatever is wanted. */
const any: Drawing = [
  plain('M58 38H98V88H58Z'),
  bold('M58 54H98M58 70H98M74 38V88', 1.2),
  hatched('cross', 'M54 32C54 22 98 22 98 32C98 42 54 42 54 32Z'),
  ...at(0, 8, 0.86, [
    ...shoulders(plain),
    bold('M70 66C60 72 58 84 58 100', 4),
    ...head,
    ...cropped,
    ...longBeard,
    ...cap,
  ]),
  ...at(-5, 0, 1, [bold('M20 34V96', 2.8), ink(disc(20, 32, 4.4)), ...fist]),
]

/** A market woman, and her basket with one of each. */
const oneOfEach: Drawing = [
  ...beside([
    ...shoulders(plain),
    ...lady,
    ...bob,
    plain('M38 36C40 24 48 16 58 17C70 18 78 28 78 42C70 36 54 32 38 36Z'),
    line('M44 27Q58 22 72 32M38 36Q56 30 78 42'),
  ]),
  plain('M8 62C6 52 12 48 16 50C18 42 28 42 28 50C34 48 38 54 34 62Z'),
  ink(disc(14, 58, 4.4)),
  plain(disc(22, 54, 5.4)),
  hatched('cross', 'M26 54H35V62H26Z'),
  plain('M2 62H40L35 84H7Z'),
  line('M3.4 69H38.6M5 76H37M10 62L12 84M18 62L18 84M26 62L25 84M34 62L31 84', 1),
  bold('M6 62C6 30 36 30 36 62', 2.2),
]

/** A ringer, whose bell calls the house once more. */
const reactivate: Drawing = [
  ...beside([...shoulders(d => hatched('pale', d)), ...head, ...cropped, ...beard, ...cap]),
  plain('M9 88V64L22 51L35 64V88Z'),
  ink('M5 66L22 47L39 66L36 69L22 54L8 69Z'),
  ink('M18 88V75H26V88Z'),
  bold('M13 28A10 10 0 1 1 20 39', 2.8),
  ink('M13 38L6 27H20Z'),
  lit(rect(12, 67, 5, 6)),
  lit(rect(27, 67, 5, 6)),
]

export const faces = {
  drawings: {
    king,
    merchant,
    architect,
    contract,
    character,
    joker,
    'add-ap': addAp,
    'die-colour': dieColour,
    gold,
    vp,
    'gold-vp': goldVp,
    any,
    'one-of-each': oneOfEach,
    'reactivate-building': reactivate,
  },
  /** The kind of people that most of the rooms have. */
  of: (view, seat, box) => {
    const here = (view.players[seat]?.rooms ?? []).flatMap(tile => (tile < 0 ? [] : [ACTIONS[box.tiles[tile]!.type]!]))
    const count = (id: string) => here.filter(other => other === id).length
    return here.toSorted((a, b) => count(b) - count(a))[0]
  },
} as const satisfies Faces<HelperCard, TiletumTable, Box>
