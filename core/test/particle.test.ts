import { expect, it } from 'vitest'
import { particle } from '../particle.ts'

it('takes the Korean particle by sound: after Hangul, Latin names, numbers', () => {
  expect(['목재', '석재', '코르비타', '암포라', '하린', '민서'].map(w => particle(w, '을/를'))).toEqual([
    '목재를',
    '석재를',
    '코르비타를',
    '암포라를',
    '하린을',
    '민서를',
  ])
  expect(
    ['Athenae', 'Byzantium', 'Tomis', '감독 구획', '북쪽 첫째 수송 항구', 'Vercel', '물'].map(w =>
      particle(w, '으로/로'),
    ),
  ).toEqual(['Athenae로', 'Byzantium으로', 'Tomis로', '감독 구획으로', '북쪽 첫째 수송 항구로', 'Vercel로', '물로'])
  expect(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'].map(w => particle(w, '이/가'))).toEqual([
    '1이',
    '2가',
    '3이',
    '4가',
    '5가',
    '6이',
    '7이',
    '8이',
    '9가',
    '10이',
  ])
  expect(['Tom', 'Tomás', 'Ming', '(석재)', '민서!', ''].map(w => particle(w, '이/가'))).toEqual([
    'Tom이',
    'Tomás가',
    'Ming이',
    '(석재)가',
    '민서!가',
    '가',
  ])
  // What stands in brackets behind a word is not heard.
  expect(['조력자(금화 4)', '계약(철 2 → 2 VP)', 'Wien (5 VP)', '2(무료)'].map(w => particle(w, '을/를'))).toEqual([
    '조력자(금화 4)를',
    '계약(철 2 → 2 VP)을',
    'Wien (5 VP)을',
    '2(무료)를',
  ])
})
