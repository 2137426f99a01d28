import type { RoomState } from '../api.ts'

/** Whether the host does not want me at this table: the hall lets nobody sit down again from where they were sent away. */
export const sentAway = ({ parted }: RoomState): boolean => parted?.why.startsWith('removed') ?? false
