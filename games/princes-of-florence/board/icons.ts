/**
 * The drawings of The Princes of Florence on a 512 grid, one path each, by the data's id. From game-icons (CC BY 3.0),
 * and our own where that set has none that reads small.
 */
import anvil from 'icon:anvil'
import bookshelf from 'icon:bookshelf'
import bubble from 'icon:chat-bubble'
import church from 'icon:church'
import university from 'icon:classical-knowledge'
import graduate from 'icon:graduate-cap'
import harp from 'icon:harp'
import hospital from 'icon:hospital-cross'
import jester from 'icon:jester-hat'
import book from 'icon:open-book'
import palette from 'icon:palette'
import pine from 'icon:pine-tree'
import prayer from 'icon:prayer'
import queen from 'icon:queen-crown'
import quill from 'icon:quill-ink'
import scales from 'icon:scales'
import stars from 'icon:stars-stack'
import tower from 'icon:stone-tower'
import coins from 'icon:two-coins'
import boot from 'icon:walking-boot'

const cards = 'M196 60l214 46-76 350-66-14V130H182zM92 130h160v326H92z'
/** Roofs of a large, a medium and a small building, and all three side by side. */
const roof = (x: number, w: number, h: number): string =>
  `M${x} 440V${440 - h * 0.62}L${x + w / 2} ${440 - h}L${x + w} ${440 - h * 0.62}V440z`
/** A mountain of firs, a pond, a flower bed. */
const LANDSCAPE_KINDS =
  'M16 440L116 150l100 290zM236 440a76 76 0 1 1 .1 0zM420 200a70 70 0 1 1-.1 0zM408 340h24v100h-24z'

/** Two sprigs of laurel, leaf by leaf from the knot upwards: outer leaves, and inner ones, too, in a wreath. */
const sprigs = (inner: boolean): string =>
  Array.from({ length: 7 }, (_, k) => {
    const angle = (98 + k * 22) * (Math.PI / 180)
    const at = (radius: number, turn: number, side: number) =>
      `${Math.round(256 + side * radius * Math.cos(angle + turn))} ${Math.round(248 + radius * Math.sin(angle + turn))}`
    return [1, -1].map(
      side =>
        `M${at(164, -0.12, side)}Q${at(250, 0.02, side)} ${at(232, 0.42, side)}Q${at(164, 0.4, side)} ${at(164, -0.12, side)}z` +
        (inner
          ? `M${at(156, -0.08, side)}Q${at(140, 0.4, side)} ${at(84, 0.46, side)}Q${at(98, 0.06, side)} ${at(156, -0.08, side)}z`
          : ''),
    )
  })
    .flat()
    .join('')
const WREATH = sprigs(true)

const FLASK =
  'M196 40h120v34h-20v122a140 140 0 1 1-80 0V74h-20zM168 316h176a92 92 0 1 1-176 0zM256 346a22 22 0 1 0 .1 0zM300 384a14 14 0 1 0 .1 0z'
const drop = (x: number, y: number, r: number): string =>
  `M${x} ${y - 2.2 * r}Q${x + r} ${y - 0.8 * r} ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Q${x - r} ${y - 0.8 * r} ${x} ${y - 2.2 * r}z`
const DROPS = drop(256, 210, 86) + drop(130, 396, 80) + drop(382, 396, 80)

/** Eight petals. */
const FLOWER = `${Array.from({ length: 8 }, (_, k) => {
  const at = (radius: number, turn: number) => {
    const angle = (k * Math.PI) / 4 + turn
    return `${Math.round(256 + radius * Math.sin(angle))} ${Math.round(256 - radius * Math.cos(angle))}`
  }
  return `M${at(92, -0.3)}Q${at(160, -0.5)} ${at(244, 0)}Q${at(160, 0.5)} ${at(92, 0.3)}z`
}).join('')}M256 186a70 70 0 1 1-.1 0z`
const LYRE =
  'M176 440c-70-40-104-120-74-206 14-42 6-72-30-98 10-44 48-60 82-34 44 34 46 88 26 140-24 62-12 114 40 150h72c52-36 64-88 40-150-20-52-18-106 26-140 34-26 72-10 82 34-36 26-44 56-30 98 30 86-4 166-74 206zM206 168h100v26H206zM214 196h14v196h-14zM249 196h14v196h-14zM284 196h14v196h-14zM160 452h192v30H160z'
