/** Takes a piece of sound apart into its pitches. */

/** In place; the length must be a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  for (let at = 1, other = 0; at < size; at++) {
    let bit = size >> 1
    for (; other & bit; bit >>= 1) other ^= bit
    other ^= bit
    if (at < other) {
      ;[real[at], real[other]] = [real[other]!, real[at]!]
      ;[imaginary[at], imaginary[other]] = [imaginary[other]!, imaginary[at]!]
    }
  }
  for (let length = 2; length <= size; length <<= 1) {
    const half = length >> 1
    for (let step = 0; step < half; step++) {
      const angle = (-2 * Math.PI * step) / length
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      for (let start = step; start < size; start += length) {
        const end = start + half
        const r = real[end]! * cos - imaginary[end]! * sin
        const i = real[end]! * sin + imaginary[end]! * cos
        real[end] = real[start]! - r
        imaginary[end] = imaginary[start]! - i
        real[start]! += r
        imaginary[start]! += i
      }
    }
  }
}

/** How strong each pitch is, from 0 to half the rate, in equal steps. */
export function powersOf(window: Float64Array): Float64Array {
  const imaginary = new Float64Array(window.length)
  const real = window.slice()
  transform(real, imaginary)
  const powers = new Float64Array(window.length / 2 + 1)
  for (let at = 0; at < powers.length; at++) powers[at] = real[at]! ** 2 + imaginary[at]! ** 2
  return powers
}
