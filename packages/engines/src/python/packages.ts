import type { PyodideAPI } from 'pyodide'
import type { Ending, PythonEvent } from './protocol.ts'

const FIND = `
from _panya import packages
packages.wanted
`

/** Loads what the project imports and the interpreter does not have; null when all is there. */
export async function loadPackages(
  py: PyodideAPI,
  packagesUrl: string | null,
  source: string,
  emit: (event: PythonEvent) => void,
): Promise<Ending | null> {
  const names = wantedPackages(py, source)
  if (names.length === 0) return null
  if (packagesUrl === null) return { ending: 'packages', missing: names, reason: 'no-source' }
  const original = globalThis.fetch
  globalThis.fetch = withProgress(original, (loaded, total) =>
    emit({ kind: 'packages', names, loaded, total }),
  )
  try {
    const loaded = await py.loadPackage(names, {
      messageCallback: () => {},
      errorCallback: () => {},
    })
    const missing = names.filter((name) => !loaded.some((found) => sameName(found.name, name)))
    return missing.length > 0 ? { ending: 'packages', missing, reason: 'unreachable' } : null
  } catch {
    return { ending: 'packages', missing: names, reason: 'unreachable' }
  } finally {
    globalThis.fetch = original
  }
}

function sameName(a: string, b: string): boolean {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[-_.]+/g, '-')
  return plain(a) === plain(b)
}

function wantedPackages(py: PyodideAPI, source: string): string[] {
  const wanted = py.runPython(FIND) as (source: string) => string
  const imports = JSON.parse(wanted(source)) as string[]
  const packages = Object.values(py.lockfile.packages)
  return imports.flatMap(
    (name) =>
      packages.find((one) => one.imports.includes(name) || sameName(one.name, name))?.name ?? [],
  )
}

/** A fetch that counts the bytes of everything that goes through it. */
function withProgress(
  fetcher: typeof fetch,
  report: (loaded: number, total: number | null) => void,
): typeof fetch {
  let loaded = 0
  let total: number | null = 0
  return async (input, init) => {
    const response = await fetcher(input, init)
    if (!response.ok || !response.body) return response
    const length = Number(response.headers.get('content-length'))
    total = total === null || !length ? null : total + length
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          loaded += chunk.length
          report(loaded, total)
          controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, { headers: response.headers, status: response.status })
  }
}
