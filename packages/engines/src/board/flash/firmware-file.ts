/** Looks at a firmware file before it goes anywhere: is it for an ESP32, does it fit, what is its sum. */
import { BoardProblem } from '../serial/board-problem.ts'

/** MicroPython for the ESP32 goes here; what lies before belongs to the chip. */
export const FIRMWARE_ADDRESS = 0x1000
const FLASH_BYTES = 4 * 1024 * 1024
const IMAGE_MAGIC = 0xe9
const CHIP_AT = 12
const ESP32 = 0

export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Throws when the file is no firmware for these boards. */
export function checkFirmware(bytes: Uint8Array): void {
  if (bytes[0] !== IMAGE_MAGIC || bytes.length < 4096) throw new BoardProblem('not-firmware')
  if (bytes.length > FLASH_BYTES - FIRMWARE_ADDRESS) throw new BoardProblem('no-space')
  const chip = bytes[CHIP_AT]! | (bytes[CHIP_AT + 1]! << 8)
  if (chip !== ESP32) throw new BoardProblem('wrong-chip', `chip ${chip}`)
}
