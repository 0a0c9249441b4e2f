/** Makes the service worker: its program in one file, and the list of files that are the shell, each with who needs it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'
import { injectManifest } from 'workbox-build'
import { ROOT } from './run-command.ts'
import { CLIENT, readBundle, shellFiles } from './web-bundle.ts'

const SOURCE = join(ROOT, 'apps/web/src/service-worker/service-worker.ts')

export async function buildServiceWorker(): Promise<void> {
  const scratch = join(CLIENT, '.vite', 'service-worker.js')
  // No module: not every browser starts one as a service worker.
  await build({ input: SOURCE, output: { file: scratch, format: 'iife', minify: true } })
  const shell = await shellFiles(readBundle())
  const { warnings } = await injectManifest({
    swSrc: scratch,
    swDest: join(CLIENT, 'service-worker.js'),
    globDirectory: CLIENT,
    globPatterns: [...shell.keys()],
    manifestTransforms: [
      (files) => ({
        manifest: files.map((file) => ({ ...file, locale: shell.get(file.url) ?? null })),
        warnings: [],
      }),
    ],
    dontCacheBustURLsMatching: /^assets\//,
  })
  rmSync(scratch)
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}
