import { AiEngine } from '../ai/ai-engine.ts'
import type { FromWorker, ToWorker } from '../flow/worker-protocol.ts'
import { serveEngine } from '../flow/worker-serve.ts'
import { wordsOps } from './nlp-ops.ts'
import { wordsLists } from './word-lists.ts'

/** The worker that reads texts. */

const scope = self as unknown as {
  postMessage(message: FromWorker, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: { data: ToWorker }) => void): void
}

serveEngine(scope, () => Promise.resolve(new AiEngine('words', wordsOps(wordsLists))))
