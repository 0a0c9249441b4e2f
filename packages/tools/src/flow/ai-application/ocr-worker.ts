import { AiEngine } from '@panya/engines/ai/ai-engine.ts'
import { serveEngine } from '@panya/engines/flow/worker-serve.ts'
import { ocrOps } from './nodes/ocr-runs.ts'

/** The worker that reads pictures; the library starts one of its own below it. */
serveEngine(async () => {
  const { tesseractReader } = await import('@panya/engines/ocr/tesseract-reader.ts')
  return new AiEngine('ocr', ocrOps, { reader: tesseractReader(self.location.origin) })
})
