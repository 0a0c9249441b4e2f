/** How a document leaves the platform as a file and comes back. */

import { DEEPEST_DOCUMENT, isNestedDeeper } from '@panya/domain/nesting/nesting.ts'
import type { ToolDocument } from '../tool-host.ts'

export interface ProjectFile {
  /** With its dot: `.py`, `.ipynb`, `.json`. */
  extension: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Why a file could not be opened; nothing has been changed then. */
export type FileProblem = 'not-readable' | 'wrong-tool' | 'too-new' | 'damaged' | 'too-large'

export type FileResult =
  | { ok: true; document: ToolDocument }
  | { ok: false; problem: FileProblem; detail?: string }

/** What `core/project-file.ts` of a tool exports. */
export interface ProjectFileFormat {
  toFile(document: ToolDocument): ProjectFile
  fromFile(name: string, bytes: Uint8Array): FileResult
}

export function documentToJson(document: ToolDocument): ProjectFile {
  const text = JSON.stringify(document, null, 2)
  return { extension: '.json', bytes: new TextEncoder().encode(text) }
}

/** Reads what `documentToJson` wrote; the tool's own `migrate` then judges the content. */
export function documentFromJson(bytes: Uint8Array, format: string): FileResult {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return { ok: false, problem: 'not-readable' }
  }
  if (!isDocument(value) || isNestedDeeper(value, DEEPEST_DOCUMENT))
    return { ok: false, problem: 'damaged' }
  if (value.format !== format) return { ok: false, problem: 'wrong-tool', detail: value.format }
  return {
    ok: true,
    document: { format: value.format, version: value.version, content: value.content },
  }
}

function isDocument(value: unknown): value is ToolDocument {
  if (typeof value !== 'object' || value === null) return false
  const { format, version } = value as Record<string, unknown>
  return typeof format === 'string' && Number.isInteger(version) && 'content' in value
}
