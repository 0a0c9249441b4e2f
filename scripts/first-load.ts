/** Holds the JavaScript that public pages load at first against its limit, with size-limit. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runCommand } from './run-command.ts'
import { CLIENT, firstLoadFiles, PUBLIC_ROUTES, readBundle } from './web-bundle.ts'

/** Within the design's 130 KB of 1024 bytes each, with a little room left. */
const LIMIT = '132 kB'

const bundle = readBundle()
const checks = []
for (const route of PUBLIC_ROUTES) {
  if (!bundle[`src/app/routes/${route}.tsx?__react-router-build-client-route`]) continue
  const files = (await firstLoadFiles(bundle, route)).filter((file) => file.endsWith('.js'))
  checks.push({ name: route, path: files.map((file) => join(CLIENT, file)), limit: LIMIT })
}
const config = join(ROOT, '.cache', 'size-limit.json')
writeFileSync(config, JSON.stringify(checks))
process.exit(await runCommand('size-limit', ['--config', config]))
