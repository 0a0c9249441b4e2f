/** Makes Pyodide start from files in memory instead of addresses. */
import { scriptAddress } from '../sandbox/script-address.ts'
import type { InterpreterFiles } from './interpreter-cache.ts'
import type { LoadPyodide, PythonParts } from './load-python.ts'
import { GLUE, LOADER, LOCK, RUNTIME, SNAPSHOT_FACTS, STDLIB, WASM } from './sandbox-protocol.ts'

type Glue = NonNullable<NonNullable<Parameters<LoadPyodide>[0]>['createPyodideModule']>

/** Stands in for an address: nothing is ever fetched from it. */
const BASE = 'https://interpreter.invalid/'

/** `image` is the memory to begin with, which may still be on its way. */
export async function openInterpreter(
  { module, files }: InterpreterFiles,
  image: Promise<ArrayBuffer | null>,
): Promise<PythonParts> {
  const snapshot = roomForImage(files[SNAPSHOT_FACTS])
  fetchFrom(files)
  instantiate(module, async () => snapshot?.set(new Uint8Array((await image) ?? [])))
  // Pyodide takes a worker that has this for one that cannot import modules; this one can.
  Object.assign(self, { importScripts: undefined })
  const glue = (await importBytes(files[GLUE]!)) as { default: Glue }
  const loader = (await importBytes(files[LOADER]!)) as { loadPyodide: LoadPyodide }
  const loadPyodide: LoadPyodide = (options) =>
    loader.loadPyodide({ ...options, createPyodideModule: glue.default })
  return {
    loadPyodide,
    indexURL: BASE,
    ...(snapshot ? { snapshot } : {}),
    runtime: async () => JSON.parse(textOf(files[RUNTIME]!)) as Record<string, string>,
  }
}

function importBytes(script: ArrayBuffer): Promise<unknown> {
  return import(/* @vite-ignore */ scriptAddress(script))
}

/** Pyodide asks for the size of the image long before it reads it. */
function roomForImage(facts: ArrayBuffer | undefined): Uint8Array | null {
  return facts ? new Uint8Array((JSON.parse(textOf(facts)) as { bytes: number }).bytes) : null
}

function textOf(bytes: ArrayBuffer): string {
  return new TextDecoder().decode(bytes)
}

function fetchFrom(files: InterpreterFiles['files']): void {
  const fetchElsewhere = self.fetch.bind(self)
  const here = new Map([STDLIB, LOCK].map((name) => [`${BASE}${name}`, name]))
  self.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const name = here.get(address)
    if (name) return new Response(files[name])
    if (address === `${BASE}${WASM}`) return new Response()
    return fetchElsewhere(input, init)
  }
}

/** What Pyodide would compile is compiled already; the image is there before it goes on. */
function instantiate(module: WebAssembly.Module, beforeGoingOn: () => Promise<unknown>): void {
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const instance = await WebAssembly.instantiate(module, imports)
    await beforeGoingOn()
    return { module, instance }
  }
}
