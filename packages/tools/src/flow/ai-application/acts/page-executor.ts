import { AiEngine } from '@panya/engines/ai/ai-engine.ts'
import type { Executor } from '@panya/engines/flow/executor.ts'
import { actOps, type Surroundings } from './act-ops.ts'

/** Small things are computed on the page itself: only it can speak, play and remember. */
export function pageExecutor(around: Surroundings): Executor {
  const engine = new AiEngine('page', actOps(around))
  return {
    run: (job, { signal, onProgress }) =>
      engine.run(job, { progress: onProgress, cancelled: () => signal.aborted }),
    release: (keys) => engine.release(keys),
    take: (handle) => Promise.resolve(engine.take(handle)),
    onReset: () => () => {},
  }
}
