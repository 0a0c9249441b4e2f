/** The list of packages that fit our Python, and what belongs together in it. */
export interface LockedPackage {
  name: string
  file_name: string
  sha256: string
  depends: string[]
}

export interface Lock {
  packages: Record<string, LockedPackage>
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]+/g, '-')
}

/** The packages and everything they need, each once; an unknown name is an error that says so. */
export function withDependencies(lock: Lock, names: readonly string[]): LockedPackage[] {
  const known = new Map(Object.entries(lock.packages).map(([name, it]) => [plain(name), it]))
  const found = new Map<string, LockedPackage>()
  const waiting = names.map(plain)
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (found.has(name)) continue
    const one = known.get(name)
    if (!one) throw new Error(`There is no package called ${name} for this Python.`)
    found.set(name, one)
    waiting.push(...one.depends.map(plain))
  }
  return [...found.values()]
}
