/** What a person who was forgotten is called, in the language of the table. */
export const FORMER = { en: 'former guest', ko: '떠난 손님' } as const
