import { expect, test } from 'vitest'
import { loopback } from '../hall.ts'
import { listen, load } from '../load.ts'
import { littleHall } from './little-hall.ts'

const plan = { game: 'ostia', seed: '1', concurrency: 8 }

test('only this machine is put under load', () => {
  for (const url of ['http://localhost:8080', 'http://127.0.0.1:1', 'http://[::1]:8080'])
    expect(loopback(url).href).toContain('http://')
  for (const url of [
    'http://example.org',
    'https://localhost',
    'http://localhost.example.org',
    'http://10.0.0.1',
    'http://127.0.0.1@example.org',
  ]) {
    expect(() => loopback(url), url).toThrow('only http on this machine')
  }
})

test('load: every acknowledged move was played, matches follow each other, and all is measured', async () => {
  // As long as a match of this machine takes, whatever else it does.
  for (let seconds = 1, finished = 0; !finished; seconds *= 2) {
    const hall = await littleHall()
    try {
      const found = await load({ ...plan, url: hall.url, matches: 3, seconds })
      expect(found).toMatchObject({ matches: 3, listeners: 6, errors: 0, lost: 0, kinds: {} })
      expect(found.moves).toBeGreaterThan(10)
      // One whose answer was on its way when time was up is played, not counted.
      expect(hall.rows() - Number(found.moves)).toBeGreaterThanOrEqual(0)
      expect(hall.rows() - Number(found.moves)).toBeLessThanOrEqual(3)
      expect(found.p50).toBeLessThanOrEqual(Number(found.p99))
      finished = Number(found.finished)
    } finally {
      hall.close()
    }
  }
})

test('load: what the hall refuses is an error, by its status', async () => {
  const hall = await littleHall({ refuse: 10 })
  try {
    const found = await load({ ...plan, url: hall.url, matches: 2, seconds: 0.5 })
    expect(found).toMatchObject({ errors: 2, kinds: { 500: 2 } })
  } finally {
    hall.close()
  }
})

test('listeners: all are there at the same time', async () => {
  const hall = await littleHall()
  try {
    expect(await listen({ ...plan, url: hall.url, matches: 2, listeners: 20, rest: 1 })).toMatchObject({
      listeners: 20,
      watchers: 120,
      lost: 0,
      bytesPerListener: 0,
    })
  } finally {
    hall.close()
  }
})
