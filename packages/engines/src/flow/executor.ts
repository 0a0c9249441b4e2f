import type { FlowValue, Handle, PortableValue, Preview } from './flow-value.ts'
import type { NodeNote } from './node-note.ts'

/** Who computes nodes: the page itself for small things, a worker per heavy library for the rest. */

export interface Job {
  /** Names this computation by its content: type, settings and what comes in. */
  key: string
  /** The node it is for: those that remember (a counter, a log) keep their memory under this name. */
  node?: string
  type: string
  params: Record<string, unknown>
  inputs: Record<string, JobInput>
}

export type JobInput = { value: FlowValue; portable?: PortableValue }

export interface JobResult {
  outputs: Record<string, FlowValue>
  preview?: Preview
  /** What the learner should know about it. */
  notes?: readonly NodeNote[]
  /** How it came about, for the editor of a setting: what was found out about a file. */
  details?: unknown
  /** What keeping it costs, for the cache. */
  bytes: number
}

export interface RunOptions {
  signal: AbortSignal
  /** What there is to see so far may come with it: a curve while something learns. */
  onProgress: (fraction: number, preview?: Preview) => void
}

export interface Executor {
  run(job: Job, options: RunOptions): Promise<JobResult>
  /** Forgets what these jobs made. */
  release(keys: readonly string[]): void
  /** Takes a big value out. */
  take(handle: Handle): Promise<PortableValue>
  /** Calls back when everything kept was lost (a worker had to be started again). */
  onReset(lost: () => void): () => void
}

export type NodeFunction = (job: Job, options: RunOptions) => JobResult | Promise<JobResult>

/** Runs functions on the page; for nodes that cost next to nothing. */
export function pageExecutor(functions: Record<string, NodeFunction>): Executor {
  return {
    async run(job, options) {
      const compute = functions[job.type]
      if (!compute) throw new Error(`nobody computes ${job.type}`)
      return compute(job, options)
    },
    release() {},
    take: () => Promise.reject(new Error('the page keeps no big values')),
    onReset: () => () => {},
  }
}
