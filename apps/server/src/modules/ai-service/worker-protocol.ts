/** What goes to a worker and what comes back. */
import type { JobResult, OcrLanguage } from '@panya/domain/ai/ai-kind.ts'
import type { Pixels } from './engines/find-things.ts'

export type WorkerInput =
  | { kind: 'detect'; pixels: Pixels }
  | { kind: 'ocr'; png: Uint8Array; languages: OcrLanguage[] }
  | { kind: 'similarity'; query: string; texts: string[] }

export type WorkerAnswer = { id: number; result: JobResult } | { id: number; problem: string }
