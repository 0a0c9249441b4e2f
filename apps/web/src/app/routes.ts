/** Every address of the product, once per locale; tools come from their manifests. */
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { loadManifests } from '@panya/tools/kit/manifest-files.ts'
import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'

const manifests = await loadManifests()

function pages(locale: string) {
  const page = (path: string, file: string) =>
    route(path, `routes/${file}.tsx`, { id: `${locale}/${path}` })
  return [
    index('routes/landing.tsx', { id: `${locale}/` }),
    page('home', 'home'),
    ...manifests.map((tool) => page(tool.path, 'tool')),
    page('*', 'not-found'),
  ]
}

export default LOCALES.flatMap((locale) =>
  locale === 'en' ? pages(locale) : prefix(locale, pages(locale)),
) satisfies RouteConfig
