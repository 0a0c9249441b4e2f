import { WorkerExecutor } from '../flow/worker-executor.ts'

/** The page's door to reading text in pictures. */
export function ocrExecutor(): WorkerExecutor {
  return new WorkerExecutor(
    () => new Worker(new URL('./ocr-worker.ts', import.meta.url), { type: 'module', name: 'ocr' }),
  )
}
