import { WorkerExecutor } from '../flow/worker-executor.ts'

/** The page's door to AI nodes that work on pictures and tables. */
export function aiExecutor(): WorkerExecutor {
  return new WorkerExecutor(
    () => new Worker(new URL('./ai-worker.ts', import.meta.url), { type: 'module', name: 'ai' }),
  )
}
