/** What is said of tables on this device. */
export const alone = {
  title: 'On this device',
  line: 'Several people at one screen, or you and bots. It needs no account and no network, and the match stays in this browser.',
  where: 'Where',
  hall: 'In the hall',
  player: 'Player {n}',
  full: 'This device has no room left: what you do now is not kept. Make some room, then play on.',
  unkept: 'This browser keeps nothing now: the match lasts as long as this page.',
  gone: 'This table is not on this device',
  gone_line: 'A table on a device stays in the browser that made it, until somebody removes it there.',
  remove: 'Remove',
  sure: 'Really remove',
  unreadable: 'No match in this file can be played here.',
} as const
