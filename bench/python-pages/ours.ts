/** A page with nothing but our Python: prints as soon as it can, then waits for presses. */
import { spawnPython } from '@panya/engines/python/spawn-python.ts'

const made = performance.now()
const client = spawnPython()
const times = { ready: 0, printed: 0 }

function run(): Promise<number> {
  const pressed = performance.now()
  return new Promise((resolve) => {
    const off = client.onEvent((event) => {
      if (event.kind !== 'stdout') return
      off()
      resolve(performance.now() - pressed)
    })
    void client.perform({ do: 'run', main: 'main.py' }, [{ name: 'main.py', text: 'print(1)' }])
  })
}

const off = client.onState(() => {
  if (client.state !== 'ready' || times.ready > 0) return
  times.ready = performance.now() - made
  off()
})
await run()
times.printed = performance.now()
Object.assign(globalThis, { times, run, idle: () => client.state === 'ready' })
