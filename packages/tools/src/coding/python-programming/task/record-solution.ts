/** What a teacher's solution did, as checks for others: what it printed, and how it is made. */
import { CHECK_LIMITS, type CheckWish, CODE_PARTS } from '@panya/domain/classroom/check.ts'
import type { CheckOutcome, RunAnswer } from '@panya/engines/python/protocol.ts'
import { askPython } from './ask-python.ts'
import { taskResults } from './task-results.ts'

/** Everything that could be asked, to be answered by the solution. */
const questions = (input: string[]): CheckWish[] => [
  { kind: 'output', input, output: '' },
  { kind: 'most-lines', count: 0 },
  ...CODE_PARTS.map((part): CheckWish => ({ kind: 'uses-code', part })),
]

export const askSolution = (input: string[]) => askPython(questions(input))

/** Null where it did not get to its end: nothing that fails is asked of others. */
export function recordSolution(input: string[], answer: RunAnswer): CheckWish[] | null {
  if (answer.ending !== 'finished') return null
  const checks = questions(input)
  const results = taskResults(checks, askPython(checks), answer)
  const found = checks.flatMap((check, at): CheckWish[] => {
    const result = results[at]
    if (check.kind === 'uses-code') return result?.kind === 'passed' ? [check] : []
    if (check.kind === 'most-lines')
      return result?.kind === 'lines' && result.count > 0 ? [{ ...check, count: result.count }] : []
    return check.kind === 'output' ? printed(check, answer.checks?.at(-1)) : []
  })
  return found.length > 0 ? found : null
}

/** What is longer than a check may be is left out: a part of it would be another check. */
function printed(
  check: Extract<CheckWish, { kind: 'output' }>,
  outcome: CheckOutcome | undefined,
): CheckWish[] {
  const output = outcome?.actual.trimEnd() ?? ''
  const fits =
    output.length <= CHECK_LIMITS.text &&
    check.input.length <= CHECK_LIMITS.input &&
    check.input.every((line) => line.length <= CHECK_LIMITS.text)
  return !outcome || outcome.error || output === '' || !fits ? [] : [{ ...check, output }]
}
