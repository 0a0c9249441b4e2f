import { loadPyodide } from 'pyodide'
import { installRuntime } from '../load-python.ts'
import { readRuntime } from './runtime-files.ts'

/** A memory image made by Node restores in a browser: the interpreter keeps no trace of its host. */
export async function makeSnapshot(): Promise<Uint8Array> {
  const options = { _makeSnapshot: true, env: { HOME: '/home/pyodide' } }
  const py = await loadPyodide(options)
  installRuntime(py, readRuntime())
  return (py as unknown as { makeMemorySnapshot(): Uint8Array }).makeMemorySnapshot()
}
