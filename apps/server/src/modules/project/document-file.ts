/** A stored document as its tool's own file. */
import { Worker } from 'node:worker_threads'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ProjectFile } from '@panya/tools/kit/core/project-file.ts'
import { fileOf } from '@panya/tools/kit/project-files.ts'
import { boundedQueue } from '../../http/bounded-queue.ts'
import { askWorker } from '../../threads/ask-worker.ts'
import type { FileOrder } from './file-worker.ts'
import { documentAnswer, readDocument, type StoredDocument } from './stored-document.ts'

/** Read in a moment; starting a thread for it would cost more. */
const SMALL = 64 * 1024
const LIMIT_MS = 20_000

const oneByOne = boundedQueue({ atOnce: 1, waiting: 1000 })
let worker: Worker | null = null

export function documentFile(tool: ToolPath, document: StoredDocument): Promise<ProjectFile> {
  if (document.bytes <= SMALL) return fileOf(tool, readDocument(document))
  return oneByOne(() => besideTheServer({ tool, document }))
}

async function besideTheServer(order: FileOrder): Promise<ProjectFile> {
  worker ??= startWorker()
  try {
    const failed = (why: string, cause?: unknown) => new Error(`the file ${why}`, { cause })
    return await askWorker<ProjectFile>(worker, order, { limitMs: LIMIT_MS, failed })
  } catch {
    await worker.terminate()
    worker = null
    // Whatever is wrong with it, it still leaves the house as it is.
    return { extension: '.json', bytes: new TextEncoder().encode(documentAnswer(order.document)) }
  }
}

function startWorker(): Worker {
  const started = new Worker(new URL('./file-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  started.unref()
  return started
}
