/** Makes the service worker: its program without types, and the list of files that are the shell. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { injectManifest } from 'workbox-build'
import { ROOT } from './run-command.ts'
import { CLIENT, readBundle, shellFiles } from './web-bundle.ts'

const SOURCE = join(ROOT, 'apps/web/src/service-worker/service-worker.ts')

export async function buildServiceWorker(): Promise<void> {
  const scratch = join(CLIENT, '.vite', 'service-worker.js')
  mkdirSync(join(CLIENT, '.vite'), { recursive: true })
  writeFileSync(scratch, stripTypeScriptTypes(readFileSync(SOURCE, 'utf8')))
  const { warnings } = await injectManifest({
    swSrc: scratch,
    swDest: join(CLIENT, 'service-worker.js'),
    globDirectory: CLIENT,
    globPatterns: await shellFiles(readBundle()),
    dontCacheBustURLsMatching: /^assets\//,
  })
  rmSync(scratch)
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}
