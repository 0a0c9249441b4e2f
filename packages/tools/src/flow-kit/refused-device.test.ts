import { DeviceError } from '@panya/engines/media-devices/open-device.ts'
import { expect, test } from 'vitest'
import ar from './messages/ar.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'
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

test('a page that may not ask, and a browser that has no devices at all', () => {
  expect(refusedDevice('microphone', new DeviceError('insecure'))).toEqual({
    code: 'microphone-insecure',
  })
  expect(refusedDevice('microphone', new TypeError('undefined'))).toEqual({
    code: 'microphone-unsupported',
  })
})

test('every language says each of them, and what to do', () => {
  for (const messages of [en, th, zh, ar]) {
    for (const device of ['camera', 'microphone'] as const) {
      for (const problem of ['denied', 'missing', 'busy', 'insecure', 'unsupported'] as const) {
        const { code } = refusedDevice(device, new DeviceError(problem))
        expect(messages).toHaveProperty([`problem.${code}`], expect.stringMatching(/.{4}/))
        expect(messages).toHaveProperty([`fix.${code}`], expect.stringMatching(/.{4}/))
      }
    }
  }
})
