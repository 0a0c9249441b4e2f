import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOCALES, localePath } from '../locale/locale.ts'
import { systemClock } from '../time/clock.ts'
import { isSessionCheckSkipped, type SessionAnswer, startSessionCheck } from './session-check.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(pathname = '/home') {
  const answers: (SessionAnswer | Error)[] = []
  const page = { pathname }
  const validate = vi.fn(async (): Promise<SessionAnswer> => {
    const answer = answers.shift() ?? { isValid: true }
    if (answer instanceof Error) throw answer
    return answer
  })
  const onInvalid = vi.fn()
  const log = vi.fn()
  const check = startSessionCheck({
    clock: systemClock,
    pathname: () => page.pathname,
    validate,
    onInvalid,
    log,
  })
  return { answers, page, validate, onInvalid, log, check }
}

test('checks 1 s after load and then every 10 s', async () => {
  const { validate } = setUp()
  await vi.advanceTimersByTimeAsync(999)
  expect(validate).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(validate).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(9999)
  expect(validate).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(validate).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(validate).toHaveBeenCalledTimes(8)
})

test('focus checks only when more than 5 s have passed since the last success', async () => {
  const { validate, check, answers } = setUp()
  await vi.advanceTimersByTimeAsync(1000)
  await vi.advanceTimersByTimeAsync(5000)
  check.focused()
  expect(validate).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  check.focused()
  await vi.advanceTimersByTimeAsync(0)
  expect(validate).toHaveBeenCalledTimes(2)
  check.focused()
  expect(validate).toHaveBeenCalledTimes(2)
  answers.push(new Error('offline'))
  await vi.advanceTimersByTimeAsync(5001)
  check.focused()
  await vi.advanceTimersByTimeAsync(0)
  check.focused()
  expect(validate, 'a failure is no success').toHaveBeenCalledTimes(4)
})

test('focus and the tab becoming visible at once make one call', () => {
  const { validate, check } = setUp()
  check.focused()
  check.focused()
  expect(validate).toHaveBeenCalledTimes(1)
})

test('each route change checks', async () => {
  const { validate, check } = setUp()
  check.routeChanged()
  check.routeChanged()
  await vi.advanceTimersByTimeAsync(0)
  expect(validate).toHaveBeenCalledTimes(2)
})

test('sign-in, sign-up and the front page are skipped in every language', async () => {
  for (const locale of LOCALES) {
    for (const path of ['/signin', '/signup', '/', '/signin/']) {
      expect(isSessionCheckSkipped(localePath(locale, path)), `${locale} ${path}`).toBe(true)
    }
    for (const path of ['/home', '/signin/help', '/projects', '/coding/python-programming']) {
      expect(isSessionCheckSkipped(localePath(locale, path)), `${locale} ${path}`).toBe(false)
    }
  }
  const { validate, check, page } = setUp('/th/signin')
  await vi.advanceTimersByTimeAsync(30_000)
  check.focused()
  check.routeChanged()
  expect(validate).toHaveBeenCalledTimes(0)
  page.pathname = '/th/home'
  check.routeChanged()
  expect(validate).toHaveBeenCalledTimes(1)
})

test('an invalid session is told once, with its reason, and ends the check', async () => {
  const { validate, check, onInvalid, answers } = setUp()
  answers.push({ isValid: false, reason: 'exceeded_limit' }, { isValid: false, reason: 'inactive' })
  check.routeChanged()
  check.routeChanged()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onInvalid.mock.calls).toEqual([['exceeded_limit']])
  check.focused()
  check.routeChanged()
  expect(validate).toHaveBeenCalledTimes(2)
})

test('an invalid session without a reason is told as null', async () => {
  const { onInvalid, answers } = setUp()
  answers.push({ isValid: false })
  await vi.advanceTimersByTimeAsync(1000)
  expect(onInvalid.mock.calls).toEqual([[null]])
})

test('a failed call is only logged, and the check goes on', async () => {
  const { validate, onInvalid, answers, log } = setUp()
  answers.push(new Error('offline'))
  await vi.advanceTimersByTimeAsync(11_000)
  expect(log).toHaveBeenCalledTimes(1)
  expect(onInvalid).toHaveBeenCalledTimes(0)
  expect(validate).toHaveBeenCalledTimes(2)
})

test('nothing happens after it is stopped, not even for an answer on its way', async () => {
  const { validate, onInvalid, answers, check } = setUp()
  answers.push({ isValid: false, reason: 'not_found' })
  check.routeChanged()
  check.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(validate).toHaveBeenCalledTimes(1)
  expect(onInvalid).toHaveBeenCalledTimes(0)
})
