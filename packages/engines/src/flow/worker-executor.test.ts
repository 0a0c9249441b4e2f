import { afterEach, expect, test, vi } from 'vitest'
import { FlowFailure } from './flow-value.ts'
import { WorkerExecutor, type WorkerLike } from './worker-executor.ts'
import type { FromWorker, ToWorker, WorkerEngine } from './worker-protocol.ts'
import { serveEngine } from './worker-serve.ts'

const JOB = { key: 'k', type: 'double', params: { n: 4 }, inputs: {} }
const OPTIONS = { signal: new AbortController().signal, onProgress: () => {} }

/** A worker in the same process, over a real message channel. */
function linked(engine: WorkerEngine) {
  const crash: (() => void)[] = []
  let started = 0
  const ports: MessagePort[] = []
  const spawn = (): WorkerLike => {
    started++
    const { port1, port2 } = new MessageChannel()
    ports.push(port1, port2)
    serveEngine(() => Promise.resolve(engine), {
      postMessage: (message: FromWorker, transfer) => port2.postMessage(message, transfer),
      addEventListener: (_type, listener) => port2.addEventListener('message', listener),
    })
    port2.start()
    return {
      postMessage: (message: ToWorker) => port1.postMessage(message),
      addEventListener: (type: string, listener: (event: never) => void) => {
        if (type === 'error') crash.push(listener as () => void)
        else port1.addEventListener(type, listener as EventListener)
        port1.start()
      },
      terminate: () => port1.close(),
    }
  }
  const close = (): void => ports.forEach((port) => port.close())
  return { executor: new WorkerExecutor(spawn), crash, started: () => started, close }
}

const doubling: WorkerEngine = {
  run({ params }, { progress }) {
    progress(0.5)
    if (params.n === 13) throw new FlowFailure('unlucky', { n: 13 })
    return { outputs: { out: { type: 'number', value: Number(params.n) * 2 } }, bytes: 8 }
  },
  release() {},
  take: () => ({ type: 'image', width: 1, height: 1, rgba: new Uint8ClampedArray(4) }),
}

test('runs a job in the worker, with progress', async () => {
  const { executor, close } = linked(doubling)
  const heard: number[] = []
  const result = await executor.run(JOB, {
    ...OPTIONS,
    onProgress: (fraction) => heard.push(fraction),
  })
  expect(result.outputs.out).toEqual({ type: 'number', value: 8 })
  expect(heard).toEqual([0.5])
  const taken = await executor.take({ engine: 'e', key: 'k', port: 'out' })
  expect(taken).toMatchObject({ type: 'image', width: 1 })
  close()
})

test('a failure keeps its code', async () => {
  const { executor, close } = linked(doubling)
  const failure = await executor
    .run({ ...JOB, params: { n: 13 } }, OPTIONS)
    .catch((error: unknown) => error)
  expect((failure as FlowFailure).problem).toEqual({ code: 'unlucky', values: { n: 13 } })
  close()
})

test('a crash fails what was running, says so, and the next job gets a new worker', async () => {
  const stuck = { ...doubling, run: () => new Promise<never>(() => {}) }
  const { executor, crash, started, close } = linked(stuck)
  let resets = 0
  executor.onReset(() => resets++)
  const running = executor.run(JOB, OPTIONS).catch((error: unknown) => error)
  crash[0]?.()
  expect(((await running) as FlowFailure).problem.code).toBe('crashed')
  expect(resets).toBe(1)
  void executor.run(JOB, OPTIONS).catch(() => {})
  expect(started()).toBe(2)
  executor.dispose()
  close()
})

/** Long enough for anybody to lose patience. */
const LONG_MS = 60_000

afterEach(() => {
  vi.useRealTimers()
})

test('a job nobody wants ends with its worker, but a library on its way is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const library = Promise.withResolvers<void>()
  const job = Promise.withResolvers<never>()
  const patient: WorkerEngine = {
    ...doubling,
    run: async (_, { loading, progress }) => {
      const here = loading?.(library.promise)
      progress(0.1)
      await here
      progress(0.9)
      return job.promise
    },
  }
  const { executor, started, close } = linked(patient)
  let resets = 0
  executor.onReset(() => resets++)
  const unwanted = new AbortController()
  const coming = Promise.withResolvers<void>()
  const here = Promise.withResolvers<void>()
  const running = executor
    .run(JOB, {
      signal: unwanted.signal,
      onProgress: (fraction) => (fraction < 0.5 ? coming : here).resolve(),
    })
    .catch((error: unknown) => error)
  await coming.promise
  unwanted.abort()
  vi.advanceTimersByTime(LONG_MS)
  expect(resets).toBe(0)

  library.resolve()
  await here.promise
  vi.advanceTimersByTime(LONG_MS)
  expect(((await running) as FlowFailure).problem.code).toBe('crashed')
  expect([resets, started()]).toEqual([1, 1])
  close()
})
