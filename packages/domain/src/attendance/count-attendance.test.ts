import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countAttendance, type OnlineRecord, type OnlineWish } from './count-attendance.ts'

const NEW: OnlineRecord = { lastOnline: null, lastTopup: null, lastToolTopup: null }
const checkIn: OnlineWish = { online: true, minutes: 0, tool: null }
const topup: OnlineWish = { online: true, minutes: 15, tool: null }
const toolTopup: OnlineWish = {
  online: false,
  minutes: 0,
  tool: { counter: 'minutes_flow_ai', minutes: 15 },
}
const at = (text: string) => new Date(text)
const noon = at('2026-11-15T05:00:00Z')

test('the first check-in of a Bangkok day counts a day, the next one does not', () => {
  expect(countAttendance(NEW, checkIn, noon)).toEqual({ days: 1, minutes: 0, toolMinutes: 0 })
  const seen = { ...NEW, lastOnline: at('2026-11-14T17:00:00Z') }
  expect(countAttendance(seen, checkIn, noon).days).toBe(0)
  const yesterday = { ...NEW, lastOnline: at('2026-11-14T16:59:59Z') }
  expect(countAttendance(yesterday, checkIn, noon).days).toBe(1)
})

test('learning across midnight counts the new day with its first minutes', () => {
  const before = {
    ...NEW,
    lastOnline: at('2026-11-15T16:50:00Z'),
    lastTopup: at('2026-11-15T16:50:00Z'),
  }
  const gain = countAttendance(before, topup, at('2026-11-15T17:05:00Z'))
  expect(gain).toEqual({ days: 1, minutes: 15, toolMinutes: 0 })
})

test('a tool counts its minutes on its own and counts no day', () => {
  expect(countAttendance(NEW, toolTopup, noon)).toEqual({ days: 0, minutes: 0, toolMinutes: 15 })
})

describe('15 minutes every 15 minutes, half a minute of grace', () => {
  const first = { ...NEW, lastOnline: noon, lastTopup: noon }
  test.each([
    [0, 0],
    [869, 0],
    [870, 15],
    [900, 15],
    [86_400, 15],
  ])('after %i s: %i', (seconds, minutes) => {
    const now = new Date(noon.getTime() + seconds * 1000)
    expect(countAttendance(first, topup, now).minutes).toBe(minutes)
  })
})

test('whatever is asked for, nobody gains more than 15 in 14.5 minutes, nor less than nothing', () => {
  const calls = fc.array(
    fc.record({ gapMs: fc.integer({ min: 0, max: 2_000_000 }), minutes: fc.integer() }),
  )
  fc.assert(
    fc.property(calls, (list) => {
      let record = NEW
      let now = noon
      for (const { gapMs, minutes } of list) {
        now = new Date(now.getTime() + gapMs)
        const gain = countAttendance(record, { online: true, minutes, tool: null }, now)
        expect(gain.minutes).toBeGreaterThanOrEqual(0)
        expect(gain.minutes).toBeLessThanOrEqual(15)
        if (gain.minutes === 0) continue
        if (record.lastTopup)
          expect(now.getTime() - record.lastTopup.getTime()).toBeGreaterThanOrEqual(870_000)
        record = { ...record, lastTopup: now }
      }
    }),
  )
})
