import { WorkerExecutor } from '../flow/worker-executor.ts'

/** The page's door to picture nodes. */
export function visionExecutor(): WorkerExecutor {
  return new WorkerExecutor(
    () =>
      new Worker(new URL('./vision-worker.ts', import.meta.url), {
        type: 'module',
        name: 'vision',
      }),
  )
}
