import { WorkerExecutor } from '../flow/worker-executor.ts'

/** The page's door to recognising with a model from a file. */
export function recogniseExecutor(): WorkerExecutor {
  return new WorkerExecutor(
    () =>
      new Worker(new URL('./recognise-worker.ts', import.meta.url), {
        type: 'module',
        name: 'recognise',
      }),
  )
}
