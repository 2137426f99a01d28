/** Why somebody no longer sits at a table that was not dealt, though they did not get up themselves: a code, and a sentence for them. */
import type { Language } from '@loggia/core'

export const PARTINGS = [
  'removed',
  'removed-kept',
  'removed-absent',
  'not-ready',
  'closed',
  'expired',
  'unplayable',
  'moved',
  'operator',
] as const
export type Why = (typeof PARTINGS)[number]

export const PARTED: Readonly<Record<`parted-${Why}`, Record<Language, string>>> = {
  'parted-removed': { en: 'The host has asked you to leave this table.', ko: '방장이 자리를 비워 달라고 했습니다.' },
  'parted-removed-kept': {
    en: 'The host keeps your seat at this table for somebody else.',
    ko: '방장이 앉으셨던 자리를 다른 분 몫으로 남겨 두었습니다.',
  },
  'parted-removed-absent': {
    en: 'You did not answer, so the host has freed your seat.',
    ko: '답이 없으셔서 방장이 그 자리를 다시 열었습니다.',
  },
  'parted-not-ready': {
    en: 'You did not answer when the table was about to begin, so your seat is free again.',
    ko: '시작하려 할 때 답이 없으셔서 자리가 다시 열렸습니다.',
  },
  'parted-closed': { en: 'The host has closed this table.', ko: '방장이 방을 닫았습니다.' },
  'parted-expired': {
    en: 'Not enough people came in time, so this table was closed.',
    ko: '시간 안에 사람이 모이지 않아 방이 닫혔습니다.',
  },
  'parted-unplayable': {
    en: 'The hall has a newer release, without what was chosen for this table, so it was closed. Nothing had been dealt yet.',
    ko: '홀이 새 버전으로 바뀌면서 이 방에서 고른 규칙이 없어져 방을 닫았습니다. 아직 아무것도 나누지 않았습니다.',
  },
  'parted-operator': {
    en: 'Whoever runs the hall has closed this table, or freed your seat.',
    ko: '운영자가 방을 닫았거나 내 자리를 다시 열었습니다.',
  },
  'parted-moved': {
    en: 'Somebody else was waiting for the same, so you sit at their table now.',
    ko: '같은 게임을 기다리는 분이 있어 그 방으로 옮겼습니다.',
  },
}
