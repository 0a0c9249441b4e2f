/** A Python project as text, for comparing two versions of it. */
import type { ToolDocument } from '../../../host/tool-host.ts'
import { migrate } from './document.ts'

export function previewText(document: ToolDocument): string {
  const { files } = migrate(document)
  const shown = files.map(({ name, text }) =>
    files.length > 1 ? `# ${name}\n${text ?? '…'}` : text,
  )
  return shown.join('\n\n')
}
