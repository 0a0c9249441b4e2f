import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ROLES } from '../account/role.ts'
import { LOCALES, localePath } from '../locale/locale.ts'
import { systemClock } from '../time/clock.ts'
import {
  type AttendancePorts,
  isTracked,
  startAttendance,
  TOPUP_INTERVAL_MS,
  toolCounterOf,
} from './attendance-clock.ts'

const TOOLS = [
  { path: 'coding/python-programming', counter: 'minutes_text_programming' },
  { path: 'games/dungeon', counter: 'minutes_game_dungeon' },
  { path: 'games/new' },
] as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(lastOnlineDay: string | null, hasRow: boolean, elapsedMs = 0) {
  const calls: string[] = []
  const log = vi.fn()
  const page = { day: '2026-11-15', pathname: '/home', failing: '' }
  const call =
    (name: string) =>
    async (...values: unknown[]) => {
      if (name === page.failing) throw new Error(name)
      calls.push([name, ...values].join(' '))
    }
  const ports: AttendancePorts = {
    clock: systemClock,
    today: () => page.day,
    counter: () => toolCounterOf(page.pathname, TOOLS),
    status: async () => {
      if (page.failing === 'status') throw new Error('status')
      return { studentId: 7, lastOnlineDay, hasRow }
    },
    insertRow: call('insert'),
    checkIn: call('check-in'),
    topUp: call('top-up'),
    topUpTool: call('tool'),
    log,
  }
  return { calls, page, log, ports, attendance: startAttendance(ports, elapsedMs) }
}

test('makes the row of the day and checks in', async () => {
  const { calls } = setUp('2026-11-14', false)
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toEqual(['insert 2026-11-15', 'check-in 7 2026-11-15'])
})

test('a learner who was here today is not checked in again', async () => {
  const { calls } = setUp('2026-11-15', true)
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toEqual([])
})

test('adds 15 minutes every 15 minutes, also to the tool that is open then', async () => {
  const { calls, page } = setUp('2026-11-15', true)
  await vi.advanceTimersByTimeAsync(TOPUP_INTERVAL_MS - 1)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toEqual(['top-up 7 2026-11-15 15'])
  page.pathname = '/th/coding/python-programming'
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  expect(calls.slice(1)).toEqual([
    'top-up 7 2026-11-15 15',
    'tool minutes_text_programming 2026-11-15 15',
  ])
})

test('a page open over midnight checks in for the new day', async () => {
  const { calls, page } = setUp('2026-11-15', true)
  await vi.advanceTimersByTimeAsync(TOPUP_INTERVAL_MS)
  page.day = '2026-11-16'
  await vi.advanceTimersByTimeAsync(TOPUP_INTERVAL_MS)
  expect(calls.slice(1)).toEqual(['check-in 7 2026-11-16', 'top-up 7 2026-11-16 15'])
})

test('a reloaded page goes on with the interval it was in', async () => {
  const { calls, attendance } = setUp('2026-11-15', true, 10 * 60_000)
  expect(attendance.elapsedMs()).toBe(10 * 60_000)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(TOPUP_INTERVAL_MS - 1)
  expect(calls).toHaveLength(1)
  expect(attendance.elapsedMs()).toBe(TOPUP_INTERVAL_MS - 1)
})

test.each(['status', 'check-in'])('a failing %s is logged and tried again later', async (part) => {
  const { calls, page, log, ports } = setUp('2026-11-14', true)
  await vi.advanceTimersByTimeAsync(0)
  calls.length = 0
  page.failing = part
  const attendance = startAttendance(ports)
  await vi.advanceTimersByTimeAsync(0)
  expect(log).toHaveBeenCalledTimes(1)
  page.failing = ''
  await vi.advanceTimersByTimeAsync(TOPUP_INTERVAL_MS)
  expect(calls).toContain('check-in 7 2026-11-15')
  attendance.stop()
})

test('a failing top-up of the total leaves the one of the tool alone', async () => {
  const { calls, page, log } = setUp('2026-11-15', true)
  page.pathname = '/games/dungeon'
  page.failing = 'top-up'
  await vi.advanceTimersByTimeAsync(TOPUP_INTERVAL_MS)
  expect(calls).toEqual(['tool minutes_game_dungeon 2026-11-15 15'])
  expect(log).toHaveBeenCalledTimes(1)
})

test('nothing is counted after it is stopped', async () => {
  const { calls, attendance } = setUp('2026-11-15', true)
  attendance.stop()
  await vi.advanceTimersByTimeAsync(TOPUP_INTERVAL_MS * 3)
  expect(calls).toEqual([])
})

test('everybody but admins is tracked', () => {
  expect(ROLES.filter(isTracked)).toEqual(['demo', 'student', 'teacher'])
})

test('a tool has its counter in every language; a new tool and other pages have none', () => {
  for (const locale of LOCALES) {
    const counterAt = (path: string) => toolCounterOf(localePath(locale, path), TOOLS)
    expect(counterAt('/games/dungeon')).toBe('minutes_game_dungeon')
    for (const path of ['/', '/home', '/games', '/games/other', '/games/new'])
      expect(counterAt(path)).toBeNull()
  }
})
