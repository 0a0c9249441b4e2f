/**
 * A tool's own file, for programs that run on Node. A tool with a file format of its own has
 * `core/project-file.ts` with `toFile` and `fromFile`; all others save their document as JSON.
 */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { documentToJson, type ProjectFile, type ProjectFileFormat } from './core/project-file.ts'
import { loadToolFile } from './tool-files.ts'
import type { ToolDocument } from './tool-host.ts'

export async function fileOf(tool: ToolPath, document: ToolDocument): Promise<ProjectFile> {
  const format = await loadToolFile<ProjectFileFormat>(tool, 'core/project-file.ts')
  try {
    return format?.toFile(document) ?? documentToJson(document)
  } catch {
    // A document from a newer version than this one still leaves the house, as it is.
    return documentToJson(document)
  }
}
