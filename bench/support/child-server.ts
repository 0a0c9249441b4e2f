/** A server in a process of its own, whose processor time can be asked for. */
import { type ChildProcess, fork } from 'node:child_process'

export interface ChildServer<Ready> {
  ready: Ready & { port: number }
  /** Processor seconds used so far. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

export async function startChild<Ready>(
  file: string,
  options: object,
): Promise<ChildServer<Ready>> {
  const child = fork(file, [JSON.stringify(options)], {
    execArgv: [...process.execArgv, '--expose-gc'],
  })
  const ready = (await answer(child)) as Ready & { port: number }
  return {
    ready,
    async cpu() {
      child.send('cpu')
      return (await answer(child)) as number
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.send('stop')
      await gone
    },
  }
}

function answer(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the server ended with code ${code}`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message)
    })
  })
}

/** In the child: tells that it is ready and answers questions until it is stopped. */
export function serveParent(ready: object, stop: () => Promise<unknown>): void {
  process.on('message', (message) => {
    if (message === 'cpu') {
      const { user, system } = process.cpuUsage()
      process.send?.((user + system) / 1e6)
    }
    if (message === 'stop') void stop().finally(() => process.exit(0))
  })
  process.send?.(ready)
}

export function optionsFromParent(): unknown {
  return JSON.parse(process.argv[2] ?? '{}')
}
