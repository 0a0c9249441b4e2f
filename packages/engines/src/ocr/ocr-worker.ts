import { AiEngine } from '../ai/ai-engine.ts'
import { serveEngine } from '../flow/worker-serve.ts'
import { ocrOp } from './ocr-op.ts'

/** The worker that reads pictures; the library starts one of its own below it. */

serveEngine(async () => {
  const { tesseractReader } = await import('./tesseract-reader.ts')
  return new AiEngine('ocr', { 'ai.ocr': ocrOp(tesseractReader(self.location.origin)) })
})
