/** The faces of Ostia: nobles and ladies who ask for goods. A card has the one of its number, so a row of them is not one face again and again. */
import type { Drawing, Faces } from '@loggia/core'
import { bald, beard, beside, bun, cropped, head, lady, laurel, shoulders, veil } from '../../../board/face/parts.ts'
import { bold, disc, dot, hatched, ink, line, lit, pale, plain, shade } from '../../../board/face/strokes.ts'
import type { Box } from '../rules/box.ts'
import type { OstiaTable } from '../rules/table.ts'
import { type FaceId, faceOf } from './of.ts'

/** A toga: broad folds over one shoulder. */
const toga: Drawing = [
  ...shoulders(plain),
  plain('M44 78C36 88 34 100 34 110H96C95 90 86 82 70 77C66 86 58 96 50 110'),
  line('M70 77C66 90 58 100 52 112M76 80C72 94 66 102 60 112M83 84C80 96 76 104 72 112M44 78C48 88 54 94 58 96', 0.9),
  shade('M83 84C90 90 95 98 96 110H84C86 100 86 92 83 84Z'),
]
/** A stola, pinned at the shoulder. */
const stola: Drawing = [
  ...shoulders(plain),
  line('M30 86C34 96 34 102 33 112M38 82C44 92 46 102 46 112M78 82C74 94 66 104 58 112M86 88C82 98 76 106 70 112', 0.9),
  ink(disc(72, 79, 3.4)),
]
const curls = ink(
  'M38 37C36 30 40 27 44 28C43 22 50 19 54 22C57 17 65 18 66 23C72 21 77 27 75 32C80 34 80 42 76 44C79 49 76 56 71 56C70 61 66 62 65 60L62 50C62 44 58 43 57 47L55 41C50 42 46 38 46 36C43 39 40 39 38 37Z',
)
/** What goods they have in mind. */
const amphora: Drawing = [
  plain('M15 22H29V27H25V33C34 38 36 50 32 62C29 72 25 76 25 82H19C19 76 15 72 12 62C8 50 10 38 19 33V27H15Z'),
  hatched('shade', 'M25 33C34 38 36 50 32 62C29 72 25 76 25 82H22C26 66 28 46 24 33Z'),
  bold('M17 29C8 29 6 38 11 43M27 29C36 29 38 38 33 43', 2),
  { d: 'M9.6 46H34.4V53H9.6Z', fill: 'ink', line: 0 },
  pale('M11 51L14 48L17 51L20 48L23 51L26 48L29 51L32 48'),
]
const column: Drawing = [
  plain('M12 92V40H32V92Z'),
  hatched('shade', 'M26 40H32V92H26Z'),
  line('M17 42V92M22 42V92M27 42V92'),
  plain('M6 40C2 40 2 32 8 32H36C42 32 42 40 38 40C36 36 32 36 31 40H13C12 36 8 36 6 40Z'),
  plain('M6 26H38V32H6Z'),
]
const mirror: Drawing = [
  plain(disc(21, 44, 16)),
  lit(disc(21, 44, 12)),
  line('M14 42L24 34M14 48L28 37', 0.9),
  ink('M19 60H23L24 82C24 88 18 88 18 82Z'),
]
const fan: Drawing = [
  plain('M21 62C4 58 -2 40 6 26C12 30 16 30 21 22C26 30 30 30 36 26C44 40 38 58 21 62Z'),
  line('M21 62L7 28M21 62L14 29M21 62V24M21 62L28 29M21 62L35 28M3 40Q21 34 39 40'),
  ink('M19 60H23V90H19Z'),
]
const scroll: Drawing = [
  plain('M8 36H34V76H8Z'),
  plain('M4 30H38V37H4ZM4 74H38V81H4Z'),
  ink('M1 31H5V36H1ZM37 31H41V36H37ZM1 75H5V80H1ZM37 75H41V80H37Z'),
  line('M13 44H29M13 51H29M13 58H29M13 65H23', 1),
]
const lyre: Drawing = [
  bold('M14 74C2 66 2 48 8 40C12 34 6 30 6 24M28 74C40 66 40 48 34 40C30 34 36 30 36 24', 3),
  bold('M6 34H36', 2.4),
  line('M15 34V74M19 34V74M23 34V74M27 34V74', 0.9),
  plain('M11 72H31L28 84H14Z'),
]

export const faces = {
  drawings: {
    'noble-1': [...beside([...toga, ...head, ...cropped, ...laurel]), ...column],
    'noble-2': [...beside([...toga, ...head, ...bald]), ...scroll],
    'noble-3': [...beside([...toga, ...head, curls, ...beard]), ...amphora],
    'lady-1': [
      ...beside([...stola, ...lady, ...bun, bold('M39 34Q56 22 74 38', 2.6), lit(disc(42, 32, 3))]),
      ...mirror,
    ],
    'lady-2': [...beside([...stola, ...lady, ...veil]), ...fan],
    'lady-3': [...beside([...stola, ...lady, curls, ink(disc(72, 62, 6)), dot(disc(60, 56, 2))]), ...lyre],
  },
  /** The last of the kind that ordered more. */
  of: (view, seat, box) => {
    const cards = view.harbours[seat]?.cards ?? []
    const [nobles, ladies] = (['noble', 'lady'] as const).map(kind => cards.filter(card => box.cards[card]?.[kind]))
    const [kind, last] =
      ladies!.length > nobles!.length ? (['lady', ladies!.at(-1)] as const) : (['noble', nobles!.at(-1)] as const)
    return last === undefined ? undefined : faceOf(kind, last)
  },
} as const satisfies Faces<FaceId, OstiaTable, Box>
