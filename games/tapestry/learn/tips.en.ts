/** What each kind of question is for, said once to people who meet Tapestry for the first time. `kind:verb` is said when that verb was chosen. */
import type { Tips } from './tips.ts'

export const tips: Tips = {
  'keep-capital':
    'You will fill it with buildings. A full district (3 × 3) brings a resource; full rows and columns score at income.',
  'keep-civilization':
    'It gives you an ability of your own, mostly from the second income turn on. A leaf marks one that is easy to use.',
  act: 'Pay, advance one space and get what it shows; an income turn refills you. Military and exploration score soonest.',
  cost: 'Pay what you need least: keep the resource of the track that you want to advance on next.',
  'pay-bonus':
    'The bonus costs extra, and you may leave it. A building is worth it: it makes every later income larger.',
  'explore-tile':
    'It goes next to your territory. 1 VP for each side whose terrain matches its neighbour’s, then the tile’s benefit.',
  lay: 'It goes next to your territory. 1 VP for each side whose terrain matches its neighbour’s, then the tile’s benefit.',
  conquer:
    'Place an outpost: you control the territory, which many spaces and incomes score. Then you gain one of two dice.',
  'take-die': 'Red gives VP at once; black gives a resource or the tile’s benefit, which is worth more early on.',
  trap: 'Discard a Trap to keep the territory and gain a resource. Otherwise your outpost topples; the dice are rolled anyway.',
  invent:
    'The card gives nothing yet: each upgrade moves it up a row and pays what it shows. Many effects score each tech card.',
  upgrade: 'The middle row pays the circle; the top row pays the square, if you or a neighbour meet its condition.',
  rolled: 'The die offers a free advance on this track. It is nearly always worth taking.',
  building: 'It leaves your income mat, so its space pays at every income. Take the row whose resource you run out of.',
  place: 'Complete a district (3 × 3) for a resource, rows and columns for VP.',
  any: 'A resource of your choice; more than 8 of a kind is lost.',
  lose: 'Give up what you need least for your next track.',
  choose: 'You gain one of them. Hover or press long to read in words what each gives.',
  'in-any-order': 'All of it will happen; you choose what comes first.',
  may: 'You need not do it. But it usually brings something and costs nothing.',
  advance: 'Two tokens of yours are on this track: choose the one that moves.',
  'regress-on': 'Two tokens of yours are on this track: choose the one that moves.',
  'may-advance': 'A free step on this track. You may decline, but hardly ever should.',
  'play-tapestry':
    'One card for your new era: “when played” works once, now; “this era” lasts until your next income turn.',
  overplay: 'The new card covers the current one: that one’s “this era” ends, and the new card works at once.',
  'overplay-gained': 'Play a card you just gained on top for 5 VP. It works at once, and Tyranny ends.',
  discard: 'You pay with cards or tiles here. Give up what you would not use before the end.',
  'discard-hand': 'You pay with cards or tiles here. Give up what you would not use before the end.',
  repeat: 'One space where a token of yours stands gives its benefit again.',
  singularity: 'The token begins again at the start of a track. Choose one whose spaces you want twice.',
  'explore-space': 'A space tile lies beside your mat, not on the map. Take the one whose benefit you can use now.',
  'again-tech': 'One upgraded card gives its benefit once more.',
  'any-landmark': 'All landmarks fill plots. Choose the shape that completes a district or a line.',
  'copy-tapestry': 'An uncovered card on anybody’s mat works for you as if you had played it.',
  'copy-position': 'You gain the benefit of the space where that opponent stands.',
  'choose-opponent':
    'Neither of you may conquer the other, and what they upgrade pays you, too. Choose who upgrades most.',
  'choose-pact':
    'What this opponent gains on this track, you gain as well. Choose a track on which they often advance.',
  'olympic-host': '1 worker buys 10 VP here: nearly always worth it.',
  'oil-magnate':
    'You may advance on this track; each neighbour may, too, without benefit. Choose the one that helps you most.',
  socialism: 'You move to that opponent’s space without benefit: choose one that is above you.',
  'match-token': 'Two tokens of yours are on this track: choose the one that moves.',
  'dark-ages':
    'On this track you advance up to three spaces, on the other three you fall back one. No benefits, but you take landmarks.',
  colonialism: 'One territory that you control pays for each kind of terrain on its tile.',
  revolution: 'An outpost that you stand up controls its territory again. Choose territories that score for you.',
  guilds: 'Buy resources with VP or sell them for VP. Early on it is better to buy, late to sell.',
  democracy: 'VP for each card you discard. Keep the card of your next era.',
  'give-tile': 'VP for you, a territory tile for the opponent. Give the one you would use least.',
  'convert-food': 'Food turned into another resource scores VP. Keep the food that exploring will cost.',
  'income-civilizations': 'Each of your civilizations acts once now, in your order.',
  alchemists:
    'Each new track is marked; one that is marked already ends it with 1 resource. If you stop, you advance on all marked, without benefit.',
  'alchemists-die': 'Two dice: use the one that shows a track you have not marked yet.',
  architects: 'Swap income buildings so that a line or a district holds one kind only: it pays more.',
  entertainers:
    'The token goes right along a line and gives what is there. Look ahead: the fourth move is a free advance.',
  futurists: 'The token jumps four spaces, without benefits. Two on this track: choose the one that gets further.',
  heralds: 'A token on a “when played” card, anybody’s, gains its effect for you. Four tokens, each card once.',
  'maker-of-fire':
    'Only now: a tapestry card onto Maker of Fire, for your first era. Your hand is one card smaller then.',
  historians: 'Discard a tile, give a token to an opponent: each landmark of theirs pays you all your open squares.',
  inventors: 'A token moves any tech card up a row, without condition, and you may gain the benefit, too.',
  isolate: 'The token makes this territory safe for ever and pays any 1 resource. You have four.',
  leaders:
    'One free advance on this leader’s track, with its benefit, without the bonus. Each leader once: save them for costly spaces.',
  merrymakers: 'One of three tokens climbs a space and gives all that is there. The top of a column pays most.',
  militants: 'The outpost comes from one of two rows; the space that it uncovers pays at every income.',
  mystics:
    'Foretell a number you will end on exactly: 10 VP each, and a resource when you reach it. 3 techs or 2 districts are safe.',
  traders:
    'On empty land: VP for adjacent territories of opponents. Beside a lone outpost of theirs: the territory’s benefit.',
  'second-civilization': 'Level 6 gives the Automa a second civilization. Choose the one that you can best live with.',
}
