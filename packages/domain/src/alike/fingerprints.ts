/**
 * Fingerprints of a structure: every few steps that follow each other, as one number (Schleimer, Wilkerson and Aiken,
 * "Winnowing", 2003). There a choice of them is kept, because a whole web is compared; the works of a class are small
 * enough to keep all of them, and nothing hangs on which were chosen.
 */
import type { WorkStructure } from './work-structure.ts'

/** Steps in one fingerprint: a line or two of Python, three blocks. */
const LENGTH = 9

export interface Fingerprint {
  key: number
  /** Its steps, counted through all parts; the last one is not in it. */
  from: number
  to: number
}

export function fingerprintsOf({ parts }: WorkStructure): Fingerprint[] {
  const found: Fingerprint[] = []
  const known = new Map<string, number>()
  let first = 0
  for (const { steps } of parts) {
    const numbers = steps.map((step) => numberOf(step, known))
    // What is shorter is compared as a whole.
    const length = Math.min(LENGTH, numbers.length)
    for (let at = 0; length > 0 && at + length <= numbers.length; at++)
      found.push({ key: keyOf(numbers, at, length), from: first + at, to: first + at + length })
    first += steps.length
  }
  return found
}

const START = 0x811c9dc5
const FACTOR = 0x01000193

function numberOf(step: string, known: Map<string, number>): number {
  const before = known.get(step)
  if (before !== undefined) return before
  let number = START
  for (let at = 0; at < step.length; at++) number = Math.imul(number ^ step.charCodeAt(at), FACTOR)
  known.set(step, number)
  return number
}

/** Two numbers mixed in different ways: 53 bits, so that two structures never meet by chance. */
function keyOf(numbers: readonly number[], from: number, length: number): number {
  let [one, other] = [START, length]
  for (let at = from; at < from + length; at++) {
    const number = numbers[at]!
    one = Math.imul(one ^ number, FACTOR)
    one ^= one >>> 15
    other = Math.imul(other + number, 0x9e3779b1)
    other ^= other >>> 13
  }
  return (one >>> 0) * 0x200000 + ((other >>> 0) & 0x1fffff)
}
