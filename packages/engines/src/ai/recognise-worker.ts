import { serveEngine } from '../flow/worker-serve.ts'
import { AiEngine } from './ai-engine.ts'
import { siteTensors } from './site-tensors.ts'
import { classifyPicture, classifySound, loadModel } from './trained/ask-model.ts'
import { FeatureCache } from './trained/feature-cache.ts'

/** The worker that recognises with a model from a file. */

const features = new FeatureCache(siteTensors)
const engine = new AiEngine(
  'ai',
  {
    'load-model': loadModel,
    'classify-picture': (io) => classifyPicture(io, features),
    'classify-sound': classifySound,
  },
  null,
)

serveEngine(() => Promise.resolve(engine))
