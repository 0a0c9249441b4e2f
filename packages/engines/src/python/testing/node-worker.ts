/** The Python worker in Node, for tests: the same session on a worker thread. */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { loadPyodide } from 'pyodide'
import { asOnAPhone } from '../prepare/make-snapshot.ts'
import { readRuntime } from '../prepare/runtime-files.ts'
import type { ToWorker } from '../protocol.ts'
import { serveSession } from '../serve-session.ts'
import type { ThreadFacts } from './node-python.ts'

const { snapshot, phone } = workerData as ThreadFacts

const serve = serveSession(
  (message) => parentPort?.postMessage(message),
  async () => ({
    loadPyodide: phone ? (options) => asOnAPhone(() => loadPyodide(options)) : loadPyodide,
    ...(snapshot ? { snapshot: new Uint8Array(readFileSync(snapshot)) } : {}),
    runtime: async () => readRuntime(),
  }),
)

parentPort?.on('message', (message: ToWorker) => void serve(message))
