import type { JobResult } from './executor.ts'
import { FlowFailure, type PortableValue, type Preview } from './flow-value.ts'
import { problemOf } from './problem-of.ts'
import type { Channel, FromWorker, ToWorker, WorkerEngine } from './worker-protocol.ts'

/** Runs inside a worker: takes jobs one by one, loads the library at the first one. */
export function serveEngine(
  load: () => Promise<WorkerEngine>,
  channel = self as unknown as Channel<ToWorker, FromWorker>,
): void {
  let engine: Promise<WorkerEngine> | null = null
  const cancelled = new Set<number>()
  const loaded = (): Promise<WorkerEngine> => {
    engine ??= load().catch((error: unknown) => {
      engine = null
      throw new FlowFailure('engine-unavailable', { detail: messageOf(error) })
    })
    return engine
  }
  const awaited = async <T>(id: number, library: Promise<T>): Promise<T> => {
    channel.postMessage({ kind: 'loading', id, on: true }, [])
    try {
      return await library
    } finally {
      channel.postMessage({ kind: 'loading', id, on: false }, [])
    }
  }
  const answer = async (message: Extract<ToWorker, { id: number }>): Promise<void> => {
    const { id } = message
    try {
      if (message.kind === 'cancel') {
        cancelled.add(id)
      } else if (message.kind === 'run') {
        const ready = await awaited(id, loaded())
        const result = await ready.run(message.job, {
          loading: (library) => awaited(id, library),
          progress: (fraction, preview) =>
            channel.postMessage(
              { kind: 'progress', id, fraction, ...(preview && { preview }) },
              [],
            ),
          cancelled: () => cancelled.has(id),
        })
        channel.postMessage({ kind: 'done', id, result }, previewBuffers(result))
      } else {
        const value = await (await loaded()).take(message.handle)
        channel.postMessage({ kind: 'taken', id, value }, portableBuffers(value))
      }
    } catch (error) {
      channel.postMessage({ kind: 'failed', id, problem: problemOf(error) }, [])
    }
    if (message.kind === 'run') cancelled.delete(id)
  }
  channel.addEventListener('message', ({ data }) => {
    if (data.kind === 'release') void engine?.then((ready) => ready.release(data.keys))
    else void answer(data)
  })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function pictureBuffers(preview: Preview | undefined): ArrayBuffer[] {
  if (preview?.kind === 'image') return [preview.rgba.buffer]
  return preview?.kind === 'compare' ? [preview.before.rgba.buffer, preview.after.rgba.buffer] : []
}

function previewBuffers(result: JobResult): ArrayBuffer[] {
  return [...new Set(pictureBuffers(result.preview))]
}

function portableBuffers(value: PortableValue): ArrayBuffer[] {
  return value.type === 'image' ? [value.rgba.buffer] : []
}
