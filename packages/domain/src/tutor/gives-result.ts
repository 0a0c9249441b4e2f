/** Where the text or the number itself is the answer to the task: whether it is told word for word. */
import type { CheckWish } from '../classroom/check.ts'

/** Shorter ones stand in sentences by chance. */
const LEAST_LETTERS = 12
const LEAST_LINES = 3
const LEAST_DIGITS = 4

const inOneRow = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s,;、，。|`*-]+/gu, ' ')
    .trim()

/** Nothing that the learner can read anyway. */
export function givesResult(
  answer: string,
  checks: readonly CheckWish[],
  given: readonly string[],
): boolean {
  const [said, known] = [inOneRow(answer), inOneRow(given.join(' '))]
  return resultsOf(checks)
    .map(inOneRow)
    .some((result) => holdsResult(said, result) && !holdsResult(known, result))
}

/** 125 does not hold 12, nor does 12.5. */
function holdsResult(text: string, result: string): boolean {
  for (let at = text.indexOf(result); at >= 0; at = text.indexOf(result, at + 1)) {
    const isCut =
      (/\d/.test(result.charAt(0)) && /[\d.]$/.test(text.slice(0, at))) ||
      (/\d$/.test(result) && /^\.?\d/.test(text.slice(at + result.length)))
    if (!isCut) return true
  }
  return false
}

function resultsOf(checks: readonly CheckWish[]): string[] {
  return checks.map(resultOf).filter((result) => isLong(result) || isNumber(result))
}

function resultOf(check: CheckWish): string {
  // With something typed in, what is printed is only one of many results.
  if (check.kind === 'output') return check.input.length === 0 ? check.output : ''
  if (check.kind === 'says' || check.kind === 'prints') return check.text
  if (check.kind === 'name-value' || check.kind === 'variable') return check.value
  if (check.kind === 'cell') return check.shows
  if (check.kind === 'figure') return String(check.value)
  return check.kind === 'dots' ? check.dots : ''
}

const isLong = (text: string): boolean =>
  text.trim().length >= LEAST_LETTERS || text.trim().split('\n').length >= LEAST_LINES
const isNumber = (text: string): boolean =>
  /^-?[\d.]+$/.test(text.trim()) && text.replaceAll(/\D/g, '').length >= LEAST_DIGITS
