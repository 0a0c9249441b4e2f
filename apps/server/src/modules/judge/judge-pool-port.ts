/** Keeps a worker for judging: a judge that hangs or fails costs its worker, never the server. */
import { Worker } from 'node:worker_threads'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { JudgeResult } from '@panya/tools/game-kit/core/judge-result.ts'
import { toolFile } from '@panya/tools/host/tool-files.ts'
import { askWorker } from '../../platform/threads/ask-worker.ts'
import type { Order } from './judge-worker.ts'

const MAX_WAITING = 200

/** Null when there was nothing to judge. */
type Answer = JudgeResult | null

export class JudgeBusy extends Error {}
export class JudgeFailed extends Error {}

const LIMITS = {
  limitMs: 5000,
  failed: (why: string, cause?: unknown) => new JudgeFailed(`the judge: ${why}`, { cause }),
}

export interface JudgePool {
  judge(tool: ToolPath, submission: unknown): Promise<JudgeResult>
  /** Somebody opened this game: its judge should be ready when they are. */
  warm(tool: ToolPath): void
  close(): Promise<void>
}

export function judgeFile(tool: ToolPath): string | null {
  return toolFile(tool, 'core/judge.ts')
}

/** One at a time: a submission is a few milliseconds of work, and order keeps it fair. */
export function createJudgePool(): JudgePool {
  let worker: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let closed = false
  const ready = new Set<ToolPath>()

  async function run(tool: ToolPath, order: Pick<Order, 'submission' | 'warm'>): Promise<Answer> {
    const file = judgeFile(tool)
    if (file === null || closed) throw new JudgeFailed(`no judge for ${tool}`)
    worker ??= new Worker(new URL('./judge-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    })
    const current = worker
    try {
      return (await askWorker<{ result: Answer }>(current, { id: 0, file, ...order }, LIMITS))
        .result
    } catch (error) {
      worker = null
      ready.clear()
      await current.terminate()
      throw error
    }
  }

  return {
    judge(tool, submission) {
      if (waiting >= MAX_WAITING) return Promise.reject(new JudgeBusy())
      waiting++
      const result = last.then(() => run(tool, { submission }) as Promise<JudgeResult>)
      last = result.catch(() => undefined).finally(() => waiting--)
      return result
    },
    warm(tool) {
      if (ready.has(tool) || waiting > 0 || judgeFile(tool) === null) return
      ready.add(tool)
      last = last.then(() => run(tool, { submission: null, warm: true })).catch(() => undefined)
    },
    async close() {
      closed = true
      await worker?.terminate()
      worker = null
    },
  }
}
