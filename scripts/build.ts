/** Builds what the browser gets; does nothing when nothing has changed since the last build. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashFiles, writeHashes } from './file-hashes.ts'
import { precompress } from './precompress.ts'
import { withProcessLock } from './process-lock.ts'
import { ROOT, runCommand } from './run-command.ts'
import { buildServiceWorker } from './service-worker.ts'
import { isFresh, sourceStamp, writeStamp } from './source-stamp.ts'
import { prepareSandbox } from './vendor/sandbox.ts'

const WEB = join(ROOT, 'apps', 'web')
const BUILD = join(WEB, 'build')
// Outside the build folder, which every build of the pages empties.
const VENDOR = join(ROOT, '.cache', 'vendor')
const VENDOR_SCRIPTS = join(ROOT, 'scripts', 'vendor')

const SOURCES = [
  'apps/web/{src/**,*.ts,package.json}',
  'packages/**',
  'package-lock.json',
  'scripts/**',
]

/** In turn: one that was left behind by a start that was killed still writes to the same place. */
export function build(): Promise<void> {
  return withProcessLock(join(ROOT, '.cache', 'builder'), buildIfChanged)
}

async function buildIfChanged(): Promise<void> {
  const stampFile = join(BUILD, 'stamp')
  const stamp = await sourceStamp(SOURCES)
  if (isFresh(stampFile, stamp)) {
    console.log('✓ pages are built')
    return
  }
  await step('runtimes and models', prepareVendor)
  await step('pages', buildPages)
  await step('service worker', buildServiceWorker)
  await step('list of files', writeFileList)
  await step('compression', async () => {
    await precompress(join(BUILD, 'client'))
    await precompress(VENDOR)
  })
  writeStamp(stampFile, stamp)
}

async function step(title: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  console.log(`… ${title}`)
  await work()
  console.log(`✓ ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}

/** Each script copies or makes the files of one runtime, below a folder named by its version. */
async function prepareVendor(): Promise<void> {
  if (!existsSync(VENDOR_SCRIPTS)) return
  mkdirSync(VENDOR, { recursive: true })
  for (const file of readdirSync(VENDOR_SCRIPTS).filter((name) => /^[a-z-]+\.ts$/.test(name))) {
    const script = (await import(pathToFileURL(join(VENDOR_SCRIPTS, file)).href)) as {
      prepare(outDir: string): Promise<void>
    }
    await script.prepare(VENDOR)
  }
}

/** What the service worker compares files with that a device has kept. */
async function writeFileList(): Promise<void> {
  const assets = await hashFiles(join(BUILD, 'client', 'assets'), '/assets/')
  writeHashes(join(BUILD, 'files.json'), { ...assets, ...(await hashFiles(VENDOR, '/vendor/')) })
}

async function buildPages(): Promise<void> {
  const SANDBOX_FILES = JSON.stringify(await prepareSandbox(VENDOR))
  const options = { env: { NODE_ENV: 'production', SANDBOX_FILES }, cwd: WEB }
  const code = await runCommand('react-router', ['build', '--logLevel', 'warn'], options)
  if (code !== 0) throw new Error('The pages could not be built.')
  // Loaded, the pages look for the built files they name.
  const found = await runCommand(process.execPath, ['build/server/index.js'], options)
  if (found !== 0) throw new Error('The built pages cannot start.')
}

if (import.meta.main) await build()
