/**
 * Builds the notebook site (apps/notebook) into .cache/notebook: installs its own packages, bundles,
 * compresses. Does nothing when nothing has changed, and leaves a status file for the page to show.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { hashFiles, writeHashes } from './file-hashes.ts'
import { precompress } from './precompress.ts'
import { withProcessLock } from './process-lock.ts'
import { ROOT, stopsWithUs } from './run-command.ts'
import { isFresh, sourceStamp, writeStamp } from './source-stamp.ts'
import { prepareSandbox } from './vendor/sandbox.ts'

const APP = join(ROOT, 'apps', 'notebook')
const OUT = join(ROOT, '.cache', 'notebook')
const VENDOR = join(ROOT, '.cache', 'vendor')
/** Holds the lock file that was installed. */
const INSTALLED = join(APP, 'node_modules', '.installed')

const SOURCES = [
  'apps/notebook/{src/**,*.ts,*.cjs,*.json}',
  'packages/engines/src/{download,notebook,python,sandbox,stage,blocks-runtime/world}/**/*.ts',
  'packages/domain/src/{download,html,locale,nesting,notebook}/*.ts',
  'packages/ui/src/Fonts/*.css',
]

interface Status {
  state: 'building' | 'ready' | 'failed'
  step?: 'install' | 'build' | 'compress'
  done?: number
}

let step: Status['step']

function tell(status: Status): void {
  step = status.step
  mkdirSync(OUT, { recursive: true })
  // Renamed into place: the server never reads half of it.
  writeFileSync(join(OUT, 'status.json.part'), JSON.stringify(status))
  renameSync(join(OUT, 'status.json.part'), join(OUT, 'status.json'))
}

/** Runs a program, its output kept for the case that it fails. */
function run(command: string, args: string[]): Promise<void> {
  const path = [join(ROOT, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(command, args, { cwd: APP, env: { ...process.env, PATH: path } })
  stopsWithUs(child)
  let output = ''
  child.stdout.on('data', (data) => (output += String(data)))
  child.stderr.on('data', (data) => (output += String(data)))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${args[0]} ended with ${code}\n${output.slice(-4000)}`)),
    )
  })
}

/** The packages are the notebook's own: JupyterLab wants another React than the rest of the house. */
async function install(): Promise<void> {
  const lock = readFileSync(join(APP, 'package-lock.json'), 'utf8')
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return
  tell({ state: 'building', step: 'install', done: 0.1 })
  // `npm start` runs for production, where npm would leave out what builds the site.
  const how = ['--include=dev', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']
  await run('npm', ['ci', ...how])
  writeFileSync(INSTALLED, lock)
}

async function bundle(stamp: string, sandbox: string): Promise<void> {
  const site = join(OUT, 'site')
  const draft = join(OUT, 'draft')
  rmSync(draft, { recursive: true, force: true })
  tell({ state: 'building', step: 'build', done: 0.6 })
  await run('node', ['build.ts', draft, stamp.slice(0, 12), sandbox])
  tell({ state: 'building', step: 'compress', done: 0.85 })
  await precompress(draft)
  await writeFileList(draft)
  rmSync(site, { recursive: true, force: true })
  renameSync(draft, site)
}

/** Inside the site, so that one is never without the other; the server reads it. */
async function writeFileList(site: string): Promise<void> {
  writeHashes(join(site, 'files.json'), await hashFiles(site, '/notebook/'))
}

/** In turn: a second server of this folder, or one started again at once, would install into the same place. */
export function buildNotebook(): Promise<void> {
  return withProcessLock(join(OUT, 'builder'), buildIfChanged)
}

async function buildIfChanged(): Promise<void> {
  const stampFile = join(OUT, 'stamp')
  const { python } = await prepareSandbox(VENDOR)
  const stamp = `${await sourceStamp(SOURCES)}-${python}`
  if (isFresh(stampFile, stamp)) {
    // One that was built before there were lists.
    if (!existsSync(join(OUT, 'site', 'files.json'))) await writeFileList(join(OUT, 'site'))
    tell({ state: 'ready' })
    return
  }
  const started = performance.now()
  try {
    await install()
    await bundle(stamp, python)
  } catch (error) {
    // Where it ended is what the page can tell its readers.
    tell({ state: 'failed', ...(step ? { step } : {}) })
    // Whatever was the matter, packages that were half there are not trusted a second time.
    rmSync(INSTALLED, { force: true })
    throw error
  }
  writeStamp(stampFile, stamp)
  tell({ state: 'ready' })
  console.log(`✓ notebook (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}

if (import.meta.main) await buildNotebook()
