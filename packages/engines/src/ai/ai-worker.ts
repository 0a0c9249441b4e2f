import { readWeights, type Weights } from '../doodle/weights.ts'
import { decodePicture } from '../flow/decode-picture.ts'
import { serveEngine } from '../flow/worker-serve.ts'
import { AiEngine } from './ai-engine.ts'
import { AI_PATH } from './ai-location.ts'
import { aiOps } from './ai-ops.ts'
import { LARGEST_SIDE } from './picture.ts'
import { readSample } from './samples/read-sample.ts'
import type { TensorSource } from './tensors.ts'

/** The worker that owns TensorFlow: started by the first node that needs it, the library by the first model. */

async function file(address: string | URL): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`A model could not be loaded (${response.status}).`)
  return response
}

async function startTensorFlow(): Promise<TensorSource> {
  const { startTensors } = await import('./tensors.ts')
  return startTensors(AI_PATH, {
    json: async (name) => (await file(`${AI_PATH}${name}.json`)).json(),
    weights: async (name) => (await file(`${AI_PATH}${name}.weights`)).arrayBuffer(),
  })
}

/** Tried again after a failure: the line may be back. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}

const tensors = once(startTensorFlow)
const engine = new AiEngine(
  'ai',
  aiOps({
    decode: (bytes) => decodePicture(bytes, LARGEST_SIDE),
    readSample,
    tensors,
    doodleWeights: once<Weights>(async () => {
      const address = new URL('../doodle/model/doodle.f16', import.meta.url)
      return readWeights(await (await file(address)).arrayBuffer())
    }),
  }),
)

/** What the worker holds, for whoever watches over its memory in the browser's tools. */
async function aiMemory(): Promise<{ jobs: number; values: number; tensors: number }> {
  const { tf } = await tensors()
  return { jobs: engine.jobs, values: engine.size, tensors: tf.memory().numTensors }
}

Object.assign(self, { aiMemory })
serveEngine(() => Promise.resolve(engine))
