/**
 * Who gets the page for browsers that are too old: whoever certainly has one and has not said to go on anyway. It is
 * sent in the place of any page, to this one visitor; the pages that are kept know nothing of it.
 */

import type { SiteConfig } from '@panya/domain/brand/brand.ts'
import { isTooOld, type ReadBrowser, readBrowser } from '@panya/domain/browser/read-browser.ts'
import {
  OLD_BROWSER_PATH,
  TRY_ANYWAY_PATH,
  tryAnywayCookie,
  tryAnywayCookieName,
} from '@panya/domain/browser/try-anyway.ts'
import { LOCALES, localePath, splitLocale } from '@panya/domain/locale/locale.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieIn } from '../../platform/http/cookie.ts'
import { scriptlessPolicy } from '../../platform/http/security-headers.ts'
import { canonicalPath } from '../canonical-path.ts'
import { createNonce } from '../precompressed-page.ts'
import { isVisit } from '../visit.ts'
import { oldBrowserPage } from './old-browser-page.ts'

const FOR_ONE = { 'cache-control': 'private, no-store', vary: 'user-agent, cookie' }

export interface OldBrowsers {
  /** True when the visitor got the page for old browsers. */
  answer(request: FastifyRequest, reply: FastifyReply, address: PageAddress): boolean
}

interface PageAddress {
  path: string
  query: string
}

export function registerOldBrowsers(
  app: FastifyInstance,
  { brand, publicUrl }: Pick<SiteConfig, 'brand' | 'publicUrl'>,
): OldBrowsers {
  const secure = publicUrl.startsWith('https:')

  function send(
    reply: FastifyReply,
    browser: ReadBrowser | null,
    { path: whole, query }: PageAddress,
    wanted: string,
  ): void {
    const { locale, path } = splitLocale(whole)
    const tryAddress = `${TRY_ANYWAY_PATH}?${new URLSearchParams({ to: wanted }).toString()}`
    const nonce = createNonce()
    void reply
      .headers(FOR_ONE)
      .header('content-security-policy', scriptlessPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(oldBrowserPage({ brand, locale, browser, path, query, tryAddress }, nonce))
  }

  // A page of any browser that lacks something finds its way here by itself (adapters/old-browser-check.ts).
  for (const locale of LOCALES) {
    app.get(localePath(locale, OLD_BROWSER_PATH), async (request, reply) => {
      const browser = readBrowser(request.headers['user-agent'] ?? '')
      const { path, query } = addressOf(request.url)
      send(reply, isTooOld(browser) ? browser : null, { path, query }, wantedOf(request))
      return reply
    })
  }

  app.get(TRY_ANYWAY_PATH, async (request, reply) =>
    reply
      .headers(FOR_ONE)
      .header('set-cookie', tryAnywayCookie(secure))
      .redirect(wantedOf(request), 302),
  )

  return {
    answer(request, reply, address) {
      const { cookie = '', 'user-agent': userAgent = '' } = request.headers
      if (!isVisit(request) || cookieIn(cookie, tryAnywayCookieName(secure)) !== null) return false
      const browser = readBrowser(userAgent)
      if (!isTooOld(browser)) return false
      send(reply, browser, address, address.path + address.query)
      return true
    },
  }
}

function addressOf(url: string): PageAddress {
  const [path = '/'] = url.split('?', 1)
  return { path, query: url.slice(path.length) }
}

/** A page of ours, whatever was written there. */
function wantedOf({ url }: FastifyRequest): string {
  const to = new URLSearchParams(addressOf(url).query).get('to') ?? '/'
  const { path, query } = addressOf(to)
  const own = canonicalPath(path) ?? '/'
  const circles = splitLocale(own).path === OLD_BROWSER_PATH || own === TRY_ANYWAY_PATH
  return circles ? '/' : own + (query === '' ? '' : new URL(query, 'http://own').search)
}
