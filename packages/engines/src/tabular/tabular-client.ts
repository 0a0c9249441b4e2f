import { WorkerExecutor } from '../flow/worker-executor.ts'

/** The page's door to table nodes. */
export function tabularExecutor(): WorkerExecutor {
  return new WorkerExecutor(
    () =>
      new Worker(new URL('./tabular-worker.ts', import.meta.url), {
        type: 'module',
        name: 'tabular',
      }),
  )
}
