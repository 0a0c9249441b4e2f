import { opsOf } from '@panya/engines/flow/node-run.ts'
import { OCR_RUNS } from './read/ocr.ts'

/** What the worker that reads pictures computes. */
export const ocrOps = opsOf([OCR_RUNS])
