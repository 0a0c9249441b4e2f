/** The baseline: plain Pyodide in a worker that prints, as its documentation shows. */
import { pythonBase } from '@panya/engines/python/spawn-python.ts'

const made = performance.now()
const worker = new Worker(new URL('./plain-worker.ts', import.meta.url), { type: 'module' })
const times = { ready: 0, printed: 0 }
let heard: (message: string) => void = () => {}
worker.addEventListener('message', (event: MessageEvent<string>) => heard(event.data))

function next(wanted: string): Promise<void> {
  return new Promise((resolve) => {
    heard = (message) => message === wanted && resolve()
  })
}

async function run(): Promise<number> {
  const pressed = performance.now()
  const printed = next('1')
  worker.postMessage({ run: 'print(1)' })
  await printed
  return performance.now() - pressed
}

const ready = next('ready')
worker.postMessage({ base: pythonBase() })
await ready
times.ready = performance.now() - made
await run()
times.printed = performance.now()
Object.assign(globalThis, { times, run, idle: () => true })
