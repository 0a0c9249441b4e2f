/**
 * `npm run complete-lock`: npm leaves a platform's package out of the lock when the registry it asked
 * does not have it, and `npm ci` then refuses the lock. This writes those entries from their names.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run-command.ts'

interface Entry {
  version?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  link?: boolean
  optionalDependencies?: Record<string, string>
}

interface Lock {
  packages: Record<string, Entry>
}

const SYSTEMS =
  'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32 windows'.split(' ')
const PROCESSORS =
  'arm64 arm armv7 x64 ia32 x32 ppc64 ppc64le riscv64 s390x loong64 mips64el mipsel wasm32 universal'.split(
    ' ',
  )

/** What the name says of the platform: `@scope/tool-linux-arm64-musl`. */
export function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | null {
  const words = name.split(/[/@.-]+/)
  const cpu = PROCESSORS.find((processor) => words.includes(processor))
  const os = SYSTEMS.find((system) => words.includes(system))
  if (cpu === undefined && os === undefined) return null
  if (cpu === 'wasm32') return { cpu: ['wasm32'] }
  const musl = words.includes('musl') || words.includes('linuxmusl')
  return {
    ...(cpu && cpu !== 'universal' ? { cpu: [cpu === 'armv7' ? 'arm' : cpu] } : {}),
    ...(os ? { os: [os === 'windows' ? 'win32' : os] } : {}),
    ...(musl ? { libc: ['musl'] } : {}),
  }
}

/** The entry that `name` means for a package at `path`, as Node looks it up. */
function found(packages: Lock['packages'], path: string, name: string): boolean {
  const parts = path.split('/node_modules/')
  for (let depth = parts.length; depth > 0; depth--) {
    const folder = parts.slice(0, depth).join('/node_modules/')
    if (`${folder}/node_modules/${name}` in packages) return true
  }
  return `node_modules/${name}` in packages
}

export function completeLock(lock: Lock): number {
  let added = 0
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, wanted] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name)
      if (!platform || found(lock.packages, path, name)) continue
      const version = wanted.replace(/^[\^~]/, '')
      const kind = entry.dev ? { dev: true } : entry.devOptional ? { devOptional: true } : {}
      lock.packages[`node_modules/${name}`] = { version, ...platform, ...kind, optional: true }
      added++
    }
  }
  return added
}

if (import.meta.main) {
  for (const folder of ['.', 'apps/notebook']) {
    const file = join(ROOT, folder, 'package-lock.json')
    const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock
    const added = completeLock(lock)
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
    console.log(`${added} platform packages added to the lock of ${folder}`)
  }
}
