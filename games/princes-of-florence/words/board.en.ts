/** What the board of The Princes of Florence says besides, in English. */
export const board = {
  'scenes': 'What is shown', 'scene-auction': 'Auction', 'scene-actions': 'Actions', 'scene-professions': 'Professions', 'scene-look': 'Cards', 'scene-work': 'Work',
  'short-travel': 'travel', 'short-religion': 'religion', 'short-opinion': 'opinion', 'free': 'free', 'owned': 'yours', 'yes': 'yes', 'no': 'no', 'turn-place': 'no. {n}',
  // The auction.
  'on-the-block': 'at auction', 'forgone': 'forgone', 'sites': 'fits in {n} ways', 'puts-up': '{who} puts something up', 'last-choice': '{who} alone is left', 'opening-price': 'Opening bid {n}', 'last-price': 'For {n}, without an auction',
  'stair': 'The bids', 'limit': 'you hold {n}', 'with-prestige': '{n} with prestige', 'pass-now': 'Pass', 'forgo-now': 'Forgo', 'fans': 'wished for by {n}', 'fans-own': 'in your hand: {list}',
  'brings-prestige': '+{n} prestige at once',
  // Estate and hand.
  'placing': 'Placing: {tile}', 'rotate': 'Turn', 'flip': 'Flip', 'lay': 'Place here', 'fits-here': 'fits here', 'if-mine': 'If this is yours: {what}', 'per-fan': 'to works that wish for it', 'per-work': 'to every work',
  'building-price': 'A building costs you {n}', 'building-price-now': 'for a building', 'florins-left': 'florins left after {n}', 'empty-now': 'empty squares', 'may-touch': 'may buildings touch?',
  'closed-cards': '{n} face down', 'recruiting-held': 'Recruiting cards in hand: {n}', 'points-now': 'now: {n}', 'cards-in-hand': 'professions and recruiting cards in hand',
  'hand-counts': 'In hand: professions {professions}, recruiting cards {recruiting}, bonus cards {bonus}',
  // Works and cards looked at.
  'actions-left': 'actions', 'income-is': 'Income {n} florins', 'split': '{k} prestige and {n} florins', 'split-how': 'How much of it becomes prestige?', 'reaches': 'reaches the minimum of {n}', 'short-of': '{k} short of the minimum of {n}',
  'first-hand': 'Your first hand: one of these goes back', 'looks-at': '{who} looks at {n}: {deck}', 'auction-runs': 'Auction: {object}, {sum} so far', 'auction-won': 'Auction: {object} for {sum} ({list})', 'auction-unopposed': 'Auction: {object} for {sum}', 'goes-to': '{what} goes to {who} for {sum}', 'shares': '{builder} {n}, the other {m}', 'unused-actions': '{n:action/actions} not taken', 'looked-at': '{who} looked at {n} cards.', 'still-choosing': 'still choosing: {list}', 'in-front-of': 'face up in front of {who}',
  // The noble board and the screen.
  'noble-board': 'Noble board', 'behind-screen': 'behind the screen',
  'builders-0': 'No builder: a building costs 700 and must not touch another one.', 'builders-1': '1 builder: a building costs 300 and must not touch another one.',
  'builders-2': '2 builders: a building costs 300, and buildings may touch.', 'builders-3': '3 builders: buildings are free, and may touch.', 'jesters-add': '+{n} to every work',
  'if-over-now': 'if it ended now: +{n}', 'at-the-end': 'at the end: +{n}', 'no-cards': 'none yet', 'no-hand': 'no profession in hand', 'best-now': 'best work {n}',
  // What shall be answered in auctions.
  'scene-orders': 'Orders', 'standing-how': 'Give some at the auction, under Orders.', 'orders-round': 'To be answered for you in the auctions of round {n}', 'order-follow': 'Follow', 'order-claim': 'Bid',
  // Special characters.
  'scene-characters': 'Characters', 'on-display': 'on display', 'used-up': 'used', 'does-banker': '{n} florins for whoever takes him', 'does-cardinal': 'a third action', 'does-merchant': 'a free object, or prestige by rank', 'does-muse': '+{n} to every work', 'does-princess': 'a work without a profession', 'does-professor': 'one of 5 cards',
  'free-now': 'For nothing', 'pay-now': 'Pay',
  // Building together.
  'scene-deal': 'Together', 'seeks-place': '{who} looks for a place across both estates', 'proposes': '{who} thinks of a share', 'offered': '{who} asks {to} for a share of {n}', 'countered': '{who} proposes this instead, with a share of {n}',
  'deal-price': '{who} pays {n}', 'deal-prestige': 'both get +{n} prestige', 'deal-offers': 'offer {n} of 3', 'share-is': '{who} pays a share of {n}', 'kinds-instead': 'Or propose another building:',
  // The Automa.
  'scene-automa': 'Automa', 'automa-row': 'Its row of cards', 'automa-auction': 'Auction', 'automa-action': 'Action {n}', 'automa-why': 'What it did, and why', 'die-says': 'the die shows {die}, the card adds {plus}: {n}', 'can-recruit': 'somebody can be recruited', 'final-bid': 'bid {n}',
} as const
