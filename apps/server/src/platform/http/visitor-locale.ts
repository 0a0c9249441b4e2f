/** The language of somebody whose address says none: the one they chose, else their browser's. */
import { localeCookieName } from '@panya/domain/locale/chosen-locale.ts'
import { isLocale, type Locale } from '@panya/domain/locale/locale.ts'
import { preferredLocale } from '@panya/domain/locale/preferred-locale.ts'
import type { FastifyRequest } from 'fastify'
import { cookieIn } from './cookie.ts'

export function visitorLocale(
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicUrl: string,
): Locale {
  const { cookie = '', 'accept-language': accepted = '' } = headers
  const chosen = cookieIn(cookie, localeCookieName(publicUrl.startsWith('https:')))
  return chosen !== null && isLocale(chosen) ? chosen : preferredLocale(accepted)
}
