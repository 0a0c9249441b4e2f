/**
 * The language of whoever opens a plain address: the one they chose, else their browser's. Links of our own pages
 * stay in the page's language, and so does an address with a language in it: nobody is led away from those.
 */
import { localeCookie, withoutDefaultLocale } from '@panya/domain/locale/chosen-locale.ts'
import { DEFAULT_LOCALE, localePath, splitLocale } from '@panya/domain/locale/locale.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { visitorLocale } from '../platform/http/visitor-locale.ts'
import { isVisit } from './visit.ts'

/** What depends on who asks is kept by nobody: a page stays the same for everybody. */
const FOR_ONE = { 'cache-control': 'private, no-store', vary: 'accept-language, cookie' }

export interface VisitorLanguage {
  /** True when the visitor was led to another address, in their language. */
  redirect(request: FastifyRequest, reply: FastifyReply, path: string, query: string): boolean
}

export function createVisitorLanguage(publicUrl: string): VisitorLanguage {
  const secure = publicUrl.startsWith('https:')
  const publicHost = new URL(publicUrl).host

  function isFromOwnPage({ headers: { referer }, host }: FastifyRequest): boolean {
    const from = referer !== undefined && URL.canParse(referer) ? new URL(referer).host : null
    return from === host || from === publicHost
  }

  return {
    redirect(request, reply, path, query) {
      const plain = withoutDefaultLocale(path)
      if (plain !== null) {
        // Only who goes there has chosen; not who shows a picture from there.
        if (isVisit(request)) reply.header('set-cookie', localeCookie(DEFAULT_LOCALE, secure))
        void reply.headers(FOR_ONE).redirect(plain + query, 308)
        return true
      }
      if (splitLocale(path).locale !== DEFAULT_LOCALE || !isVisit(request)) return false
      const locale = visitorLocale(request, publicUrl)
      if (locale === DEFAULT_LOCALE || isFromOwnPage(request)) return false
      void reply.headers(FOR_ONE).redirect(localePath(locale, path) + query, 302)
      return true
    },
  }
}
