import { loadPyodide } from 'pyodide'
import { installRuntime } from '../load-python.ts'
import { readRuntime } from './runtime-files.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'

/** A memory image made by Node restores in a browser: the interpreter keeps no trace of its host. */
export async function makeSnapshot(): Promise<Uint8Array> {
  return asOnAPhone(async () => {
    const options = { _makeSnapshot: true, env: { HOME: '/home/pyodide' } }
    const py = await loadPyodide(options)
    installRuntime(py, readRuntime())
    return (py as unknown as { makeMemorySnapshot(): Uint8Array }).makeMemorySnapshot()
  })
}

/**
 * Python points into a table of functions that is filled by what the host can do. An image that was made
 * where little can be done, as on a phone of Apple's and without stacks that wait, fits every browser.
 */
export async function asOnAPhone<T>(make: () => Promise<T>): Promise<T> {
  const changes: [object, string, PropertyDescriptor | null][] = [
    [globalThis, 'navigator', { value: { userAgent: IPHONE }, configurable: true }],
    [WebAssembly, 'Suspending', null],
    [WebAssembly, 'promising', null],
  ]
  const before = changes.map(([of, name]) => Object.getOwnPropertyDescriptor(of, name))
  for (const [of, name, changed] of changes) {
    if (changed) Object.defineProperty(of, name, changed)
    else Reflect.deleteProperty(of, name)
  }
  try {
    return await make()
  } finally {
    for (const [index, [of, name]] of changes.entries()) {
      const known = before[index]
      if (known) Object.defineProperty(of, name, known)
      else Reflect.deleteProperty(of, name)
    }
  }
}
