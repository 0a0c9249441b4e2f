import { expect, test } from 'vitest'
import { refusedDevice } from './refused-device.ts'

test.each([
  ['NotAllowedError', 'camera-refused'],
  ['SecurityError', 'camera-refused'],
  ['NotFoundError', 'camera-none'],
  ['OverconstrainedError', 'camera-none'],
  ['NotReadableError', 'camera-busy'],
  ['AbortError', 'camera-busy'],
])('a camera that says %s: %s', (name, code) => {
  expect(refusedDevice('camera', new DOMException('no', name))).toEqual({ code })
})

test('a page that has no devices at all', () => {
  expect(refusedDevice('microphone', new TypeError('undefined'))).toEqual({
    code: 'microphone-none',
  })
})
