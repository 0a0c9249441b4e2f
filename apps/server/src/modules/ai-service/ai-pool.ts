/** A few threads for AI jobs: a bounded, fair line before them; a job that hangs or crashes costs its thread. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { JobResult } from '@panya/domain/ai/ai-kind.ts'
import { FairQueue } from '@panya/domain/ai/fair-queue.ts'
import type { VoidReason } from '@panya/domain/money/book.ts'
import type { WorkerAnswer, WorkerInput } from './worker-protocol.ts'

const LIMITS = { most: 100, mostEach: 20 }
const LIMIT_MS = 60_000

/** Why a job gave no result. */
export class JobStopped extends Error {
  why: VoidReason
  constructor(why: VoidReason, message: string) {
    super(message)
    this.why = why
  }
}

interface Waiting {
  userId: number
  input: WorkerInput
  signal: AbortSignal
  resolve(result: JobResult): void
  reject(error: JobStopped): void
}

export interface AiPool {
  hasRoom(userId: number): boolean
  run(userId: number, input: WorkerInput, signal: AbortSignal): Promise<JobResult>
  waiting(): number
  close(): Promise<void>
}

export interface PoolOptions {
  threads?: number
  limitMs?: number
}

export function createAiPool({
  // Half the machine at most: pages and saving go first.
  threads = Math.max(1, Math.floor(availableParallelism() / 2)),
  limitMs = LIMIT_MS,
}: PoolOptions = {}): AiPool {
  const queue = new FairQueue<Waiting>(LIMITS)
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let busy = 0
  let closed = false
  let count = 0

  function take(): Worker {
    const ready = idle.pop()
    if (ready) return ready
    const worker = new Worker(new URL('./ai-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    })
    worker.unref()
    // What goes wrong between two jobs is found out by the next one.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      all.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    })
    all.add(worker)
    return worker
  }

  function pump(): void {
    while (busy < threads && !closed) {
      const job = queue.next()
      if (!job) return
      busy += 1
      const worker = take()
      count += 1
      oneJob(worker, count, job, limitMs)
        .then(
          (result) => {
            idle.push(worker)
            return job.resolve(result)
          },
          async (error: JobStopped) => {
            if (error instanceof JobFailed) idle.push(worker)
            else await worker.terminate()
            return job.reject(error)
          },
        )
        .finally(() => {
          busy -= 1
          pump()
        })
    }
  }

  return {
    hasRoom: (userId) => queue.hasRoom(userId),
    run: (userId, input, signal) =>
      new Promise((resolve, reject) => {
        const job = { userId, input, signal, resolve, reject }
        if (!queue.add(userId, job)) return reject(new JobStopped('failed', 'the line is full'))
        const leave = () => {
          if (queue.remove(userId, job)) reject(new JobStopped('cancelled', 'cancelled'))
        }
        signal.addEventListener('abort', leave, { once: true })
        return pump()
      }),
    waiting: () => queue.size + busy,
    async close() {
      closed = true
      for (let job = queue.next(); job; job = queue.next())
        job.reject(new JobStopped('lost', 'the server is closing'))
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

/** The job went wrong in an orderly way; its thread is still good. */
class JobFailed extends JobStopped {}

function oneJob(
  worker: Worker,
  id: number,
  { input, signal }: Waiting,
  limitMs: number,
): Promise<JobResult> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stop(new JobStopped('timeout', 'too slow')), limitMs)
    const onAbort = () => stop(new JobStopped('cancelled', 'cancelled'))
    const onExit = () => stop(new JobStopped('failed', 'the thread ended'))
    const onMessage = (answer: WorkerAnswer) => {
      if (answer.id !== id) return
      if ('result' in answer) done(() => resolve(answer.result))
      else stop(new JobFailed('failed', answer.problem))
    }
    function done(settle: () => void): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      worker.off('message', onMessage)
      worker.off('exit', onExit)
      settle()
    }
    function stop(error: JobStopped): void {
      done(() => reject(error))
    }
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    worker.on('message', onMessage)
    worker.once('exit', onExit)
    return worker.postMessage({ id, input })
  })
}
