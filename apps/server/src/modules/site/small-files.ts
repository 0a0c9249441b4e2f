/** What stands for the site on a device's home screen and in its tabs, and never changes while the server runs. */
import type { SiteConfig } from '@panya/domain/brand/brand.ts'
import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import { BRAND_PICTURES } from '../../platform/brand/load-brand.ts'
import { webManifest } from './web-manifest.ts'

export interface SmallFile {
  path: string
  type: string
  body: string | Buffer
}

export function smallFiles(site: SiteConfig, pictures: ReadonlyMap<string, Buffer>): SmallFile[] {
  const picture = (name: string) => pictures.get(name) ?? Buffer.alloc(0)
  return [
    ...LOCALES.map((locale) => ({
      path: localePath(locale, '/manifest.webmanifest'),
      type: 'application/manifest+json; charset=utf-8',
      body: JSON.stringify(webManifest(site, locale)),
    })),
    ...Object.entries(BRAND_PICTURES).map(([name, type]) => ({
      path: `/${name}`,
      type,
      body: picture(name),
    })),
    { path: '/favicon.ico', type: 'image/png', body: picture('icon-48.png') },
  ]
}
