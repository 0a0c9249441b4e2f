/** The Python worker in the browser: everything it needs lies under one versioned address. */
import type { LoadPyodide } from './load-python.ts'
import type { FromWorker, ToWorker } from './protocol.ts'
import { serveSession } from './serve-session.ts'

async function fetchBytes(url: string): Promise<Uint8Array | undefined> {
  const response = await fetch(url)
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
}

const serve = serveSession(
  (message: FromWorker) => postMessage(message),
  async ({ base }) => {
    const image = fetchBytes(`${base}snapshot.bin`).catch(() => undefined)
    const module = (await import(
      /* @vite-ignore */ /* webpackIgnore: true */ `${base}pyodide.mjs`
    )) as {
      loadPyodide: LoadPyodide
    }
    const snapshot = await image
    return {
      loadPyodide: module.loadPyodide,
      indexURL: base,
      ...(snapshot ? { snapshot } : {}),
      runtime: async () =>
        (await (await fetch(`${base}runtime.json`)).json()) as Record<string, string>,
    }
  },
)

addEventListener('message', (event: MessageEvent<ToWorker>) => void serve(event.data))
