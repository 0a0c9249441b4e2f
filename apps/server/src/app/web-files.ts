/** Finds what the web build made. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '@panya/domain/brand/brand.ts'
import { loadManifests } from '@panya/tools/host/manifest-files.ts'
import { createPageRenderer } from '../pages/page-renderer.ts'
import type { WebFiles } from './create-app.ts'

const WEB = join(import.meta.dirname, '../../../web/build')

export async function findWebFiles(
  site: SiteConfig,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<WebFiles> {
  const serverBuild = join(WEB, 'server', 'index.js')
  if (!existsSync(serverBuild)) {
    throw new Error('The web pages are not built yet: run "npm run build" or "npm start".')
  }
  const manifests = await loadManifests()
  const isolated = manifests.filter((m) => m.crossOriginIsolated).map((m) => m.path)
  const client = join(WEB, 'client')
  return {
    client,
    pictures,
    toolPaths: manifests.map((manifest) => manifest.path),
    vendor: join(WEB, '../../../.cache/vendor'),
    notebook: join(WEB, '../../../.cache/notebook'),
    ...(await createPageRenderer(serverBuild, client, site)),
    // Shared projects and learners' work open in any tool, so their pages must suit all of them.
    isolated: new Set(['shared', 'teach/work', ...isolated]),
  }
}
