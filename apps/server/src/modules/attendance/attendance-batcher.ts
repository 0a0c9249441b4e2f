/** Gathers the calls of many learners into few transactions; each call is answered after its commit. */
import type { OnlineWish } from '@panya/domain/attendance/count-attendance.ts'
import type { BatchResult } from './attendance-table.ts'

const MAX_BATCH = 1000

interface Call {
  studentId: number
  wish: OnlineWish
  resolve(result: BatchResult): void
  reject(error: unknown): void
}

export interface AttendanceBatcher {
  add(studentId: number, wish: OnlineWish): Promise<BatchResult>
  /** Resolves when nothing is waiting any more. */
  drained(): Promise<void>
}

export function createAttendanceBatcher(
  write: (wishes: Map<number, OnlineWish>) => Promise<BatchResult>,
): AttendanceBatcher {
  let waiting: Call[] = []
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    // Calls that arrive in the same turn of the loop go together even when nothing else runs.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const { batch, rest } = cut(waiting)
      waiting = rest
      try {
        const result = await write(new Map(batch.map((call) => [call.studentId, call.wish])))
        for (const call of batch) call.resolve(result)
      } catch (error) {
        for (const call of batch) call.reject(error)
      }
    }
    running = null
  }

  return {
    add(studentId, wish) {
      return new Promise((resolve, reject) => {
        waiting.push({ studentId, wish, resolve, reject })
        running ??= run()
      })
    },
    drained: () => running ?? Promise.resolve(),
  }
}

/** One call a learner and batch: the next one is judged by what the first one changed. */
function cut(calls: Call[]): { batch: Call[]; rest: Call[] } {
  const seen = new Set<number>()
  const batch: Call[] = []
  const rest: Call[] = []
  for (const call of calls) {
    const fits = batch.length < MAX_BATCH && !seen.has(call.studentId)
    seen.add(call.studentId)
    if (fits) batch.push(call)
    else rest.push(call)
  }
  return { batch, rest }
}
