import { AiEngine } from '../ai/ai-engine.ts'
import type { FromWorker, ToWorker } from '../flow/worker-protocol.ts'
import { serveEngine } from '../flow/worker-serve.ts'
import { ocrOp } from './ocr-op.ts'

/** The worker that reads pictures; the library starts one of its own below it. */

const scope = self as unknown as {
  location: { origin: string }
  postMessage(message: FromWorker, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: { data: ToWorker }) => void): void
}

serveEngine(scope, async () => {
  const { tesseractReader } = await import('./tesseract-reader.ts')
  return new AiEngine('ocr', { 'ai.ocr': ocrOp(tesseractReader(scope.location.origin)) })
})
