/** A notebook as text, for comparing two versions of it. */
import type { ToolDocument } from '../../../host/tool-host.ts'
import { migrate } from './document.ts'

export function previewText(document: ToolDocument): string {
  const { notebook, files } = migrate(document)
  const cells = notebook.cells.map((cell, index) => `[${index + 1}]\n${cell.source}`)
  return [...cells, ...files.map((file) => `[${file.name}]`)].join('\n\n')
}
