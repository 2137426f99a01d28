/** The drawings of Tiletum on a 512 grid, each one path: game-icons (CC BY 3.0), and our own where that set has none that reads small. */
import character from 'icon:character'
import cathedral from 'icon:church'
import crown from 'icon:crown'
import pillar from 'icon:ionic-column'
import jester from 'icon:jester-hat'
import meat from 'icon:meat'
import iron from 'icon:metal-bar'
import wagon from 'icon:old-wagon'
import sheep from 'icon:sheep'
import stone from 'icon:stone-block'
import scroll from 'icon:tied-scroll'
import coins from 'icon:two-coins'

export const ICONS = {
  gold: coins,
  food: meat,
  wool: sheep,
  stone,
  iron,
  merchant: wagon,
  character,
  contract: scroll,
  king: crown,
  joker: jester,
  pillar,
  cathedral,
} as const
export type IconId = keyof typeof ICONS
