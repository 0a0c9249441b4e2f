/** One question to a thread or process of ours and its answer, or why there is none. */
import type { ChildProcess } from 'node:child_process'
import { Worker } from 'node:worker_threads'

/** `failed` makes the error the caller wants to see; whoever gets one should end the worker. */
export function askWorker<Answer>(
  worker: Worker | ChildProcess,
  question: object,
  { limitMs, failed }: { limitMs: number; failed: (why: string, cause?: unknown) => Error },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => done(() => reject(failed('too slow'))), limitMs)
    const onMessage = (answer: unknown) => done(() => resolve(answer as Answer))
    const onError = (error: unknown) => done(() => reject(failed('failed', error)))
    const onExit = () => done(() => reject(failed('ended')))
    function done(settle: () => void): void {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    if (worker instanceof Worker) worker.postMessage(question)
    else worker.send(question)
  })
}
