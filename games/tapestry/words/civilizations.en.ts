/** What each civilization says on its mat, in our own words, by `does-<id>`. */
export const civilizations = {
  'does-alchemists': 'Income: roll the science die and mark its track. Stop, or roll on; a track that is marked already ends it with any 1 resource. On stopping you may advance once on each marked track, without benefits.',
  'does-architects': 'Only one type of income building in a complete district: any 1 more resource. In a complete row or column: 1 more VP whenever the capital is scored.',
  'does-craftsmen': 'An income building may be put on the lowest free cell of a column here: gain what it covers.',
  'does-entertainers': 'Income: the token moves one column to the right along a line; gain what is there.',
  'does-futurists': 'At the start, exactly 4 spaces ahead on every track, without benefits and landmarks, and 1 of each resource.',
  'does-heralds': 'Income: you may put 1 of 4 tokens on a “when played” tapestry card, anybody’s, and gain its effect. After the first income turn you may play a card over Maker of Fire.',
  'does-historians': 'Income: you may discard 1 territory tile to give an opponent one of 4 tokens. Whenever an opponent with your token gains a landmark, you gain all exposed squares.',
  'does-inventors': 'Income: you may put 1 of 4 tokens on a tech card that is not in a top row, anybody’s. It is upgraded without its prerequisite, and you may gain the benefit, too. An opponent’s card with your token that reaches the top row becomes yours.',
  'does-isolationists': 'When you conquer an empty territory you may add 1 of 4 tokens: it can never be conquered; any 1 resource. At the end VP for your largest connected land mass of one terrain.',
  'does-leaders': 'Income: you may cover a leader and advance on its track free, with the benefit and without the bonus. Each leader once.',
  'does-merrymakers': 'Income: one of the 3 tokens moves up a space; gain everything there.',
  'does-militants': 'Outposts stand on this mat; each that is placed leaves from the left end of either row. Income: gain every exposed benefit.',
  'does-mystics': 'At the start foretell a number in each of four categories. The first time that you reach one: any 1 resource. At the end 10 VP for each that is exactly right.',
  'does-nomads': 'A building or landmark may go onto the map: beside exactly 1 other token on a territory of yours (any 1 resource), or onto an empty one beside yours, which you control then.',
  'does-the-chosen': 'Income: 1 VP per opponent for each track that you have completed or where nobody is ahead of you. Any 1 resource for each achievement, at the end 5 VP instead.',
  'does-traders': 'Income: you may put 1 of 4 tokens on an empty territory (1 VP for each adjacent one of opponents), or beside a lone outpost of an opponent (the benefit of the territory).',
} as const
