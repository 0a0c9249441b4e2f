/** Numbers of 16 bits: half the download, and more than enough for weights. */

const WORD = new Uint32Array(1)
const FLOAT = new Float32Array(WORD.buffer)

/** Rounds to the nearest half; what is too big becomes the biggest one. */
export function toHalf(value: number): number {
  FLOAT[0] = value
  const bits = WORD[0]!
  const sign = (bits >>> 16) & 0x8000
  const exponent = ((bits >>> 23) & 0xff) - 127 + 15
  const fraction = bits & 0x7fffff
  if (exponent >= 31) return sign | 0x7bff
  if (exponent > 0) return sign | Math.min(0x7bff, (exponent << 10) + round(fraction, 13))
  if (exponent < -10) return sign
  return sign | round(fraction | 0x800000, 14 - exponent)
}

function round(value: number, shift: number): number {
  return (value >>> shift) + ((value >>> (shift - 1)) & 1)
}

export function halvesOf(values: Float32Array): Uint16Array<ArrayBuffer> {
  return Uint16Array.from(values, toHalf)
}
