/** Serves the files that stand for the site as a whole: icons, manifest, robots, sitemap, whom to tell of a hole. */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/http/context.ts'
import { robotsText, sitemapXml } from './search-engines.ts'
import { securityText } from './security-text.ts'
import { smallFiles } from './small-files.ts'

const AN_HOUR = 'public, max-age=3600'

export interface SiteFiles {
  /** The brand's drawings by file name. */
  pictures: ReadonlyMap<string, Buffer>
  toolPaths: readonly string[]
}

export function registerSite(
  app: FastifyInstance,
  { site, now }: AppContext,
  files: SiteFiles,
): void {
  const text = (path: string, type: string, body: string | Buffer) =>
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', AN_HOUR).type(type).send(body),
    )
  text('/robots.txt', 'text/plain; charset=utf-8', robotsText(site.publicUrl))
  text('/sitemap.xml', 'application/xml', sitemapXml(site.publicUrl, files.toolPaths))
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(site, now())),
  )
  for (const { path, type, body } of smallFiles(site, files.pictures)) text(path, type, body)
}
