import { AiEngine } from '@panya/engines/ai/ai-engine.ts'
import { nodeTensors } from '@panya/engines/ai/testing/node-tensors.ts'
import { FeatureCache } from '@panya/engines/ai/trained/feature-cache.ts'
import { diskWeights } from '@panya/engines/doodle/testing/held-out.ts'
import type { Executor } from '@panya/engines/flow/executor.ts'
import { aiOps } from '../nodes/ai-runs.ts'

/** The picture side of the AI tool with its real models, in this process; it has no decoder and no samples. */
export function nodeAi() {
  const engine = new AiEngine('ai', aiOps, {
    decode: () => Promise.reject(new Error('no decoder here')),
    readSample: () => Promise.reject(new Error('no samples here')),
    tensors: nodeTensors,
    features: new FeatureCache(nodeTensors),
    doodleWeights: () => Promise.resolve(diskWeights()),
  })
  const executor: Executor = {
    run: (job, { signal, onProgress }) =>
      engine.run(job, { progress: onProgress, cancelled: () => signal.aborted }),
    release: (keys) => engine.release(keys),
    take: (handle) => Promise.resolve(engine.take(handle)),
    onReset: () => () => {},
  }
  return { engine, executor }
}
