import type { Executor, JobResult, RunOptions } from './executor.ts'
import { FlowFailure, failureOf, type PortableValue } from './flow-value.ts'
import type { FromWorker, ToWorker } from './worker-protocol.ts'

/** The page's end of a worker: starts it at the first job, and again after a crash. */

export interface WorkerLike {
  postMessage(message: ToWorker): void
  addEventListener(type: 'message', listener: (event: { data: FromWorker }) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
  terminate(): void
}

interface Pending {
  resolve: (value: never) => void
  reject: (error: Error) => void
  onProgress?: RunOptions['onProgress']
  isLoading?: boolean
}

/** How long a job nobody wants may go on before its worker is ended. */
const PATIENCE_MS = 2500

export class WorkerExecutor implements Executor {
  readonly #spawn: () => WorkerLike
  #worker: WorkerLike | null = null
  readonly #pending = new Map<number, Pending>()
  readonly #lost = new Set<() => void>()
  #next = 1

  constructor(spawn: () => WorkerLike) {
    this.#spawn = spawn
  }

  run: Executor['run'] = (job, { signal, onProgress }) => {
    if (signal.aborted) return Promise.reject(new Error('cancelled'))
    const id = this.#next++
    const answer = this.#ask<JobResult>({ kind: 'run', id, job }, onProgress)
    let impatience: ReturnType<typeof setTimeout> | undefined
    const lookAgain = (): void => {
      const waiting = this.#pending.get(id)
      if (waiting?.isLoading) impatience = setTimeout(lookAgain, PATIENCE_MS)
      else if (waiting) this.restart()
    }
    const cancel = (): void => {
      this.#worker?.postMessage({ kind: 'cancel', id })
      impatience = setTimeout(lookAgain, PATIENCE_MS)
    }
    signal.addEventListener('abort', cancel, { once: true })
    return answer.finally(() => {
      clearTimeout(impatience)
      signal.removeEventListener('abort', cancel)
    })
  }

  take: Executor['take'] = (handle) => {
    return this.#ask<PortableValue>({ kind: 'take', id: this.#next++, handle })
  }

  release: Executor['release'] = (keys) => this.#worker?.postMessage({ kind: 'release', keys })

  onReset: Executor['onReset'] = (callback) => {
    this.#lost.add(callback)
    return () => this.#lost.delete(callback)
  }

  /** Ends the worker; the next job starts a new one. */
  restart(): void {
    this.#worker?.terminate()
    this.#worker = null
    const failed = [...this.#pending.values()]
    this.#pending.clear()
    for (const callback of this.#lost) callback()
    for (const { reject } of failed) reject(new FlowFailure('crashed'))
  }

  dispose(): void {
    this.#lost.clear()
    this.restart()
  }

  #ask<Answer>(
    message: Extract<ToWorker, { kind: 'run' | 'take' }>,
    onProgress?: RunOptions['onProgress'],
  ): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#pending.set(message.id, {
      resolve,
      reject,
      ...(onProgress && { onProgress }),
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    this.#ready().postMessage(message)
    return promise
  }

  #ready(): WorkerLike {
    if (this.#worker) return this.#worker
    const worker = this.#spawn()
    this.#worker = worker
    const crashed = (): void => {
      if (this.#worker === worker) this.restart()
    }
    worker.addEventListener('error', crashed)
    worker.addEventListener('messageerror', crashed)
    worker.addEventListener('message', ({ data }) => this.#hear(data))
    return worker
  }

  #hear(message: FromWorker): void {
    const waiting = this.#pending.get(message.id)
    if (!waiting) return
    if (message.kind === 'loading') {
      waiting.isLoading = message.on
      return
    }
    if (message.kind === 'progress') {
      waiting.onProgress?.(message.fraction, message.preview)
      return
    }
    this.#pending.delete(message.id)
    if (message.kind === 'failed') {
      waiting.reject(failureOf(message.problem))
    } else {
      waiting.resolve((message.kind === 'done' ? message.result : message.value) as never)
    }
  }
}
