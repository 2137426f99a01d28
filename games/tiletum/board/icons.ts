/** The drawings of Tiletum on a 512 grid, each one path: game-icons (CC BY 3.0), and our own where that set has none that reads small. */
import castle from 'icon:castle'
import character from 'icon:character'
import checked from 'icon:checked-shield'
import cathedral from 'icon:church'
import crown from 'icon:crown'
import eagle from 'icon:eagle-emblem'
import lily from 'icon:fleur-de-lys'
import pillar from 'icon:ionic-column'
import jester from 'icon:jester-hat'
import laurels from 'icon:laurels'
import lion from 'icon:lion'
import meat from 'icon:meat'
import pavilion from 'icon:medieval-pavilion'
import iron from 'icon:metal-bar'
import wagon from 'icon:old-wagon'
import star from 'icon:polar-star'
import rat from 'icon:rat'
import ribbon from 'icon:ribbon-medal'
import rose from 'icon:rose'
import sheep from 'icon:sheep'
import stone from 'icon:stone-block'
import scroll from 'icon:tied-scroll'
import coins from 'icon:two-coins'
import warehouse from 'icon:warehouse'

const ASKS =
  'M168 206c0-58 40-90 92-90s90 32 90 80c0 70-66 68-66 126h-52c0-82 64-82 64-124 0-22-14-36-38-36-26 0-40 18-40 44zM230 346h58v56h-58z'

export const ICONS = {
  gold: coins,
  food: meat,
  wool: sheep,
  stone,
  iron,
  /** Goods of one's choice. */
  any: `M256 30a226 226 0 1 1 0 452a226 226 0 1 1 0-452zm0 40a186 186 0 1 0 0 372a186 186 0 1 0 0-372z${ASKS}`,
  /** This many of one kind, whichever. */
  same: 'M256 30a226 226 0 1 1 0 452a226 226 0 1 1 0-452zm0 40a186 186 0 1 0 0 372a186 186 0 1 0 0-372zM148 176h216v56H148zM148 280h216v56H148z',
  vp: laurels,
  /** Dividers: a knob, the hinge, two legs and the bar between them. */
  architect:
    'M234 16h44v48h-44zM256 72a48 48 0 1 1 0 96 48 48 0 1 1 0-96zm0 30a18 18 0 1 0 0 36 18 18 0 1 0 0-36zM200 150l48 26L152 480l-30 16 6-44zM312 150l-48 26 96 304 30 16-6-44zM201 322h110l10 32H191z',
  merchant: wagon,
  character,
  contract: scroll,
  king: crown,
  joker: jester,
  /** A stall with its awning. */
  post: 'M64 60h384l40 132H24zM24 204h92c0 60-92 60-92 0zM118 204h92c0 60-92 60-92 0zM212 204h88c0 60-88 60-88 0zM302 204h92c0 60-92 60-92 0zM396 204h92c0 60-92 60-92 0zM60 268h36v192H60zM416 268h36v192h-36zM98 340h316v56H98z',
  pillar,
  cathedral,
  crest: checked,
  /** The families of the crests (`families` of the box). */
  lion,
  'fleur-de-lis': lily,
  eagle,
  tower: castle,
  rose,
  star,
  /** More action points for the die. */
  bolt: 'M300 20L96 290h130l-30 202 220-290H280z',
  /** A die whose colour is chosen. */
  'die-colour': `M96 30h320a66 66 0 0 1 66 66v320a66 66 0 0 1-66 66H96a66 66 0 0 1-66-66V96a66 66 0 0 1 66-66zm6 42a30 30 0 0 0-30 30v308a30 30 0 0 0 30 30h308a30 30 0 0 0 30-30V102a30 30 0 0 0-30-30z${ASKS}`,
  /** Once more. */
  again: 'M256 76a180 180 0 1 1-176 216l58-12a120 120 0 1 0 118-144v74L120 106 256 2z',
  /** A house with a stepped gable. */
  building: 'M216 32h80v58h58v58h58v340H100V148h58V90h58zM196 208h120v88H196zM206 364h100v124H206z',
  'bonus-tile': ribbon,
  corruption: rat,
  fair: pavilion,
  storehouse: warehouse,
} as const
export type IconId = keyof typeof ICONS
