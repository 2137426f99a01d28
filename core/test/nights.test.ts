/** Nights by the clocks on the wall. */
import { describe, expect, test } from 'vitest'
import { isZone, momentOf, nights } from '../index.ts'

const H = 3600_000
const utc = (text: string) => Date.parse(`${text}Z`)

describe('nights', () => {
  test('eight hours; seven and nine when the clocks are changed', () => {
    const hours = (zone: string, begins: number, from: string) =>
      nights(zone, begins, utc(from), utc(from) + 3 * 24 * H).map(([a, b]) => (b - a) / H)
    expect(hours('Europe/Berlin', 23 * 60, '2026-03-27T12:00')).toEqual([8, 7, 8])
    expect(hours('Europe/Berlin', 23 * 60, '2026-10-23T12:00')).toEqual([8, 9, 8])
    expect(hours('Asia/Seoul', 23 * 60, '2026-10-23T12:00')).toEqual([8, 8, 8])
    expect(hours('Australia/Lord_Howe', 23 * 60, '2026-04-03T10:00')).toEqual([8, 8.5, 8])
  })

  test('what clocks skip is read by those of before, what they show twice by those of after', () => {
    expect(momentOf('America/New_York', utc('2026-03-08T02:30'))).toBe(utc('2026-03-08T07:30'))
    expect(momentOf('America/New_York', utc('2026-11-01T01:30'))).toBe(utc('2026-11-01T06:30'))
    expect(momentOf('America/New_York', utc('2026-03-08T01:59'))).toBe(utc('2026-03-08T06:59'))
    expect(momentOf('America/New_York', utc('2026-03-08T03:00'))).toBe(utc('2026-03-08T07:00'))
  })

  test('nights begin within what is asked for, each once, wherever that begins', () => {
    const [from, until] = [utc('2026-03-01T00:00'), utc('2026-04-01T00:00')]
    const all = nights('America/New_York', 90, from, until)
    expect(all).toHaveLength(31)
    const middle = all[14]![0]
    expect([...nights('America/New_York', 90, from, middle), ...nights('America/New_York', 90, middle, until)]).toEqual(
      all,
    )
  })

  test('a zone is one however it is spelled, and is remembered once', () => {
    const { DateTimeFormat } = Intl
    let made = 0
    Intl.DateTimeFormat = class extends DateTimeFormat {
      constructor(...how: ConstructorParameters<typeof DateTimeFormat>) {
        super(...how)
        made++
      }
    } as typeof DateTimeFormat
    expect(['ASIA/TOKYO', 'asia/tokyo', 'Asia/Tokyo'].filter(isZone)).toHaveLength(3)
    Intl.DateTimeFormat = DateTimeFormat
    expect(made).toBe(1)
  })
  test('a zone is one that the browser knows by its name', () => {
    expect(['Asia/Seoul', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'].filter(isZone)).toHaveLength(4)
    expect(['', '+09:00', 'Mars/Base', "Asia/Seoul'; --"].filter(isZone)).toEqual([])
  })
})
