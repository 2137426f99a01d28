/** What each faction wants, how it begins and what it earns. */
import type { CardWords } from '@loggia/core'
import type { FactionCard } from './cards.ts'

export const words: CardWords<FactionCard> = {
  title: 'Peoples',
  cards: {
    'nomads': {
      wants: 'Spread early: you start with {dwellings} dwellings.',
      begins: 'Start: {workers} workers, {coins} coins. Trading houses early, stronghold by round 3.',
      earns: 'Stronghold: one hex beside you turns to desert each round, no spade.',
    },
    'fakirs': {
      wants: 'Fly over a hex for {skipPriests:priest/priests}, {skipVp} VP each flight.',
      begins: 'Start: {workers} workers, {coins} coins. Temples first: priests are your wings.',
      earns: 'No shipping at all. Stronghold: carpets skip up to {skipRangeThen} hexes.',
    },
    'halflings': {
      wants: 'Dig: {spadeVp} VP for every spade you use.',
      begins:
        'Start: {workers} workers, {coins} coins, power {bowls}. Lower the spade price early: {digCoins:coin/coins} instead of {digCoinsOfOthers}.',
      earns: 'Stronghold: {spades} spades at once, and you may build a dwelling on one of the hexes.',
    },
    'cultists': {
      wants: 'Build beside neighbours: when they take power, you climb a cult.',
      begins: 'Start: {workers} workers, {coins} coins. Stay close and build often.',
      earns: 'If all decline you gain 1 power. Stronghold: {atOnceVp} VP at once.',
    },
    'alchemists': {
      wants: 'Trade points and coins at any time: 1 VP buys a coin, 2 coins buy a VP.',
      begins: 'Start: {workers} workers, {coins} coins. Stronghold early, then dig.',
      earns: 'Stronghold: {atOncePower} power at once, then {spadePower} power for every spade.',
    },
    'darklings': {
      wants: 'Priests dig for you: {priestsPerSpade:priest/priests} a spade, {paidSpadeVp} VP each.',
      begins:
        'Start: {workers:worker/workers}, {priests:priest/priests}, {coins} coins. Temples and the sanctuary: priests, priests.',
      earns: 'Stronghold: up to {ordained} workers become priests, once.',
    },
    'swarmlings': {
      wants: 'Found towns: each pays you {townWorkers} workers. What you build costs more.',
      begins:
        'Start: {workers} workers, {coins} coins. Dwellings cost {dwellingWorkers} workers, {dwellingCoins} coins.',
      earns: 'Stronghold: one dwelling becomes a trading house free, each round.',
    },
    'mermaids': {
      wants: 'Live along the river: ships from the start, towns across water.',
      begins:
        'Start: {workers} workers, {coins} coins, power {bowls}, shipping {shipping}. Sail on: up to {sailVp} VP a step.',
      earns: 'A town may skip one river hex. Stronghold: one shipping step free.',
    },
    'witches': {
      wants: 'Found towns: each scores {townVp} VP more.',
      begins:
        'Start: {workers} workers, {coins} coins, {steps} on {cults@cult}. Upgrade early, stronghold by round 2 or 3.',
      earns: 'Stronghold: each round a dwelling free on any empty forest, however far.',
    },
    'auren': {
      wants: 'Win the cults: with your stronghold, {cultSteps} steps on one track every round.',
      begins: 'Start: {workers} workers, {coins} coins, {steps} each on {cults@cult}. Stronghold and sanctuary early.',
      earns: 'The stronghold brings a favor tile at once, too. Before it you have no ability.',
    },
    'engineers': {
      wants: 'Bridges: {bridgeWorkers} workers each, any round.',
      begins: 'Start: {workers} workers, {coins} coins, power {bowls}. Cheap buildings, little income.',
      earns: 'Stronghold: whenever you pass, {bridgeVp} VP for every bridge between two structures of yours.',
    },
    'dwarves': {
      wants: 'Tunnel under a hex: {skipWorkers} workers, {skipVp} VP each time.',
      begins: 'Start: {workers} workers, {coins} coins, {steps} on {cults@cult}. Tunnel every round.',
      earns: 'No shipping. Stronghold: a tunnel costs {skipWorkersThen:worker/workers}.',
    },
    'chaos-magicians': {
      wants: 'Favor tiles come {favors} at a time: temples are your engine.',
      begins: 'Start: {workers} workers, {coins} coins, only {dwellings:dwelling/dwellings}, placed last.',
      earns: 'Stronghold: two actions in a row, once a round.',
    },
    'giants': {
      wants: 'Any terrain takes exactly {flat} spades, so even distant land is yours to take.',
      begins: 'Start: {workers} workers, {coins} coins. Lower the spade price early.',
      earns: 'Stronghold: {spades} spades free each round for one hex; you may build there.',
    },
  },
}
