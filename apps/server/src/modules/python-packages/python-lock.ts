/** The list of packages that fit our Python, and what belongs together in it. */
import { createRequire } from 'node:module'

export interface LockedPackage {
  name: string
  file_name: string
  sha256: string
  depends: string[]
}

export interface Lock {
  packages: Record<string, LockedPackage>
}

const require = createRequire(import.meta.resolve('@panya/engines/package.json'))

/** As it comes with the interpreter itself: who can change the one can change the other. */
export function readLock(): { lock: Lock; version: string } {
  const { version } = require('pyodide/package.json') as { version: string }
  return { lock: require('pyodide/pyodide-lock.json') as Lock, version }
}

export function publicSource(version: string): string {
  return `https://cdn.jsdelivr.net/pyodide/v${version}/full/`
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]+/g, '-')
}

/** The packages and everything they need, each once; names that are in no list apart. */
export function withDependencies(
  lock: Lock,
  names: readonly string[],
): { packages: LockedPackage[]; unknown: string[] } {
  const known = new Map(Object.entries(lock.packages).map(([name, it]) => [plain(name), it]))
  const found = new Map<string, LockedPackage>()
  const unknown: string[] = []
  const waiting = names.map(plain)
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const one = known.get(name)
    if (!one) unknown.push(name)
    else if (!found.has(name)) {
      found.set(name, one)
      waiting.push(...one.depends.map(plain))
    }
  }
  return { packages: [...found.values()], unknown: [...new Set(unknown)] }
}
