/** Plain Pyodide, no image, no shared memory. */
import type { loadPyodide as LoadPyodide, PyodideAPI } from 'pyodide'

let py: PyodideAPI | null = null

async function load(base: string): Promise<void> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as {
    loadPyodide: typeof LoadPyodide
  }
  py = await loadPyodide({ indexURL: base, stdout: (line) => postMessage(line) })
  postMessage('ready')
}

addEventListener('message', (event: MessageEvent<{ base?: string; run?: string }>) => {
  if (event.data.base) void load(event.data.base)
  if (event.data.run) py?.runPython(event.data.run)
})
