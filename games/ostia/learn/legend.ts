/** What Ostia's icons are called. */
import { legendOf } from '@loggia/core'

export const legend = legendOf(
  {
    en: {
      ship: 'ship icon',
      building: 'building icon',
      noble: 'noble, for a set',
      lady: 'lady, for a set',
      now: 'at once',
      end: 'at the end of the match',
    },
    ko: {
      ship: '배 아이콘',
      building: '건물 아이콘',
      noble: '귀족(세트용)',
      lady: '귀부인(세트용)',
      now: '즉시',
      end: '게임이 끝날 때',
    },
  },
  {
    goods: {
      permit: 'good:permit',
      wood: 'good:wood',
      barley: 'good:barley',
      stone: 'good:stone',
      gold: 'good:gold',
      amphora: 'good:amphora',
      reward: 'good:reward',
    },
    actions: {
      move: 'action:permit',
      shipbuild: 'action:wood',
      order: 'action:barley',
      build: 'action:stone',
      trade: 'action:gold',
      supervise: 'action:supervise',
    },
    signs: {
      ship: 'ship',
      building: 'building',
      wild: 'discovery:wild',
      exotic: 'discovery:exotic',
      noble: 'noble',
      lady: 'lady',
      corbita: 'ship:corbita',
      now: 'now',
      end: 'end',
    },
    buildings: {
      'building-lighthouse': 'building:building-lighthouse',
      'building-granary': 'building:building-granary',
      'building-market-hall': 'building:building-market-hall',
      'building-dockyard': 'building:building-dockyard',
      'building-watchtower': 'building:building-watchtower',
      'building-bath-house': 'building:building-bath-house',
      'building-theatre': 'building:building-theatre',
      'building-library': 'building:building-library',
      'building-warehouse': 'building:building-warehouse',
      'building-caravanserai': 'building:building-caravanserai',
      'building-aqueduct': 'building:building-aqueduct',
      'building-temple': 'building:building-temple',
    },
  },
)
