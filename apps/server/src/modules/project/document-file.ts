/** A stored document as its tool's own file. */
import { type ChildProcess, fork } from 'node:child_process'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ProjectFile } from '@panya/tools/host/core/project-file.ts'
import { fileOf } from '@panya/tools/host/project-files.ts'
import { boundedQueue } from '../../platform/http/bounded-queue.ts'
import { askWorker } from '../../platform/threads/ask-worker.ts'
import type { FileOrder } from './file-worker.ts'
import { documentAnswer, readDocument, type StoredDocument } from './stored-document-port.ts'

/** Read in a moment; starting a process for it would cost more. */
const SMALL = 64 * 1024
const LIMIT_MS = 20_000
const FAILED = (why: string, cause?: unknown) => new Error(`the file: ${why}`, { cause })

const oneByOne = boundedQueue({ atOnce: 1, waiting: 1000 })
let worker: ChildProcess | null = null
let asked = 0

/** `assets`: what the document refers to, as base64 by its hash; it leaves with everything in its place. */
export async function documentFile(
  tool: ToolPath,
  document: StoredDocument,
  assets: FileOrder['assets'] = {},
): Promise<ProjectFile> {
  if (document.bytes <= SMALL && document.assets.length === 0)
    return fileOf(tool, readDocument(document))
  asked += 1
  try {
    return await oneByOne(() => besideTheServer({ tool, document, assets }))
  } finally {
    asked -= 1
    if (asked === 0) endWorker()
  }
}

async function besideTheServer(order: FileOrder): Promise<ProjectFile> {
  worker ??= startWorker()
  try {
    const limits = { limitMs: LIMIT_MS, failed: FAILED }
    return (await askWorker<ProjectFile | null>(worker, order, limits)) ?? asItIs(order.document)
  } catch {
    endWorker()
    return asItIs(order.document)
  }
}

/** Whatever is wrong with it, it still leaves the house. */
function asItIs(document: StoredDocument): ProjectFile {
  return { extension: '.json', bytes: new TextEncoder().encode(documentAnswer(document)) }
}

/** A process and not a thread: it takes the memory it needed along when it ends. */
function startWorker(): ChildProcess {
  const started = fork(new URL('./file-worker.ts', import.meta.url), {
    execArgv: ['--max-old-space-size=640'],
    serialization: 'advanced',
    // It needs to know no secret.
    env: {},
  })
  started.unref()
  started.channel?.unref()
  return started
}

function endWorker(): void {
  worker?.kill('SIGKILL')
  worker = null
}
