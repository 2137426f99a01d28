/** What each profession wishes for and what its work is worth, in Korean. All are alike but for their wishes. */
import type { CardText, CardWords } from '@loggia/core'
import { cards, type ProfessionCard } from './cards.ts'

const wants = '선호: {building@building}, {landscape@landscape}, {freedom@freedom}.'
const earns = '셋 다 갖추면 작품성 {all}({forBuilding}+{forLandscape}+{forFreedom}). 광대와 카드는 따로 더합니다.'
const shared: CardText = { wants, begins: '{building@building|은/는} {others@card}도 선호합니다.', earns }
const alone: CardText = {
  wants,
  begins: '{building@building|은/는} 다른 전문가가 선호하지 않아 한 작업에만 쓰입니다.',
  earns,
}

export const words: CardWords<ProfessionCard> = {
  title: '전문가',
  cards: Object.fromEntries(
    Object.entries(cards.marks).map(([id, mark]) => [id, mark === 'later' ? alone : shared]),
  ) as Record<ProfessionCard, CardText>,
}
