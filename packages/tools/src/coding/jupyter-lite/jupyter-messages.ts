import { lazyMessages } from '../../host/lazy-messages.ts'
import type { Translate } from '../../host/tool-messages.ts'
import type en from './messages/en.ts'

/** The tool's texts, one chunk per language. */
export const useMessages = lazyMessages<keyof typeof en>({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

export type Messages = Translate<keyof typeof en>

/** 1536 -> "1.5 KB", in the reader's own digits and words. */
export function sizeText(locale: string, bytes: number): string {
  const megabytes = bytes >= 1_000_000
  const unit = megabytes ? 'megabyte' : 'kilobyte'
  const value = bytes / (megabytes ? 1_000_000 : 1_000)
  const format = { style: 'unit', unit, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, format).format(value)
}
