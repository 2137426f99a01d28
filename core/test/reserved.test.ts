/** A3: nobody takes a name for the hall's own, and nobody is kept from a name of their own by it. */
import { expect, test } from 'vitest'
import { handleFault, isReserved, looksLike, tidyHandle } from '../index.ts'

const HALLS_OWN = [
  ...['Loggia', 'Loggia Support', 'loggia_team', 'L o g g i a', 'MyLoggia2', 'LOGG1A', 'logg1a', 'l0gg|a', 'ʟoggia'],
  ...['Lоggia' /* Cyrillic о */, 'Ｌｏｇｇｉａ', '𝐋𝐨𝐠𝐠𝐢𝐚', 'Lóggía', 'lo99ia'],
  ...[
    'admin',
    'Admin',
    'adm1n',
    'ADM!N',
    '@dmin',
    'Admin!',
    'admin2',
    '007 admin',
    'аdmin',
    'Αdmin',
    'adrnin',
    'a.d.m.i.n',
  ],
  ...[
    'The Admin',
    'Hall Moderator',
    'Operator',
    '0perator',
    'Support',
    '5upport',
    'Support Team',
    'Official Support',
    'System',
  ],
  ...[
    '운영자',
    '운영팀',
    '홀 운영팀',
    '운 영 팀',
    '운.영.자',
    '관리자',
    '관리자2',
    '로지아',
    '로지아 고객센터',
    '운영',
    '운영1팀',
  ],
]
const PEOPLES = [
  ...[
    'Ann',
    'Badminton',
    'badminton_fan',
    'Support Act',
    'System of a Down',
    'Smooth Operator',
    'Hall',
    'Rory',
    'Gioia',
  ],
  ...[
    'Modest',
    'Rootless',
    'Lodge',
    'Team',
    '김관리',
    '운영이',
    '지운영',
    '홀',
    '봇',
    '팀',
    '로지',
    'Олег',
    'Ελένη',
    '李小龍',
    '6',
    '1',
    '!!!',
  ],
]

test('what is the hall’s own, however it is written', () => {
  expect(HALLS_OWN.filter(name => !isReserved(name))).toEqual([])
})
test('what is somebody’s', () => {
  expect(PEOPLES.filter(isReserved)).toEqual([])
})
test('handles as well', () => {
  for (const handle of ['adm1n', 'logg1a', '운영팀', 'loggia_support', 'adm_in', 'support1', 'l0gg1a'])
    expect([handle, handleFault(tidyHandle(handle))?.code]).toEqual([handle, 'handle-reserved'])
  for (const handle of ['badminton', 'support_act', 'gioia'])
    expect([handle, handleFault(tidyHandle(handle))]).toEqual([handle, undefined])
})
test('what looks alike is alike', () => {
  expect(looksLike('Mаry l1ll')).toBe(looksLike('mary Ilil'))
  expect(looksLike('Mary')).not.toBe(looksLike('Marc'))
})
