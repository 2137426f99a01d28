/** What each civilization wants, how it begins and what it earns. */
import type { CardWords } from '@loggia/core'
import type { CivilizationId } from '../rules/civilizations/civilization.ts'

export const words: CardWords<CivilizationId> = {
  title: 'Civilizations',
  cards: {
    'leaders': {
      wants: 'A free advance on a track at every income from the second.',
      begins: 'Income {turns}: cover a leader, advance on that track with the benefit, no bonus.',
      earns: 'Use it for costly tiers: {times} in all.',
    },
    'merrymakers': {
      wants: 'Three columns of benefits: at each income one token moves up a space.',
      begins: 'Income {turns}: resources and an armory; cards, tiles and actions; or {points} VP.',
      earns: '{times} moves in all: one column to its top, and one more.',
    },
    'entertainers': {
      wants: 'One token walks right along the lines, a benefit each income.',
      begins: 'Income {turns}: a resource, a building, an action, a free advance.',
      earns: 'Look at the end first: the line decides which track you advance on.',
    },
    'craftsmen': {
      wants: 'A second place for your buildings, with a benefit under each.',
      begins: 'Any income building may go here, on the lowest free cell of a column.',
      earns: 'Earns resources, cards, and {points} VP on top of the columns.',
    },
    'militants': {
      wants: 'Conquer: each outpost placed uncovers a benefit.',
      begins: '{squares} of your outposts stand on this mat, in two rows. Conquer with the leftmost of either.',
      earns: 'Income {turns}: gain all you uncovered, resources and VP.',
    },
    'futurists': {
      wants: 'You begin {spaces} steps ahead on every track.',
      begins: 'Start: no landmarks or benefits on the way, one more of each resource.',
      earns: 'Steps cost more from the beginning: plan your resources.',
    },
    'isolationists': {
      wants: 'One large land of a single terrain that nobody can take from you.',
      begins:
        'On conquering an empty territory: add 1 of {tokens} tokens; it can’t be conquered, and any {secured:resource/resources}.',
      earns: 'At the end {least} to {most} VP for your largest land of one terrain.',
    },
    'historians': {
      wants: 'Landmarks of others pay you.',
      begins: 'Income {turns}: discard a territory tile, give a token to an opponent.',
      earns: 'Each landmark they gain pays you all open squares.',
    },
    'heralds': {
      wants: 'Play the best cards twice, even others’.',
      begins: 'Income {turns}: a token on a “when played” card, gain its effect.',
      earns: 'You may cover Maker of Fire with a card at the end of the first income.',
    },
    'inventors': {
      wants: 'Upgrade anybody’s tech card and share the benefit.',
      begins: 'Income {turns}: a token on a tech card; it moves up a row, no condition.',
      earns: 'An opponent’s card with your token that reaches the top row becomes yours.',
    },
    'mystics': {
      wants: 'Foretell four numbers, and end on them.',
      begins:
        'Start: a number each for tech cards, districts, territories, tracks. On reaching one: any {reached:resource/resources}.',
      earns: 'At the end {foretold} VP for each that is exactly right.',
    },
    'alchemists': {
      wants: 'Roll the science die again and again, and stop in time.',
      begins: 'Income {turns}: roll, mark, go on; the same track twice: only any {bust:resource/resources}.',
      earns: 'Stop in time: one free advance on each marked track, without benefits.',
    },
    'architects': {
      wants: 'Fill the capital with one kind of building in a line.',
      begins: 'A district of one kind: any {district:resource/resources} more.',
      earns: 'A row or column of one kind: 1 VP more each time it scores.',
    },
    'nomads': {
      wants: 'Your buildings may stand on the map.',
      begins:
        'Beside exactly one token on a territory of yours: any {closed:resource/resources}; on an empty one next to yours: you control it.',
      earns: 'Territories without fighting, but fewer plots filled at home.',
    },
    'the-chosen': {
      wants: 'Lead the tracks: VP per opponent for each you lead or have completed.',
      begins: 'Income {turns}: {track} VP × opponents × tracks. Better with more players.',
      earns: 'And any {achievement:resource/resources} per achievement, {final} VP each at the last income.',
    },
    'traders': {
      wants: 'Trade on other people’s territories.',
      begins:
        'Income {turns}: a token on an empty one ({neighbour} VP per adjacent territory of opponents), or beside a lone outpost of theirs (its benefit).',
      earns: 'If an opponent conquers it, you may gain the die not chosen.',
    },
  },
}