/** One laughs, one weeps. */
const MASKS =
  'M40 70c60 34 130 34 190 0 30 150 10 260-95 320C30 330 10 220 40 70zM80 170q30-40 64 0-32 22-64 0zM156 158q36-36 60 6-32 18-60-6zM84 250q56 62 112-6-10 86-60 88-42-6-52-82zM262 150c60 34 140 36 214 4 22 150-6 260-112 318-50-34-84-78-102-130 46-50 60-110 58-184-20 0-40-2-58-8zM316 262q30-40 64 0-30 20-64 0zM404 262q30-38 58 0-28 20-58 0zM326 398q56-80 112-4-56-34-112 4z'
const SCROLL =
  'M120 60h300c-30 20-36 50-36 90v230H176V150c0-50-10-80-56-90zM60 100c0-24 40-30 56 0 14 24 14 50 14 76H70c6-30-10-46-10-76zM160 396h272c0 40-30 66-70 66H150c40-10 36-40 10-66zM216 150h128v22H216zM216 206h128v22H216zM216 262h90v22h-90z'

/** A flag. */
const FREEDOM = 'M60 460V60h34v40c90-50 180 50 360-10v220c-160 60-270-40-360 10v140z'

export const ICONS = {
  // Wishes.
  'university': university,
  'laboratory': FLASK,
  'workshop': anvil,
  'library': bookshelf,
  'opera': LYRE,
  'studio': palette,
  'hospital': hospital,
  'theater': MASKS,
  'tower': tower,
  'chapel': church,
  'forest': pine,
  'lake': DROPS,
  'park': FLOWER,
  'travel': boot,
  'religion': prayer,
  'opinion': bubble,
  // What auctions are about, and decks.
  'jester': jester,
  'builder': 'M256 40l34 60h-68zM150 470L244 110l24 0-74 360zM318 470L244 110h24l94 360zM170 330h172v30H170z',
  'prestige-card': WREATH,
  'recruiting-card': SCROLL,
  'profession': cards,
  'prestige': WREATH,
  'bonus': stars,
  'landscape': LANDSCAPE_KINDS,
  // Money and fame.
  'florins': coins,
  'fame': sprigs(false),
  'work': book,
  'value': quill,
  // What cards count.
  'building': roof(96, 320, 380),
  'building-large': roof(36, 440, 400),
  'building-medium': roof(96, 320, 300),
  'building-small': roof(156, 200, 210),
  'building-size-kind': roof(16, 200, 380) + roof(232, 150, 270) + roof(398, 98, 180),
  'landscape-kind': LANDSCAPE_KINDS,
  'freedom': FREEDOM,
  'freedom-kind': FREEDOM,
  'object-kind': 'M60 60h180v180H60zM272 60h180v180H272zM60 272h180v180H60zM362 262l100 190H262z',
  'card-in-hand': 'M70 150l120-40 70 300-120 40zM210 96h130v310H210zM360 110l110 46-90 290-60-20z',
  'card-in-front': `M96 60h320v270H96zM140 104v182h232V104zM60 380h392v60H60z`,
  'empty-square': 'M64 64h384v384H64zM112 112v288h288V112z',
  'completed-work': book,
  // Special characters.
  'banker':
    'M96 250a160 130 0 0 1 320 0c50 90 60 130 40 190-20 40-380 40-400 0-20-60-10-100 40-190zM190 100l-30-64h192l-30 64zM244 240v30c-70 10-70 90 12 96 40 4 40 30 0 30-30 0-50-12-50-12l-8 36s16 10 46 14v26h30v-28c70-14 66-94-16-100-36-4-34-28 2-28 26 0 40 8 40 8l8-34s-14-8-34-10v-28z',
  'cardinal':
    'M60 330c20-50 100-76 196-76s176 26 196 76c-40 46-352 46-392 0zM150 250c0-110 40-170 106-170s106 60 106 170c-60-16-152-16-212 0zM120 400h272v40H120z',
  'merchant': scales,
  'muse': harp,
  'princess': queen,
  'professor': graduate,
  // Turning a tile.
  'turn': 'M256 70a186 186 0 1 1-168 106l46 22a136 136 0 1 0 122-78v70L150 95 256 0z',
  'flip': 'M236 40h40v432h-40zM206 110v292H30zM306 110v292h176zM342 190v176h60z',
  'lay': 'M206 30h100v180h94L256 380 112 210h94zM70 420h372v52H70z',
  'screen': 'M40 120l150-40v312L40 432zM206 80h100v312H206zM322 80l150 40v312l-150-40z',
  'lock': 'M136 220v-50a120 120 0 0 1 240 0v50h40v232H96V220zM186 220h140v-50a70 70 0 0 0-140 0z',
} as const
export type IconId = keyof typeof ICONS

/** The icon of a thing by its id; cards of a person and the like have none. */
export const iconOf = (id: string): IconId | undefined => (id in ICONS ? (id as IconId) : undefined)
