/** What each kind of question is for, said once to people who meet the Princes of Florence for the first time. `kind:verb` is said when that verb was chosen. */
import type { Tips } from './tips.ts'

export const tips: Tips = {
  return:
    'Each profession makes one work. Keep those that wish for the same things: one opera or one lake then serves two works.',
  open: 'To name an object is to bid its opening price. You get only one object a round: name what your works need most.',
  bid: '100 more, or pass for good on this object. A jester adds 2 to every later work: worth 200 florins or 1 prestige each time.',
  last: 'Nobody is left to bid against you: take any one object for 200, or nothing.',
  kind: 'With two players the three landscapes are sold as one. Choose what your professions wish for: it adds 3 to their works.',
  site: 'The lit places fit. Landscapes may touch anything; with fewer than two builders a building may touch no other, nor the palazzo.',
  tuck: 'The rest go under the deck in your order; it hardly matters.',
  'recruit-now':
    'Take a used profession that lies in front of somebody else: it makes one more work, for you. Or keep the card for later.',
  act: 'Build early: 3 prestige at once, and 4 more for each work that wishes for it. Later works must reach a higher minimum.',
  'act:work':
    'Value: 3 for its landscape, 3 for its freedom, 4 for its building, 2 a jester, 1 a profession in hand or in front, and bonus cards.',
  'act:build': '+3 prestige at once, and +4 to every work that wishes for it. 700 florins; one builder makes it 300.',
  'act:introduce': '300 florins, +3 to every work that wishes for it. Once a turn, and there is not one for everybody.',
  'act:profession':
    '300 florins for one of five, once a turn. It makes one more work, and each profession in hand or in front adds 1 to all.',
  'act:bonus':
    '300 florins for one of five, for one work. It pays if it adds 4 or more, or lifts a work to the minimum.',
  'act:recruit': 'No action is spent: a used profession of somebody else comes into your hand and makes one more work.',
  compose: '200 florins of this income make 1 prestige, only now. Early on keep enough for the next auction.',
  claim:
    'You win one character at most, and it helps you for this round. Your bid stands until somebody goes higher on the same card.',
  'use-now':
    'You may use it now or until the next character auction. Wait if your rank or your money will be better then.',
  'before-best-work': 'The best work changes the ranks. The merchant pays your rank as it is now.',
  settle: 'The merchant saves you this price, or brings prestige by rank later. Take what is worth more.',
  exchange: 'The banker turns 200 florins into 1 prestige. Florins are worth nothing after this: exchange all of them.',
  offer: 'What you name is rolled for; what you pass on, the Automa may take. Name what you need most.',
  outbid: '100 more than the Automa’s bid makes it yours. If you pass, it can’t be bought again this round.',
  span: 'It must lie on both estates. Each of you has the building for works, and 3 prestige.',
  propose: 'The neighbour pays you this share; you pay the price. You both gain 3 prestige.',
  partner:
    'For your share you have the building for every work, and 3 prestige. Alone it would cost the whole price and an action.',
  answer:
    'For your share you have the building for every work, and 3 prestige. Alone it would cost the whole price and an action.',
  'in-any-order': 'All of it will happen. You only choose what comes first.',
  keep: 'You looked at five: keep what helps your next works most. A prestige card scores at the end only, so keep one that you can reach.',
}
