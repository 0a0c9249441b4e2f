/** The error-correcting bytes of a QR code: arithmetic in GF(256) with the polynomial 0x11D. */

const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value
  EXP[power + 255] = value
  LOG[value] = power
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)
}

export function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : EXP[LOG[a]! + LOG[b]!]!
}

function generator(degree: number): number[] {
  let poly = [1]
  for (let root = 0; root < degree; root += 1) {
    const next = [...poly, 0]
    for (const [index, factor] of poly.entries()) {
      next[index + 1]! ^= multiply(factor, EXP[root]!)
    }
    poly = next
  }
  return poly
}

export function errorCorrection(data: readonly number[], length: number): number[] {
  const [, ...divisor] = generator(length)
  let rest = Array.from<number>({ length }).fill(0)
  for (const byte of data) {
    const factor = byte ^ rest[0]!
    rest = [...rest.slice(1), 0].map((value, index) => value ^ multiply(divisor[index]!, factor))
  }
  return rest
}
