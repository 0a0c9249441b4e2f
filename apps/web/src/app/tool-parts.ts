/** Finds a tool's screen and its pure parts by their place in its folder; all are loaded when needed. */
import { type DocumentPreview, plainPreview } from '@panya/tools/host/core/preview.ts'
import {
  documentFromJson,
  documentToJson,
  type ProjectFileFormat,
} from '@panya/tools/host/core/project-file.ts'
import type { ToolDocument, ToolScreenProps } from '@panya/tools/host/tool-host.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { type ComponentType, lazy } from 'react'
import type { ToolParts } from '../features/tool-host/tool-parts.ts'
import { TOOLS } from './tools.ts'

type Files<Module> = Record<string, () => Promise<Module>>

const screens = import.meta.glob<{ default: ComponentType<ToolScreenProps> }>(
  '../../../../packages/tools/src/{coding,flow,games}/*/*Screen.tsx',
)
const documents = import.meta.glob<{ emptyDocument?: ToolDocument | (() => ToolDocument) }>(
  '../../../../packages/tools/src/{coding,flow,games}/*/core/document.ts',
)
const previews = import.meta.glob<DocumentPreview>(
  '../../../../packages/tools/src/{coding,flow,games}/*/{core/,}preview.ts',
)
const fileFormats = import.meta.glob<ProjectFileFormat>(
  '../../../../packages/tools/src/{coding,flow,games}/*/core/project-file.ts',
)

export function toolFile<Module>(
  files: Files<Module>,
  folder: string,
): (() => Promise<Module>) | undefined {
  const prefix = `/packages/tools/src/${folder}/`
  return Object.entries(files).find(([path]) => path.includes(prefix))?.[1]
}

const known = new Map<string, ToolParts>()

/** Null for a tool that has no screen yet. */
export function toolParts(manifest: ToolManifest): ToolParts | null {
  const { path } = manifest
  const ready = known.get(path)
  if (ready) return ready
  const screen = toolFile(screens, path)
  if (!screen) return null
  const parts: ToolParts = {
    manifest,
    toolFor: (format) => TOOLS.find((tool) => tool.documentFormat === format)?.path,
    Screen: lazy(screen),
    emptyDocument: () => emptyDocument(manifest),
    preview: async () => (await toolFile(previews, path)?.()) ?? { previewText: plainPreview },
    fileFormat: async () => (await toolFile(fileFormats, path)?.()) ?? jsonFormat(manifest),
  }
  known.set(path, parts)
  return parts
}

/** Begins to fetch what the tool's page will ask for, while it is not yet known who is there. */
export function prefetchTool({ path }: ToolManifest): void {
  for (const files of [screens, documents]) {
    // Who needs it asks again, and is told what went wrong.
    toolFile<unknown>(files, path)?.().catch(() => undefined)
  }
}

export async function emptyDocument(manifest: ToolManifest): Promise<ToolDocument> {
  const module = await toolFile(documents, manifest.path)?.()
  const empty = module?.emptyDocument
  if (typeof empty === 'function') return empty()
  return empty ?? { format: manifest.documentFormat ?? manifest.path, version: 1, content: null }
}

function jsonFormat(manifest: ToolManifest): ProjectFileFormat {
  const format = manifest.documentFormat ?? manifest.path
  return {
    toFile: documentToJson,
    fromFile: (_name, bytes) => documentFromJson(bytes, format),
  }
}
