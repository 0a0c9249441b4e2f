import type { Locale } from '@panya/domain/locale/locale.ts'
import { type ErrorMessages, loadErrorMessages } from '@panya/engines/python/errors/error-words.ts'
import { use } from 'react'

const loading = new Map<Locale, Promise<ErrorMessages>>()

/** The explanations of errors; loaded when the first error happens. */
export function useErrorMessages(locale: Locale): ErrorMessages {
  const known = loading.get(locale) ?? loadErrorMessages(locale)
  loading.set(locale, known)
  return use(known)
}
