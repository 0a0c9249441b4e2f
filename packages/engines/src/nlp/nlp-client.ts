import { WorkerExecutor } from '../flow/worker-executor.ts'

/** The page's door to nodes that work on texts. */
export function wordsExecutor(): WorkerExecutor {
  return new WorkerExecutor(
    () =>
      new Worker(new URL('./nlp-worker.ts', import.meta.url), { type: 'module', name: 'words' }),
  )
}
