import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { FakeEsp32 } from '../testing/fake-esp32.ts'
import { checkFirmware, sha256Of } from './firmware-file.ts'
import { flashFirmware } from './flash-firmware.ts'

function firmware(bytes = 60_000): Uint8Array<ArrayBuffer> {
  const image = new Uint8Array(bytes)
  for (let at = 0; at < bytes; at++) image[at] = (at * 7) & 255
  image.set([0xe9, 4, 2, 0x20], 0)
  image.set([0, 0], 12)
  return image
}

test('firmware reaches the chip byte for byte, and the chip is started afterwards', async () => {
  const chip = new FakeEsp32()
  const steps: number[] = []
  const image = firmware()
  await flashFirmware(chip, image, (done) => steps.push(done))
  expect(chip.flash.get(0x1000)?.subarray(0, image.length).equals(Buffer.from(image))).toBe(true)
  expect(steps.at(-1)).toBe(1)
  expect(chip.signals.length).toBeGreaterThan(2)
  expect(chip.readable).toBeNull()
})

test('what the chip did not keep right is told', async () => {
  const chip = new FakeEsp32()
  chip.isDamaging = true
  await expect(flashFirmware(chip, firmware(), () => {})).rejects.toMatchObject({
    code: 'flash-failed',
  })
})

test('files that are no firmware, or for another chip, or too large, never reach a board', () => {
  expect(() => checkFirmware(new TextEncoder().encode('print("hello")'.repeat(500)))).toThrow(
    'not-firmware',
  )
  const other = firmware()
  other[12] = 9
  expect(() => checkFirmware(other)).toThrow('wrong-chip')
  expect(() => checkFirmware(firmware(4 * 1024 * 1024))).toThrow('no-space')
})

test('sums are the ones everybody else calculates', async () => {
  for (const length of [0, 1, 55, 56, 64, 1000, 70_001]) {
    const bytes = new Uint8Array(randomBytes(length))
    expect(await sha256Of(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})
