/** What is said of this device: without a network, of a newer build, of what happened meanwhile, and how it may call. */
export const device = {
  offline: 'No network: your tables as last seen here ({ago}). You can read them, and your answers are sent later.',
  newer: 'There is a new version of Loggia.',
  newer_do: 'Reload',
  since: 'Since you were here',
  since_again: 'Show again',
  since_close: 'Close',
  since_show: 'Show it on the board',
  call: 'Shall this device tell you when it’s your turn?',
  call_yes: 'Yes',
  call_no: 'No',
  call_done: 'This device tells you from now on. More of it stands in your settings.',
  call_denied: 'This browser forbids it for this site. Allow notifications beside the address, then press again.',
  call_home: 'On this phone only installed pages may do that: press Share, then “Add to Home Screen”, and open Loggia there.',
  call_failed: 'That did not work: {why}',
} as const
