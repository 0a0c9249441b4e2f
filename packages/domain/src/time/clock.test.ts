import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { every, systemClock } from './clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('every runs at each interval until it is ended', () => {
  const run = vi.fn()
  const end = every(systemClock, 100, run)
  vi.advanceTimersByTime(99)
  expect(run).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(250)
  expect(run).toHaveBeenCalledTimes(3)
  end()
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(3)
})

test('every goes on when a run fails', () => {
  const run = vi.fn(() => {
    throw new Error('once')
  })
  const end = every(systemClock, 100, run)
  expect(() => vi.advanceTimersByTime(100)).toThrow('once')
  expect(() => vi.advanceTimersByTime(100)).toThrow('once')
  end()
})
