/** The ends of a slider as somebody types them. */
import type { MonitorLook } from './document.ts'

export type SliderRange = Required<Pick<MonitorLook, 'min' | 'max' | 'whole'>>

export type RangeProblem = 'minNoNumber' | 'maxNoNumber' | 'minTooLarge' | 'notWhole'

const FARTHEST = 1_000_000_000
/** Zeros of the digits that our languages write: Arabic, Persian, Thai, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0e50, 0xff10]

/** A number in the digits of any of our languages, with a point or a comma; null when it is none. */
export function typedNumber(text: string): number | null {
  const plain = text
    .trim()
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59\uff10-\uff19]/g, (digit) => {
      const code = digit.codePointAt(0)!
      return String(code - ZEROS.findLast((zero) => zero <= code)!)
    })
    .replace(/[,\u066b\uff0e\u3002]/, '.')
    .replace(/^[\u2212\u2013\uff0d]/, '-')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null
  const value = Number(plain)
  return Math.abs(value) <= FARTHEST ? value : null
}

/** Both ends are numbers, the first one smaller, and whole where only whole numbers are wanted. */
export function readRange(
  min: string,
  max: string,
  whole: boolean,
): SliderRange | { problem: RangeProblem } {
  const [low, high] = [typedNumber(min), typedNumber(max)]
  if (low === null) return { problem: 'minNoNumber' }
  if (high === null) return { problem: 'maxNoNumber' }
  if (low >= high) return { problem: 'minTooLarge' }
  if (whole && !(Number.isInteger(low) && Number.isInteger(high))) return { problem: 'notWhole' }
  return { min: low, max: high, whole }
}
