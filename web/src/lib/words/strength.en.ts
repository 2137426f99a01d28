/** What the page says in English that tells how strong the bots are. */
export const strength = {
  title: 'How strong are the bots',
  lead: 'Six levels, from the weakest on. Each should win 60 to 90 of a hundred matches against the one below: few enough to hope, enough to be a step up.',
  kinds:
    'First match, beginner and novice do not look ahead. The others play a fixed number of matches in their heads before each move. None of them sees what is hidden from its seat.',
  level: 'Level',
  won: 'Wins against the level below',
  points: 'Points',
  seats: '{n} seats',
  undecided: 'not proved',
  below: 'too near',
  above: 'too far',
  at_once: 'at once',
  seconds: '{n} s',
  thoughts: '{n} tried',
  people_league: 'People: {points} points for a player in recorded league games.',
  people_winners: 'People: winners are reported with {points} points.',
  people_first: 'People: a first match is said to bring about {points} points.',
  people_unknown: 'Nothing is known of what people score.',
  notes:
    'Below each share stands its 95 % interval. At four seats two play against two, and a share counts first places. Points are means of the same matches, against the level below; those of first match are against beginner.',
  times:
    'Times are of one core in our measurements, and 95 of a hundred moves are faster. In your browser or on a busy hall a move can take several times as long.',
  not_measured: 'not measured',
} as const
