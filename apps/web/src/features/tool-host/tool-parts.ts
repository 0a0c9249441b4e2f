/** What the page needs to know of a tool to host it; the app finds the files. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { DocumentPreview } from '@panya/tools/host/core/preview.ts'
import type { ProjectFileFormat } from '@panya/tools/host/core/project-file.ts'
import type { ToolDocument, ToolScreenProps } from '@panya/tools/host/tool-host.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import type { ComponentType } from 'react'

export interface ToolParts {
  manifest: ToolManifest
  /** The tool that works with documents of a format, if there is one. */
  toolFor(format: string): ToolPath | undefined
  Screen: ComponentType<ToolScreenProps>
  emptyDocument(): Promise<ToolDocument>
  preview(): Promise<DocumentPreview>
  fileFormat(): Promise<ProjectFileFormat>
}
