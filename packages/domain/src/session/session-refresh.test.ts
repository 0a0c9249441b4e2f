import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../time/clock.ts'
import { SESSION_REFRESH_SECONDS, startSessionRefresh } from './session-refresh.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(refresh = vi.fn(async () => {})) {
  const user = { token: true }
  const log = vi.fn()
  const ports = { clock: systemClock, hasToken: () => user.token, refresh, log }
  return { user, refresh, log, life: startSessionRefresh(ports) }
}

test('refreshes every 14400 s while there is a token', async () => {
  const { user, refresh, life } = setUp()
  await vi.advanceTimersByTimeAsync(14_400_000 - 1)
  expect(refresh).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(refresh).toHaveBeenCalledTimes(1)
  user.token = false
  await vi.advanceTimersByTimeAsync(SESSION_REFRESH_SECONDS * 1000)
  expect(refresh).toHaveBeenCalledTimes(1)
  user.token = true
  await vi.advanceTimersByTimeAsync(SESSION_REFRESH_SECONDS * 1000)
  expect(refresh).toHaveBeenCalledTimes(2)
  life.stop()
  await vi.advanceTimersByTimeAsync(SESSION_REFRESH_SECONDS * 2000)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('refreshes on focus, one at a time', async () => {
  let finish = () => {}
  const refresh = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { life } = setUp(refresh)
  life.focused()
  life.focused()
  expect(refresh).toHaveBeenCalledTimes(1)
  finish()
  await vi.advanceTimersByTimeAsync(0)
  life.focused()
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('a failure is logged and does not end it', async () => {
  const refresh = vi.fn(async () => {})
  refresh.mockRejectedValueOnce(new Error('offline'))
  const { log, life } = setUp(refresh)
  life.focused()
  await vi.advanceTimersByTimeAsync(0)
  expect(log).toHaveBeenCalledTimes(1)
  life.focused()
  expect(refresh).toHaveBeenCalledTimes(2)
})
