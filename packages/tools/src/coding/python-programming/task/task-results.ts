/** How each of a teacher's checks went. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { CheckOutcome, RunAnswer } from '@panya/engines/python/protocol.ts'
import type { Asked } from './ask-python.ts'

export type TaskResult =
  | { kind: 'passed' }
  /** Something before it did not end. */
  | { kind: 'open' }
  | { kind: 'late' }
  /** Nobody could tell: Python went away, or a package is missing. */
  | { kind: 'unknown' }
  | { kind: 'error'; error: string }
  | { kind: 'prints'; expected: string; actual: string }
  | { kind: 'says'; message: string }
  | { kind: 'parts' }
  | { kind: 'lines'; count: number }
  | { kind: 'style'; found: string[] }

export function taskResults(
  checks: readonly CheckWish[],
  { order }: Asked,
  answer: RunAnswer,
): TaskResult[] {
  const outcomes = answer.checks ?? []
  return checks.map((check, at) => {
    const place = order.indexOf(at)
    const outcome = place < 0 ? undefined : outcomes[place]
    if (outcome) return resultOf(check, outcome)
    if (answer.ending !== 'stopped' || place < 0) return { kind: 'unknown' }
    return { kind: place === outcomes.length ? 'late' : 'open' }
  })
}

/** The message comes out of the sandbox, where a learner's program may have written it: it decides nothing. */
function resultOf(check: CheckWish, outcome: CheckOutcome): TaskResult {
  const { passed, error, message } = outcome
  if (passed) return { kind: 'passed' }
  if (error) return { kind: 'error', error: `${error.type}: ${error.message}` }
  if (check.kind === 'output')
    return { kind: 'prints', expected: check.output, actual: outcome.actual }
  if (check.kind === 'most-lines') return { kind: 'lines', count: countIn(message) }
  if (check.kind === 'style') return { kind: 'style', found: foundIn(message) }
  return check.kind === 'test' ? { kind: 'says', message: message ?? '' } : { kind: 'parts' }
}

const countIn = (message: string | null): number => Number(saidIn(message)?.count) || 0

const MOST_SHOWN = 5

function foundIn(message: string | null): string[] {
  const found = saidIn(message)?.found
  return Array.isArray(found) ? found.slice(0, MOST_SHOWN).map(String) : []
}

function saidIn(message: string | null): { count?: unknown; found?: unknown } | null {
  try {
    return JSON.parse(message ?? '') as { count?: unknown; found?: unknown } | null
  } catch {
    return null
  }
}
