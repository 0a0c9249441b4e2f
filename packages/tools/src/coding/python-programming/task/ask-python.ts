/** What Python is asked for a teacher's checks. */
import { type CheckOf, type CheckWish, isOfKind } from '@panya/domain/classroom/check.ts'
import type { CheckSpec } from '@panya/engines/python/protocol.ts'

export interface Asked {
  specs: CheckSpec[]
  /** For each of them which check it is about. */
  order: number[]
}

/** What is looked up comes first: a program that never ends is told of it all the same. */
export function askPython(checks: readonly CheckWish[]): Asked {
  const asked = checks.flatMap((check, at) =>
    isPythonCheck(check) ? [{ spec: specOf(check), at }] : [],
  )
  const sorted = asked.toSorted((a, b) => Number(!a.spec.parts) - Number(!b.spec.parts))
  return { specs: sorted.map(({ spec }) => spec), order: sorted.map(({ at }) => at) }
}

const KINDS = ['output', 'test', 'uses-code', 'avoids-code', 'most-lines', 'style'] as const
export type PythonCheck = CheckOf<(typeof KINDS)[number]>

/** What only other tools can check is none. */
export const isPythonCheck = (check: CheckWish): check is PythonCheck => isOfKind(check, KINDS)

function specOf(check: PythonCheck): CheckSpec {
  switch (check.kind) {
    case 'output':
      return { input: [...check.input], output: check.output }
    case 'test':
      return { input: [...check.input], ownTest: check.test }
    case 'uses-code':
      return { parts: { do: 'uses', part: check.part } }
    case 'avoids-code':
      return { parts: { do: 'avoids', part: check.part } }
    case 'most-lines':
      return { parts: { do: 'most-lines', count: check.count } }
    case 'style':
      return { parts: { do: 'style', rule: check.rule } }
  }
}
