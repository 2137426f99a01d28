/** The drawings of Ostia on a 512 grid, each one path: game-icons (CC BY 3.0), and our own where that set has none that reads small. */
import amphora from 'icon:amphora'
import aqueduct from 'icon:aqueduct'
import bookshelf from 'icon:bookshelf'
import camel from 'icon:camel'
import masks from 'icon:drama-masks'
import elephant from 'icon:elephant'
import granary from 'icon:granary'
import temple from 'icon:greek-temple'
import hammer from 'icon:hammer-nails'
import column from 'icon:ionic-column'
import laurelCrown from 'icon:laurel-crown'
import laurels from 'icon:laurels'
import lighthouse from 'icon:lighthouse'
import lion from 'icon:lion'
import log from 'icon:log'
import queenCrown from 'icon:queen-crown'
import toga from 'icon:roman-toga'
import bow from 'icon:ship-bow'
import wheel from 'icon:ship-wheel'
import stone from 'icon:stone-block'
import trade from 'icon:trade'
import coins from 'icon:two-coins'
import warehouse from 'icon:warehouse'
import watchtower from 'icon:watchtower'
import fountain from 'icon:water-fountain'
import pier from 'icon:wooden-pier'

const permit =
  'M96 32h320v330h-52v118l-52-44-52 44V362H96zM140 84h232v24H140zm0 64h232v24H140zm0 64h150v24H140zm0 64h110v24H140zM250 330a62 62 0 1 1 124 0 62 62 0 1 1-124 0'
const ear = 'c2-44 32-76 82-84 2 48-30 82-82 84zm-32 0c-2-44-32-76-82-84-2 48 30 82 82 84z'
const barley = `M244 496V150h24v346zM256 20c30 34 30 78 0 112-30-34-30-78 0-112zM272 190${ear}M272 282${ear}M272 374${ear}`

export const ICONS = {
  permit,
  wood: log,
  barley,
  stone,
  gold: coins,
  amphora,
  reward: laurels,
  move: wheel,
  shipbuild: hammer,
  order: amphora,
  build: temple,
  trade,
  supervise: toga,
  wild: lion,
  exotic: elephant,
  noble: laurelCrown,
  lady: queenCrown,
  ship: bow,
  building: temple,
  now: 'M300 20L96 290h130l-30 202 220-290H280z',
  end: 'M300 48a210 210 0 1 0 164 300A180 180 0 0 1 300 48z',
  /** One's own ship at sea, in outline. */
  corbita:
    'M244 40h24v48h150c-50 60-50 130 0 190H268v60h214c-24 74-74 124-140 124H170C106 462 54 412 30 338h214v-60H90c50-60 50-130 0-190h154z',
  'building-lighthouse': lighthouse,
  'building-granary': granary,
  'building-market-hall': column,
  'building-dockyard': pier,
  'building-watchtower': watchtower,
  'building-bath-house': fountain,
  'building-theatre': masks,
  'building-library': bookshelf,
  'building-warehouse': warehouse,
  'building-caravanserai': camel,
  'building-aqueduct': aqueduct,
  'building-temple': temple,
} as const
export type IconId = keyof typeof ICONS
