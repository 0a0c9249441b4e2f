import type { Job, JobResult } from './executor.ts'
import type { FlowProblem, Handle, PortableValue, Preview } from './flow-value.ts'

/** What the page and a worker say to each other about nodes. */

export type ToWorker =
  | { kind: 'run'; id: number; job: Job }
  | { kind: 'cancel'; id: number }
  | { kind: 'release'; keys: readonly string[] }
  | { kind: 'take'; id: number; handle: Handle }

export type FromWorker =
  | { kind: 'done'; id: number; result: JobResult }
  | { kind: 'taken'; id: number; value: PortableValue }
  | { kind: 'failed'; id: number; problem: FlowProblem }
  | { kind: 'loading'; id: number; on: boolean }
  | { kind: 'progress'; id: number; fraction: number; preview?: Preview }

/** What a heavy library offers inside its worker. */
export interface WorkerEngine {
  run(job: Job, options: WorkerRun): Promise<JobResult> | JobResult
  release(keys: readonly string[]): void
  take(handle: Handle): Promise<PortableValue> | PortableValue
}

export interface WorkerRun {
  progress: (fraction: number, preview?: Preview) => void
  /** Says that a library is on its way, which is waited for: ended and begun again it would never come. */
  loading?: <T>(library: Promise<T>) => Promise<T>
  /** True when nobody wants the result any more; long loops look at it now and then. */
  cancelled: () => boolean
}

/** The part of a worker's global scope, or of a message port, that is used. */
export interface Channel<In, Out> {
  postMessage(message: Out, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: { data: In }) => void): void
}
