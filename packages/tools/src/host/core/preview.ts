/** What a document looks like as text, for comparing versions. A tool may have `core/preview.ts`, or `preview.ts` when an engine helps it. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolDocument } from '../tool-host.ts'

/** What it exports: code or words a learner recognises, line by line. */
export interface DocumentPreview {
  previewText(document: ToolDocument): string
  /** Pictures of what text alone does not show. */
  previewPictures?(document: ToolDocument, look: PreviewLook): Promise<PreviewPicture[]>
}

export interface PreviewLook {
  locale: Locale
  direction: 'ltr' | 'rtl'
  colorScheme: 'light' | 'dark'
}

export interface PreviewPicture {
  title: string
  element: HTMLElement
}

const MOST_CHARACTERS = 200_000

/** For tools without a preview of their own: the content as indented text, long values cut short. */
export function plainPreview(document: ToolDocument): string {
  const shorten = (_key: string, value: unknown) =>
    typeof value === 'string' && value.length > 300 ? `${value.slice(0, 300)}…` : value
  return (JSON.stringify(document.content, shorten, 2) ?? '').slice(0, MOST_CHARACTERS)
}
