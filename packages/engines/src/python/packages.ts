import type { PyodideAPI } from 'pyodide'
import { PACKAGES_BASE } from './load-python.ts'
import type { Ending, PackageFiles } from './protocol.ts'

const FIND = `
from _panya import packages
packages.wanted
`
const FIND_TRIED = `
from _panya import packages
packages.tried
`

/** Packages by name, and the files they and all they need are in. */
export type AskForPackages = (names: string[], files: string[]) => Promise<PackageFiles>

/** Loads what the project imports and the interpreter does not have; null when all is there. */
export async function loadPackages(
  py: PyodideAPI,
  source: string,
  ask: AskForPackages,
): Promise<Ending | null> {
  const names = namedIn(py, FIND, source)
  if (names.length === 0) return null
  const { files, reason } = await ask(names, filesOf(py, names))
  const absent = reason === null ? await install(py, names, files) : names
  // A program that catches the error of an import goes on without it.
  const tried = absent.length > 0 ? namedIn(py, FIND_TRIED, source) : []
  const missing = absent.filter((name) => !tried.includes(name))
  return missing.length > 0
    ? { ending: 'packages', missing, reason: reason ?? 'unreachable' }
    : null
}

/** What Pyodide would fetch is here already. It does not fail: it loads less. */
async function install(
  py: PyodideAPI,
  names: string[],
  files: PackageFiles['files'],
): Promise<string[]> {
  const original = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.startsWith(PACKAGES_BASE)) return original(input, init)
    const bytes = files[decodeURIComponent(address.slice(PACKAGES_BASE.length))]
    return new Response(bytes ?? null, { status: bytes ? 200 : 404 })
  }
  const quiet = { messageCallback: () => {}, errorCallback: () => {} }
  try {
    const loaded = await py.loadPackage(names, quiet)
    return names.filter((name) => !loaded.some((found) => sameName(found.name, name)))
  } catch {
    return names
  } finally {
    globalThis.fetch = original
  }
}

function sameName(a: string, b: string): boolean {
  return plain(a) === plain(b)
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]+/g, '-')
}

/** The packages in which the modules are that `find` tells of. */
function namedIn(py: PyodideAPI, find: string, source: string): string[] {
  const modules = py.runPython(find) as (source: string) => string
  const imports = JSON.parse(modules(source)) as string[]
  const packages = Object.values(py.lockfile.packages)
  return imports.flatMap(
    (name) =>
      packages.find((one) => one.imports.includes(name) || sameName(one.name, name))?.name ?? [],
  )
}

/** Of the packages and of all they need, as far as the interpreter does not have them. */
function filesOf(py: PyodideAPI, names: string[]): string[] {
  const known = new Map(
    Object.entries(py.lockfile.packages).map(([name, one]) => [plain(name), one]),
  )
  const here = new Set(Object.keys(py.loadedPackages).map(plain))
  const files = new Set<string>()
  const waiting = names.map(plain)
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const one = known.get(name)
    if (!one || here.has(name)) continue
    here.add(name)
    files.add(one.file_name)
    waiting.push(...one.depends.map(plain))
  }
  return [...files]
}
