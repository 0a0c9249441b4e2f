import { afterEach, expect, test, vi } from 'vitest'
import { DeviceError, deviceProblem, openDevice } from './open-device.ts'

afterEach(() => vi.unstubAllGlobals())

function withDevices(getUserMedia: () => Promise<unknown>): void {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
}

function named(name: string): Error {
  const error = new Error(name)
  error.name = name
  return error
}

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'unsupported'],
])('%s means %s', async (name, problem) => {
  withDevices(() => Promise.reject(named(name)))
  const asked = openDevice({ audio: true }, new AbortController().signal)
  await expect(asked).rejects.toEqual(new DeviceError(deviceProblem(named(name))))
  expect(deviceProblem(named(name))).toBe(problem)
})

test('a browser without devices says so', async () => {
  vi.stubGlobal('navigator', {})
  const asked = openDevice({ audio: true }, new AbortController().signal)
  await expect(asked).rejects.toThrow('unsupported')
})

test('a page without https says that, whatever its browser has', async () => {
  vi.stubGlobal('isSecureContext', false)
  withDevices(() => Promise.resolve({ getTracks: () => [] }))
  const asked = openDevice({ audio: true }, new AbortController().signal)
  await expect(asked).rejects.toThrow('insecure')
})

test('an answer that comes after the window was closed is let go at once', async () => {
  const track = { stop: vi.fn() }
  withDevices(() => Promise.resolve({ getTracks: () => [track] }))
  const closed = new AbortController()
  const asked = openDevice({ video: true }, closed.signal)
  closed.abort()
  expect(await asked).toBeNull()
  expect(track.stop).toHaveBeenCalledOnce()
})
