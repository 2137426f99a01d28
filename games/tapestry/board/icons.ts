/** The drawings of Tapestry on a 512 grid, each one path: game-icons (CC BY 3.0), and our own where that set has none that reads small. */
import forge from 'icon:anvil'
import atom from 'icon:atom'
import treasury from 'icon:bank'
import barn from 'icon:barn'
import barracks from 'icon:barracks'
import library from 'icon:bookshelf'
import civilization from 'icon:capitol'
import rubber from 'icon:car-wheel'
import stocks from 'icon:chart'
import compass from 'icon:compass'
import swords from 'icon:crossed-swords'
import house from 'icon:family-house'
import gears from 'icon:gears'
import academy from 'icon:graduate-cap'
import sphinx from 'icon:greek-sphinx'
import hexes from 'icon:hexes'
import laurels from 'icon:laurels'
import bulb from 'icon:light-bulb'
import lighthouse from 'icon:lighthouse'
import apothecary from 'icon:medicines'
import reactor from 'icon:nuclear-plant'
import orbital from 'icon:orbital'
import die from 'icon:perspective-dice-six-faces-three'
import hub from 'icon:processor'
import tower from 'icon:radio-tower'
import rocket from 'icon:rocket'
import cloth from 'icon:rolled-cloth'
import flask from 'icon:round-bottom-flask'
import shield from 'icon:shield'
import shop from 'icon:shop'
import bread from 'icon:sliced-bread'
import spyglass from 'icon:spyglass'
import train from 'icon:steam-locomotive'
import tank from 'icon:tank'
import flag from 'icon:tower-flag'
import coins from 'icon:two-coins'
import wheat from 'icon:wheat'

const RING = 'M256 30a226 226 0 1 1 0 452a226 226 0 1 1 0-452zm0 40a186 186 0 1 0 0 372a186 186 0 1 0 0-372z'

export const ICONS = {
  coin: coins,
  /** A bust with a cap. */
  worker: 'M186 40h140v120H186zM96 300c0-70 60-116 160-116s160 46 160 116v172H96z',
  food: wheat,
  culture: sphinx,
  /** Resources of one's choice. */
  any: `${RING}M168 206c0-58 40-90 92-90s90 32 90 80c0 70-66 68-66 126h-52c0-82 64-82 64-124 0-22-14-36-38-36-26 0-40 18-40 44zM230 346h58v56h-58z`,
  vp: laurels,
  exploration: compass,
  science: atom,
  technology: gears,
  military: swords,
  explore: spyglass,
  /** Income buildings. */
  market: shop,
  house,
  farm: barn,
  armory: shield,
  /** Whichever of them. */
  building: 'M256 60l200 150h-40v230H96V210H56zM226 300v140h60V300z',
  outpost: flag,
  territory: hexes,
  hex: 'M256 30l196 113v226L256 482L60 369V143zM256 76L100 166v180l156 90l156-90V166z',
  tapestry: cloth,
  tech: bulb,
  space: orbital,
  civilization,
  die,
  /** A die of twelve faces with an atom's middle. */
  'science-die':
    'M256 24l160 52 80 132-20 168-120 112H156L36 376 16 208 96 76zM256 66L118 112 58 214l16 144 98 88h168l98-88 16-144-60-102zM256 150l104 76-40 122H192l-40-122z',
  /** Once more. */
  again: 'M256 76a180 180 0 1 1-176 216l58-12a120 120 0 1 0 118-144v74L120 106 256 2z',
  circle: RING,
  square: 'M50 50h412v412H50zM92 92v328h328V92z',
  /** The nine districts of a capital. */
  plan: 'M40 40h432v432H40zM84 84v98h98V84zm142 0v98h60V84zm104 0v98h98V84zM84 226v60h98v-60zm246 0v60h98v-60zM84 330v98h98v-98zm142 0v98h60v-98zm104 0v98h98v-98z',
  lead: 'M96 40h44v432H96zM160 64h272l-72 88 72 88H160z',
  opponent: 'M256 40a104 104 0 1 1 0 208a104 104 0 1 1 0-208zM64 472c0-130 80-196 192-196s192 66 192 196z',
  /** A house on a step. */
  landmark: 'M256 36l190 110v24H66v-24zM92 196h328v204H92zm124 60v144h80V256zM48 424h416v52H48z',
  lighthouse,
  'train-station': train,
  'launch-pad': rocket,
  apothecary,
  academy,
  laboratory: flask,
  forge,
  'rubber-works': rubber,
  'tech-hub': hub,
  barracks,
  'tank-factory': tank,
  'fusion-reactor': reactor,
  bakery: bread,
  barn,
  'com-tower': tower,
  library,
  'stock-market': stocks,
  treasury,
} as const
export type IconId = keyof typeof ICONS
