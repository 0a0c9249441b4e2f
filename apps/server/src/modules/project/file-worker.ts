/** Reads a document and writes its tool's file, away from the thread that answers requests. */
import { parentPort } from 'node:worker_threads'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { fileOf } from '@panya/tools/kit/project-files.ts'
import { readDocument, type StoredDocument } from './stored-document.ts'

export interface FileOrder {
  tool: ToolPath
  document: StoredDocument
}

parentPort?.on('message', (order: FileOrder) => {
  void answer(order)
})

async function answer({ tool, document }: FileOrder): Promise<void> {
  const file = await fileOf(tool, readDocument(document))
  parentPort?.postMessage(file, [file.bytes.buffer])
}
