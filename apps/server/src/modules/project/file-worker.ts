/** Reads documents and writes their tools' files, in a process beside the one that answers requests. */
import { fillJson } from '@panya/domain/project/asset-reference.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { fileOf } from '@panya/tools/host/project-files.ts'
import { hasMoreValues } from '../../platform/http/json-scan.ts'
import { readDocument, type StoredDocument } from './stored-document-port.ts'

/** A hundred times what a large work has; beyond it is what somebody made to cost memory. */
const MOST_VALUES = 500_000

export interface FileOrder {
  tool: ToolPath
  document: StoredDocument
  assets: Record<string, string>
}

process.on('message', (order: FileOrder) => {
  void answer(order)
})

/** Null when it is better left as it is. */
async function answer({ tool, document, assets }: FileOrder): Promise<void> {
  const tooMuch = hasMoreValues(Buffer.from(document.json), MOST_VALUES)
  const json = fillJson(document.json, (hash) => assets[hash])
  process.send?.(tooMuch ? null : await fileOf(tool, readDocument({ ...document, json })))
}
