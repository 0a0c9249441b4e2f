/** The program in a document that everybody began with, where it is text. */
import type { ProjectDocument } from '@panya/domain/project/project.ts'

export function starterText(document: ProjectDocument | null): string | null {
  if (document === null) return null
  const { content } = document
  if (typeof content === 'string') return content
  const files = (content as { files?: unknown } | null)?.files
  if (!Array.isArray(files)) return null
  const texts = files.flatMap((file: { text?: unknown } | null) =>
    typeof file?.text === 'string' ? [file.text] : [],
  )
  return texts.length === 0 ? null : texts.join('\n')
}
