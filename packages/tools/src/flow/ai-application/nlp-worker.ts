import { AiEngine } from '@panya/engines/ai/ai-engine.ts'
import { serveEngine } from '@panya/engines/flow/worker-serve.ts'
import { nlpEnvironment } from '@panya/engines/nlp/nlp-environment.ts'
import { nlpOps } from './nodes/nlp-runs.ts'

/** The worker that reads texts. */
serveEngine(() => Promise.resolve(new AiEngine('nlp', nlpOps, nlpEnvironment)))
