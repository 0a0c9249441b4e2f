/** What a document looks like as text, for comparing versions. A tool may have `core/preview.ts`, or `preview.ts` when an engine helps it. */
import type { ToolDocument } from '../tool-host.ts'

/** What it exports: code or words a learner recognises, line by line. */
export interface DocumentPreview {
  previewText(document: ToolDocument): string
}

const MOST_CHARACTERS = 200_000

/** For tools without a preview of their own: the content as indented text, long values cut short. */
export function plainPreview(document: ToolDocument): string {
  const shorten = (_key: string, value: unknown) =>
    typeof value === 'string' && value.length > 300 ? `${value.slice(0, 300)}…` : value
  return (JSON.stringify(document.content, shorten, 2) ?? '').slice(0, MOST_CHARACTERS)
}
