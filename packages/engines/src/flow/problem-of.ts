/** Says in a problem's words why a computation failed, whatever it threw. */
import { DownloadFailure } from '../download/download-failure.ts'
import { FlowFailure, type FlowProblem } from './flow-value.ts'

export function problemOf(error: unknown): FlowProblem {
  if (error instanceof FlowFailure) return error.problem
  const detail = error instanceof Error ? error.message : String(error)
  return {
    code: error instanceof DownloadFailure ? 'engine-unavailable' : 'failed',
    values: { detail },
  }
}
