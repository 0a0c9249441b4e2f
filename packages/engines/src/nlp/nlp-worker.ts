import { AiEngine } from '../ai/ai-engine.ts'
import { serveEngine } from '../flow/worker-serve.ts'
import { wordsOps } from './nlp-ops.ts'
import { wordsLists } from './word-lists.ts'

/** The worker that reads texts. */

serveEngine(() => Promise.resolve(new AiEngine('words', wordsOps(wordsLists))))
