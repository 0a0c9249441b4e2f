import { AiEngine } from '@panya/engines/ai/ai-engine.ts'
import { LARGEST_SIDE } from '@panya/engines/ai/picture.ts'
import { readSample } from '@panya/engines/ai/samples/read-sample.ts'
import { siteTensors } from '@panya/engines/ai/site-tensors.ts'
import { FeatureCache } from '@panya/engines/ai/trained/feature-cache.ts'
import { siteWeights } from '@panya/engines/doodle/site-weights.ts'
import { decodePicture } from '@panya/engines/flow/decode-picture.ts'
import { serveEngine } from '@panya/engines/flow/worker-serve.ts'
import { aiOps } from './nodes/ai-runs.ts'

/** The worker that owns TensorFlow: started by the first node that needs it, the library by the first model. */

const engine = new AiEngine('ai', aiOps, {
  decode: (bytes) => decodePicture(bytes, LARGEST_SIDE),
  readSample,
  tensors: siteTensors,
  features: new FeatureCache(siteTensors),
  doodleWeights: siteWeights,
})

/** What the worker holds, for whoever watches over its memory in the browser's tools. */
async function aiMemory(): Promise<{ jobs: number; values: number; tensors: number }> {
  const { tf } = await siteTensors()
  return { jobs: engine.jobs, values: engine.size, tensors: tf.memory().numTensors }
}

Object.assign(self, { aiMemory })
serveEngine(() => Promise.resolve(engine))
