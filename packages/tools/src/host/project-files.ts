/**
 * A tool's own file, for programs that run on Node. A tool with a file format of its own has
 * `core/project-file.ts` with `toFile` and `fromFile`; all others save their document as JSON.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { documentToJson, type ProjectFile, type ProjectFileFormat } from './core/project-file.ts'
import type { ToolDocument } from './tool-host.ts'

const TOOLS = join(import.meta.dirname, '..')

export async function fileOf(tool: ToolPath, document: ToolDocument): Promise<ProjectFile> {
  const file = join(TOOLS, tool, 'core', 'project-file.ts')
  if (!existsSync(file)) return documentToJson(document)
  const format = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as ProjectFileFormat
  try {
    return format.toFile(document)
  } catch {
    // A document from a newer version than this one still leaves the house, as it is.
    return documentToJson(document)
  }
}
