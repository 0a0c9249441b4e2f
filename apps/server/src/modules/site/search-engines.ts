/** What search engines may read, and where the pages worth reading are. */
import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'

export const PUBLIC_PAGES = ['/', '/home', '/plans', '/privacy', '/signin', '/signup']
const PRIVATE = ['/api/', '/graphql', '/admin', '/teach', '/profile', '/projects']

export function robotsText(publicUrl: string): string {
  const closed = PRIVATE.flatMap((path) =>
    path.startsWith('/api') || path === '/graphql'
      ? [path]
      : LOCALES.map((locale) => localePath(locale, path)),
  )
  const lines = ['User-agent: *', 'Allow: /', ...closed.map((path) => `Disallow: ${path}`)]
  return [...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

export function sitemapXml(publicUrl: string, toolPaths: readonly string[]): string {
  const pages = [...PUBLIC_PAGES, ...toolPaths.map((path) => `/${path}`)]
  const urls = pages.flatMap((path) =>
    LOCALES.map((locale) => entry(publicUrl, path, localePath(locale, path))),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function entry(publicUrl: string, path: string, own: string): string {
  const link = (hreflang: string, target: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(publicUrl + target)}"/>`
  const links = LOCALES.map((locale) => link(locale, localePath(locale, path)))
  return `<url><loc>${escapeXml(publicUrl + own)}</loc>${links.join('')}${link('x-default', path)}</url>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
