import type { Picture } from '../picture.ts'
import { BANDS, logMel } from './log-mel.ts'

/** Draws a sound: time from left to right, pitch from below, bright where it is loud. */

const DARK = [28, 26, 61] as const
const WARM = [255, 196, 77] as const
const RANGE = 9

export function soundPicture(samples: Float32Array, width = 64, height = 64): Picture {
  const rows = logMel(samples)
  const top = rows.reduce((most, row) => Math.max(most, ...row), Number.NEGATIVE_INFINITY)
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let x = 0; x < width; x++) {
    const row = rows[Math.floor((x * rows.length) / width)]!
    for (let y = 0; y < height; y++) {
      const band = Math.floor(((height - 1 - y) * BANDS) / height)
      const share = Math.max(0, 1 - (top - row[band]!) / RANGE)
      const at = (y * width + x) * 4
      for (let part = 0; part < 3; part++)
        rgba[at + part] = DARK[part]! + (WARM[part]! - DARK[part]!) * share
      rgba[at + 3] = 255
    }
  }
  return { width, height, rgba }
}
