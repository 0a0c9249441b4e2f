/** Serves the files that stand for the site as a whole: icons, manifest, robots, sitemap, service worker. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../http/context.ts'
import { BRAND_PICTURES } from '../brand/load-brand.ts'
import { robotsText, sitemapXml } from './search-engines.ts'
import { webManifest } from './web-manifest.ts'

const AN_HOUR = 'public, max-age=3600'

export interface SiteFiles {
  client: string
  /** The brand's drawings by file name. */
  pictures: ReadonlyMap<string, Buffer>
  toolPaths: readonly string[]
}

export function registerSite(app: FastifyInstance, { site }: AppContext, files: SiteFiles): void {
  const text = (path: string, type: string, body: string | Buffer, cache = AN_HOUR) =>
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', cache).type(type).send(body),
    )
  text('/robots.txt', 'text/plain; charset=utf-8', robotsText(site.publicUrl))
  text('/sitemap.xml', 'application/xml', sitemapXml(site.publicUrl, files.toolPaths))
  for (const locale of LOCALES) {
    const manifest = JSON.stringify(webManifest(site, locale))
    text(localePath(locale, '/manifest.webmanifest'), 'application/manifest+json', manifest)
  }
  for (const [name, type] of Object.entries(BRAND_PICTURES)) {
    text(`/${name}`, type, files.pictures.get(name) ?? Buffer.alloc(0))
  }
  text('/favicon.ico', 'image/png', files.pictures.get('icon-48.png') ?? Buffer.alloc(0))
  const worker = join(files.client, 'service-worker.js')
  if (existsSync(worker)) {
    text('/service-worker.js', 'text/javascript', readFileSync(worker), 'no-cache')
  }
}
