/** The language of the page that asks, as its address says; null when the request names no page. */
import { type Locale, splitLocale } from '@panya/domain/locale/locale.ts'
import type { FastifyRequest } from 'fastify'

export function pageLocale({ headers }: Pick<FastifyRequest, 'headers'>): Locale | null {
  const page = headers.referer
  if (page === undefined || !URL.canParse(page)) return null
  return splitLocale(new URL(page).pathname).locale
}
