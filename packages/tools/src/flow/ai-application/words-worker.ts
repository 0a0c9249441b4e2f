import { AiEngine } from '@panya/engines/ai/ai-engine.ts'
import { serveEngine } from '@panya/engines/flow/worker-serve.ts'
import { wordsLists } from '@panya/engines/nlp/word-lists.ts'
import { wordsOps } from './nodes/words-runs.ts'

/** The worker that reads texts. */
serveEngine(() => Promise.resolve(new AiEngine('words', wordsOps, wordsLists)))
