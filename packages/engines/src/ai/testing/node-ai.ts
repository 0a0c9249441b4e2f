import { join } from 'node:path'
import { diskWeights } from '../../doodle/testing/held-out.ts'
import type { Executor } from '../../flow/executor.ts'
import { AiEngine } from '../ai-engine.ts'
import { aiOps } from '../ai-ops.ts'
import { nodeTensors } from './node-tensors.ts'
import { readPng } from './read-png.ts'

/** The picture side of the AI tool with its real models, in this process; files are PNG. */

export const testPicture = (name: string) =>
  readPng(join(import.meta.dirname, `../testdata/${name}.png`))

export function nodeAi(): { engine: AiEngine; executor: Executor } {
  const engine = new AiEngine(
    'ai',
    aiOps({
      decode: () => Promise.reject(new Error('no decoder here')),
      readSample: () => Promise.reject(new Error('no samples here')),
      tensors: nodeTensors,
      doodleWeights: () => Promise.resolve(diskWeights()),
    }),
  )
  const executor: Executor = {
    run: (job, { signal, onProgress }) =>
      engine.run(job, { progress: onProgress, cancelled: () => signal.aborted }),
    release: (keys) => engine.release(keys),
    take: (handle) => Promise.resolve(engine.take(handle)),
    onReset: () => () => {},
  }
  return { engine, executor }
}
