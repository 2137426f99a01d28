/** The drawings of Terra Mystica on a 512 grid, each one path: game-icons (CC BY 3.0), and our own where that set has none that reads small. */
import flag from 'icon:flying-flag'
import flame from 'icon:flame'
import key from 'icon:key'
import laurels from 'icon:laurels'
import bridge from 'icon:rialto-bridge'
import sail from 'icon:sail'
import stones from 'icon:stone-pile'
import sun from 'icon:sun'
import coins from 'icon:two-coins'
import drop from 'icon:water-drop'
import whirlwind from 'icon:whirlwind'

export const ICONS = {
  coin: coins,
  key,
  town: key,
  vp: laurels,
  bridge,
  shipping: sail,
  favor: sun,
  pass: flag,
  fire: flame,
  water: drop,
  earth: stones,
  air: whirlwind,
  worker: 'M186 40h140v120H186zM96 300c0-70 60-116 160-116s160 46 160 116v172H96z',
  priest:
    'M256 24c60 60 84 104 84 150H172c0-46 24-90 84-150zM172 196h168c0 40-14 66-36 82 70 20 112 60 112 194H96c0-134 42-174 112-194-22-16-36-42-36-82z',
  spade: 'M206 24h100v40h-26v206h76v90c0 66-56 112-100 132-44-20-100-66-100-132v-90h76V64h-26z',
  /** A bowl with a bolt: a ring is a circle within a circle. */
  power:
    'M256 28a228 228 0 1 0 0 456 228 228 0 1 0 0-456zm0 44a184 184 0 1 1 0 368 184 184 0 1 1 0-368zM286 96L150 286h92l-22 130 148-192h-98z',
  /** At the end of the game. */
  /** The sign of an action that is used once a round: an octagon within an octagon. */
  octagon: 'M166 40h180l126 126v180L346 472H166L40 346V166zM184 84L84 184v144l100 100h144l100-100V184L328 84z',
  /** Any cult track: four corners, four elements. */
  cult: 'M256 30l104 140H152zM30 256l140-104v208zM482 256L342 152v208zM256 482l104-140H152z',
  /** Dunes. */
  sand: 'M40 180c80-70 140-70 216-10s136 60 216-10v52c-80 70-140 70-216 10S120 162 40 232zM40 310c80-70 140-70 216-10s136 60 216-10v52c-80 70-140 70-216 10S120 292 40 362z',
} as const
export type IconId = keyof typeof ICONS
