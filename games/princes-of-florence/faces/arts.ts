/** The faces of those who work for eye and ear. */
import type { Drawing } from '@loggia/core'
import {
  beard,
  beret,
  beside,
  bob,
  cap,
  cape,
  cropped,
  goatee,
  head,
  laurel,
  moustache,
  quill,
  ruff,
  shoulders,
} from '../../../board/face/parts.ts'
import { bold, disc, hatched, ink, line, plain, shade } from '../../../board/face/strokes.ts'

/** A dancer with a ribbon. */
export const choreographer: Drawing = [
  plain('M0 84H96V100H0Z'),
  line('M10 89H40M50 89H88M22 94H72', 0.7),
  ink('M44 78L42 90L35 91L35 94L47 93L50 80ZM57 79L68 90L66 94L70 94L74 88L63 77Z'),
  plain('M50 44C42 54 32 64 20 72C34 82 62 82 78 74C68 64 62 54 58 44Z'),
  hatched('pale', 'M54 46C51 58 46 70 42 79C50 80 58 80 64 78C62 66 58 56 56 46Z'),
  ink('M50 28C48 34 49 42 50 46H58C60 40 60 34 59 29Z'),
  plain('M50 29C44 28 38 24 32 14L28 16C33 28 41 35 49 36ZM59 30C66 32 72 30 78 20L82 22C78 34 68 39 59 37Z'),
  plain('M53 13C48 13 47 17 47 19L45 22L47 23C47 26 49 27 51 26.4L51 30H57L57 26C61 24 61 13 53 13Z'),
  ink('M48 17C49 9 60 9 62 17C63 22 60 25 57 26C57 21 54 18 48 17Z' + disc(65, 18, 4)),
  bold('M30 15C20 12 10 20 13 30C16 40 28 38 25 48C22 56 12 54 10 62', 2.6),
  bold('M80 21C90 20 90 30 86 36C82 44 90 48 88 58', 2.6),
]

/** A lute. */
export const composer: Drawing = [
  ...beside([...shoulders(plain), ...head, ...bob]),
  plain('M6 62C6 50 14 44 20 42L30 50C40 56 42 70 34 80C26 90 6 86 6 62Z'),
  hatched('shade', 'M30 50C40 56 42 70 34 80C30 84 25 86 20 85C32 78 34 62 26 47Z'),
  ink(disc(22, 66, 5)),
  ink('M18 45L6 22L12 19L24 43Z'),
  ink('M4 24L-1 14L8 9L14 18Z'),
  line('M9 20L26 76M12 19L29 74M7 22L23 78', 0.7),
  bold('M13 80L25 86', 2),
]

/** Mallet and chisel, and what comes out of the stone. */
export const sculptor: Drawing = [
  ...beside([...shoulders(d => hatched('fess', d)), ...head, ...cropped, ...beard]),
  plain('M10 90V70H32V90Z'),
  ink('M7 66H35V71H7Z'),
  plain(
    'M7 66C7 58 14 55 17 54L17 50C13 48 12 45 12.4 42L10 41L12 37C11 29 16 25 21 25C29 25 32 32 30 40C29 44 27 47 26 50L26 54C30 55 35 58 35 66Z',
  ),
  hatched(
    'shade',
    'M24 26C30 28 31 34 30 40C29 44 27 47 26 50L26 54C30 55 35 58 35 66H28C28 60 24 56 22 53C26 46 28 36 24 26Z',
  ),
  line('M13 37H16M12.6 44H15M14 31Q18 27 23 30', 0.9),
  line('M14 76V86M21 76V86M28 76V86', 0.8),
]

/** A palette with its brushes. */
export const painter: Drawing = [
  ...beside([...shoulders(plain), ...head, ...bob, ...beret]),
  bold('M26 62L10 18M28 60L20 16M30 60L30 20', 1.8),
  ink('M8 20L6 10L13 17ZM18 18L19 7L23 16ZM28 21L31 10L33 20Z'),
  plain('M4 64C2 50 16 44 28 48C40 52 42 66 36 76C32 82 26 76 28 70C28 66 22 66 20 72C16 80 6 76 4 64Z'),
  ink(disc(12, 58, 3.4) + disc(21, 54, 3) + disc(30, 58, 3.4) + disc(34, 67, 2.6) + disc(11, 67, 2.6)),
]

/** The two masks. */
export const dramatist: Drawing = [
  ...beside([...shoulders(plain), ...head, ...cropped, ...goatee, ...moustache, ...ruff]),
  hatched('shade', 'M16 50C24 53 32 52 40 47C43 62 38 76 30 79C21 76 15 64 16 50Z'),
  ink('M20 58Q24 55 27 59Q23 61 20 58ZM31 57Q34 53 38 55Q35 59 31 57ZM24 72Q30 64 36 68Q32 68 30 69Q27 70 24 72Z'),
  plain('M2 28C10 31 20 31 28 26C31 42 25 56 17 59C7 56 1 44 2 28Z'),
  ink('M6 37Q10 33 13 37Q9 39.6 6 37ZM17 36Q21 31 25 34Q22 38 17 36ZM7 44Q16 47 25 41Q24 52 17 54Q9 52 7 44Z'),
]

/** A hood with a wreath over it, and a quill. */
export const poet: Drawing = [
  ...beside([
    ...cape(d => hatched('pale', d)),
    ...head,
    plain('M38 36C42 24 52 18 62 20C72 22 78 32 77 46C76 56 78 66 80 76C70 82 60 78 56 70L58 52C54 42 46 36 38 36Z'),
    line('M58 52C62 56 68 58 76 58M56 70Q66 74 78 68', 0.8),
    shade('M68 24C74 28 78 36 77 46C76 56 78 66 80 76L70 79C73 60 74 40 68 24Z'),
    ...laurel,
  ]),
  ...quill,
]

/** Pipes of an organ. */
export const organBuilder: Drawing = [
  ...[0, 1, 2, 3].flatMap(k => {
    const x = 2 + k * 10
    const top = [46, 34, 24, 38][k]!
    return [
      plain(`M${x} ${top}H${x + 8}V72L${x + 4} 80L${x} 72Z`),
      hatched('shade', `M${x + 5} ${top}H${x + 8}V72L${x + 4} 80Z`),
      ink(`M${x + 1.4} 70Q${x + 4} 62 ${x + 6.6} 70Z`),
    ]
  }),
  ink('M-2 80H42V86H-2Z'),
  ...beside([...shoulders(d => hatched('sinister', d)), ...head, ...bob, ...cap]),
]

/** A bell on its beam. */
export const bellMaker: Drawing = [
  ...beside([...shoulders(plain), ...head, ...cropped, ...moustache, line('M44 78L50 110M66 77L60 110', 1.2)]),
  bold('M4 28H38', 4),
  plain('M21 32C14 32 13 40 12 50C11 58 8 62 4 66V70H38V66C34 62 31 58 30 50C29 40 28 32 21 32Z'),
  hatched('shade', 'M21 32C28 32 29 40 30 50C31 58 34 62 38 66V70H27C26 56 27 40 21 32Z'),
  line('M12 52H30M11 56H31M5 66H37', 0.9),
  ink(disc(21, 74, 4.4) + 'M17 26H25V34H17Z'),
]
