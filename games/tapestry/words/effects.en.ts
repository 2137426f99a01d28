/** What spaces, tiles, cards and slots of Tapestry do, in English: one template for each kind of effect. */
import type { Effects } from '../rules/components.ts'

export const effects: Readonly<Record<keyof Effects, string>> = {
  'gain': '{n} {good@resource#n}', 'gain-one': '1 {good@resource}', 'any-one': 'any 1 resource', 'any': 'any {n:resource/resources}', 'one-of-each': '1 of each resource', 'lose': 'lose {n} {good@resource#n}', 'lose-any': 'lose any {n:resource/resources}',
  'cards': '{n} {card@card#n}', 'card': '1 {card@card}', 'building': '1 {building@building}', 'any-building': '1 building of your choice', 'landmark': 'the {landmark@landmark}', 'any-landmark': '1 landmark of the landmark board',
  'vp': '{n} VP', 'vp-each': '1 VP for each {per@per}', 'vp-many': '{n} VP for each {per@per}', 'vp-spaces': '{n} VP for each space advanced on {track@track}',
  'explore': 'explore with a tile', 'explore-anywhere': 'explore anywhere', 'explore-that': 'explore with that tile', 'explore-space': 'explore a space tile',
  'conquer': 'conquer a territory', 'conquer-anywhere': 'conquer a territory anywhere', 'conquer-opponent': 'conquer a territory (both dice if it was an opponent’s)', 'conquer-both': 'conquer a territory (both dice)',
  'research': 'research by the science die', 'research-x': 'research by the science die (no benefit or bonus)', 'research-many': 'research {n} times (no benefit or bonus), {vp} VP for each die beyond the end of a track',
  'invent': 'invent a tech card', 'invent-face-up': 'invent a face-up card', 'invent-deck': 'invent the top card of the deck', 'upgrade': 'upgrade a tech card', 'upgrade-that': 'upgrade that card', 'refresh': 'replace the face-up tech cards',
  'again-circle': 'circle benefit of a card in your middle row', 'again-square': 'square benefit of a card in your top row',
  'advance': 'advance on {track@track}', 'advance-one-of': 'advance on one of {tracks@track}', 'twice': '{does}, then once more', 'advance-x': 'advance on {track@track} (no benefit or bonus)', 'advance-free': 'advance on {track@track} (no benefit, free bonus)', 'advance-rolled': 'advance on that track',
  'advance-rolled-x': 'advance on that track (no benefit or bonus)', 'regress': 'regress on {track@track}', 'regress-x': 'regress on {track@track} (no benefit or bonus)', 'block-track': 'close {track@track} to opponents until the end of your next turn',
  'repeat': 'benefit and bonus of a space where you stand', 'singularity': 'token from the end of technology to the start of any track', 'score-capital': '1 VP for each complete row and column of your capital',
  'overplay': 'tapestry card on top of your current one', 'civilization': '1 more civilization', 'territory-benefit': 'benefit of the conquered tile',
  'either': '{one} or {other}', 'any-order': '{parts} (in any order)', 'may': '{does} (optional)', 'discard': 'discard {n} {card@card#n}', 'bonus': 'bonus: {pay} → {does}',
  'circle': 'in the circle: {does}', 'square': 'in the square: {does}', 'needs-tier': 'needs tier {tier} of {track@track}', 'needs-slot': 'needs slot {n} of the {building@building} row',
  // Tapestry cards.
  'when': '{event@trigger}: {does}', 'when-on-track': '{event@trigger} on {track@track}: {does}', 'when-building': '{event@trigger} ({building@building}): {does}', 'changed': '{rule@change}', 'forbidden': '{what@ban}',
  'closed-to-you': 'you cannot advance on {track@track}', 'dictate': 'advance on a track of your choice, which is closed to opponents until the end of your next turn', 'trap': 'or discard it when your territory is conquered: the attacker’s outpost is toppled, any 1 resource',
  'roll-science-die': 'roll the science die', 'each-player': 'each player: {does}', 'each-opponent': 'each opponent: {does}', 'each-neighbour': 'each neighbour: {does}', 'choose-opponent': 'choose an opponent',
  'choose-opponent-and-track': 'choose an opponent and a track', 'copy-benefit': 'the same benefit', 'copy-opponent-position': 'benefit of a space where an opponent stands, whose bonus is free for that opponent',
  'copy-tapestry': 'copy an uncovered tapestry card of any player', 'circle-benefit-of-that-card': 'its circle benefit', 'colonialism': 'by the land of a tile you control: mountain {mountain}, grassland {grass}, forest {forest}, desert {desert}',
  'compare-landmarks': 'fewest landmarks: {fewest}; most: {most}; else: {other}', 'convert-income-food': 'turn any of that food into other resources, {n} VP each', 'dark-ages': 'regress once on three tracks, then advance up to three times on the fourth (no benefits or bonuses)',
  'discard-for-vp': 'discard any tapestry cards, {n} VP each', 'double-tile-benefit': 'benefit of the tile twice, no VP for its edges', 'give-tile': 'give a territory tile to an opponent for {n} VP', 'guilds': 'buy or sell up to {most:resource/resources} for {n} VP each',
  'if-first-in-era': 'if you entered this era before everybody else: {first}; else: {other}', 'match-closest-opponent': 'move on a track to the space of the nearest opponent (no benefit or bonus)',
  'oil-magnate': 'choose a track: you may advance on it, then each neighbour may (no benefit or bonus)', 'olympic-host': 'each player may pay 1 worker for {n} VP; you gain {some} if an opponent does, else {none}',
  'overplay-with-gained': 'play one of them on top of this card for {n} VP', 'per-track-where-last': 'for each track on which you are last: {does}', 'place-outpost': 'place an outpost on it without dice',
  'advance-each-track-once': 'advance once on each track (no benefit, free bonus)', 'stand-up-outposts': 'stand up to {n:toppled outpost/toppled outposts}',
}
