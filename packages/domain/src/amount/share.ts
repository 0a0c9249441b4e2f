/** Parts of a sum: rounded once, or divided so that the parts are the whole again. */

/** `part / whole` of a sum, to the nearest unit; half a unit goes away from nought. */
export function shareOf(minor: number, part: number, whole: number): number {
  if (whole <= 0) throw new RangeError(`nothing has ${whole} parts`)
  // The product may be beyond what a number holds exactly.
  const product = BigInt(minor) * BigInt(part)
  const size = product < 0n ? -product : product
  const parts = BigInt(whole)
  return exact(
    product < 0n ? -((2n * size + parts) / (2n * parts)) : (2n * size + parts) / (2n * parts),
  )
}

/**
 * A sum divided by weights. Each part is its exact share or one unit beside it, and all parts together are
 * the sum: what is left goes, unit by unit, to those who lost most by rounding, the first of them in front.
 */
export function splitMinor(minor: number, weights: readonly number[]): number[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('a weight is a whole number and not negative')
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) throw new RangeError('there is nobody to divide it among')
  const size = BigInt(Math.abs(minor))
  const parts = weights.map((weight, index) => {
    const product = size * BigInt(weight)
    return { index, share: product / whole, lost: product % whole }
  })
  let left = size - parts.reduce((sum, { share }) => sum + share, 0n)
  const shares = parts.map(({ share }) => share)
  for (const { index, share } of parts.toSorted(mostLostFirst)) {
    if (left === 0n) break
    shares[index] = share + 1n
    left -= 1n
  }
  return shares.map((share) => exact(minor < 0 ? -share : share))
}

function mostLostFirst(a: { lost: bigint }, b: { lost: bigint }): number {
  if (a.lost === b.lost) return 0
  return a.lost > b.lost ? -1 : 1
}

function exact(value: bigint): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} cannot be held exactly`)
  return number
}
