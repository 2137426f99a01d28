/** All that is asked of the database about notices. */
import type pg from 'pg'
import { deliveryQueries } from './deliveries.ts'
import { letterQueries } from './letters.ts'
import { noticeQueries } from './queries.ts'

export const noticeStore = (pool: pg.Pool) => ({
  ...noticeQueries(pool),
  ...deliveryQueries(pool),
  ...letterQueries(pool),
})
export type NoticeStore = ReturnType<typeof noticeStore>
