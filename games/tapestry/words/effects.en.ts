/** What spaces, tiles, cards and slots of Tapestry do, in English: one template for each kind of effect that is no word with a folder of its own. */
import type { Named } from '../effects/names.ts'
import type { Effects } from '../rules/components.ts'

export const effects: Readonly<Record<Exclude<keyof Effects, Named>, string>> = {
  'gain': '{n} {good@resource#n}', 'gain-one': '1 {good@resource}', 'any-one': 'any 1 resource', 'any': 'any {n:resource/resources}', 'one-of-each': '1 of each resource', 'lose': 'lose {n} {good@resource#n}', 'lose-any': 'lose any {n:resource/resources}',
  'cards': '{n} {card@card#n}', 'card': '1 {card@card}', 'building': '1 {building@building}', 'any-building': '1 building of your choice', 'landmark': 'the {landmark@landmark}', 'any-landmark': '1 landmark of the landmark board',
  'vp': '{n} VP', 'vp-each': '1 VP for each {per@per}', 'vp-many': '{n} VP for each {per@per}', 'vp-spaces': '{n} VP for each space advanced on {track@track}',
  'explore': 'explore with a tile', 'explore-anywhere': 'explore anywhere', 'explore-that': 'explore with that tile',
  'conquer': 'conquer a territory', 'conquer-anywhere': 'conquer a territory anywhere', 'conquer-opponent': 'conquer a territory (both dice if it was an opponent’s)', 'conquer-both': 'conquer a territory (both dice)',
  'research': 'research by the science die', 'research-x': 'research by the science die (no benefit or bonus)', 'research-many': 'research {n} times (no benefit or bonus), {vp} VP for each die beyond the end of a track',
  'invent': 'invent a tech card', 'invent-face-up': 'invent a face-up card', 'invent-deck': 'invent the top card of the deck', 'upgrade': 'upgrade a tech card', 'upgrade-that': 'upgrade that card',
  'advance': 'advance on {track@track}', 'advance-one-of': 'advance on one of {tracks@track}', 'twice': '{does}, then once more', 'advance-x': 'advance on {track@track} (no benefit or bonus)', 'advance-free': 'advance on {track@track} (no benefit, free bonus)', 'advance-rolled': 'advance on that track',
  'advance-rolled-x': 'advance on that track (no benefit or bonus)', 'regress': 'regress on {track@track}', 'regress-x': 'regress on {track@track} (no benefit or bonus)', 'block-track': 'close {track@track} to opponents until the end of your next turn',
  'repeat': 'benefit and bonus of a space where you stand',
  'either': '{one} or {other}', 'any-order': '{parts} (in any order)', 'may': '{does} (optional)', 'discard': 'discard {n} {card@card#n}', 'bonus': 'bonus: {pay} → {does}',
  'circle': 'in the circle: {does}', 'square': 'in the square: {does}', 'needs-tier': 'needs tier {tier} of {track@track}', 'needs-slot': 'needs slot {n} of the {building@building} row',
  // Tapestry cards.
  'when': '{event@trigger}: {does}', 'when-on-track': '{event@trigger} on {track@track}: {does}', 'when-building': '{event@trigger} ({building@building}): {does}', 'changed': '{rule@change}', 'forbidden': '{what@ban}',
  'closed-to-you': 'you cannot advance on {track@track}', 'dictate': 'advance on a track of your choice, which is closed to opponents until the end of your next turn', 'trap': 'or discard it when your territory is conquered: the attacker’s outpost is toppled, any 1 resource',
}
