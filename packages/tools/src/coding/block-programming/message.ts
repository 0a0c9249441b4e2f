/** A message that lives beside the blocks it belongs to, in every language. */
import type { Locale } from '@panya/domain/locale/locale.ts'

export type Message = Record<Locale, string>

export const message = (en: string, th: string, zh: string, ar: string): Message => ({
  en,
  th,
  zh,
  ar,
})
