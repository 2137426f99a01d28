/** What is said of answers that have not reached the hall. */
export const unsent = {
  sending: ['Sending {count} answer …', 'Sending {count} answers …'],
  refused: 'Not played: {moves}.',
  row_waiting: ['{count} answer not sent yet', '{count} answers not sent yet'],
  row_refused: ['{count} answer was not accepted', '{count} answers were not accepted'],
  leave: [
    '{count} answer of yours has not reached the hall yet. Signing out deletes it from this device.',
    '{count} answers of yours have not reached the hall yet. Signing out deletes them from this device.',
  ],
} as const
