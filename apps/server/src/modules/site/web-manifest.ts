/** The web app manifest: what an installed copy of the site is called and looks like. */
import type { SiteConfig } from '@panya/domain/brand/brand.ts'
import { directionOf, type Locale, localePath } from '@panya/domain/locale/locale.ts'

export function webManifest({ brand }: SiteConfig, locale: Locale): Record<string, unknown> {
  const png = (name: string, size: number, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline[locale],
    lang: locale,
    dir: directionOf(locale),
    start_url: localePath(locale, '/home'),
    scope: '/',
    display: 'standalone',
    theme_color: brand.themeColor,
    background_color: brand.palette.light['paper'],
    categories: ['education', 'kids'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192', 192, 'any'),
      png('icon-512', 512, 'any'),
      png('icon-maskable-512', 512, 'maskable'),
    ],
  }
}
