/** What the log of a table says besides its rows. */
export const log = {
  log_setup: 'Set-up',
  log_since: 'since my last turn',
  log_show: 'Show on the board',
  log_filter: 'What the log shows',
  log_round: 'Part of the match',
  log_rounds: 'all',
  log_empty: 'No turn like that.',
  log_after: 'then {n}',
  log_forced: '(only choice)',
  log_when: 'Times',
  log_played: 'Played {at}',
  log_took: 'took {time}',
  log_now: 'just now',
  mark_doubtful: 'doubtful',
  mark_mistake: 'mistake',
  mark_blunder: 'blunder',
} as const
