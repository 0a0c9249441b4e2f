/** Runs a teacher's solution once more, with what was typed into it last, and writes down what it did. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { PythonSession } from '../python-session.ts'
import { askSolution, recordSolution } from './record-solution.ts'

const RECORD_SECONDS = 10

export async function recordRun(session: PythonSession): Promise<CheckWish[] | null> {
  const input = session.typedLines
  const timer = setTimeout(() => session.stop(), RECORD_SECONDS * 1000)
  const answer = await session.check(askSolution(input).specs, { quiet: true, every: true })
  clearTimeout(timer)
  return answer && recordSolution(input, answer)
}
