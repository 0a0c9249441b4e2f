/** How a Python project leaves the platform: one program as `.py`, several files together as JSON. */
import {
  documentFromJson,
  documentToJson,
  type FileResult,
  type ProjectFile,
} from '../../../host/core/project-file.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import { DOCUMENT_FORMAT, documentOf, fileNameProblem, MAIN_FILE, migrate } from './document.ts'

const MAX_BYTES = 4_000_000

export function toFile(document: ToolDocument): ProjectFile {
  const { files } = migrate(document)
  const only = files.length === 1 ? files[0]?.text : undefined
  if (only === undefined) return documentToJson(document)
  return { extension: '.py', bytes: new TextEncoder().encode(only) }
}

export function fromFile(name: string, bytes: Uint8Array): FileResult {
  if (bytes.length > MAX_BYTES) return { ok: false, problem: 'too-large' }
  if (!name.endsWith('.py')) return documentFromJson(bytes, DOCUMENT_FORMAT)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { ok: false, problem: 'not-readable' }
  }
  const main = fileNameProblem(name, []) === null ? name : MAIN_FILE
  return { ok: true, document: documentOf({ files: [{ name: main, text }], main }) }
}
