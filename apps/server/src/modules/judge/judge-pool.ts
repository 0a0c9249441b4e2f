/** Keeps a worker for judging: a judge that hangs or fails costs its worker, never the server. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { JudgeResult } from '@panya/tools/kit/core/game/judge-result.ts'

const TOOLS = join(import.meta.dirname, '../../../../../packages/tools/src')
const LIMIT_MS = 5000
const MAX_WAITING = 200

export class JudgeBusy extends Error {}
export class JudgeFailed extends Error {}

export interface JudgePool {
  judge(tool: ToolPath, submission: unknown): Promise<JudgeResult>
  close(): Promise<void>
}

export function judgeFile(tool: ToolPath): string | null {
  const file = join(TOOLS, tool, 'core', 'judge.ts')
  return existsSync(file) ? file : null
}

/** One at a time: a submission is a few milliseconds of work, and order keeps it fair. */
export function createJudgePool(): JudgePool {
  let worker: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function run(tool: ToolPath, submission: unknown): Promise<JudgeResult> {
    const file = judgeFile(tool)
    if (file === null) throw new JudgeFailed(`${tool} has no judge`)
    worker ??= new Worker(new URL('./judge-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    })
    const current = worker
    try {
      return await oneAnswer(current, file, submission)
    } catch (error) {
      worker = null
      await current.terminate()
      throw error
    }
  }

  return {
    judge(tool, submission) {
      if (waiting >= MAX_WAITING) return Promise.reject(new JudgeBusy())
      waiting++
      const result = last.then(() => run(tool, submission))
      last = result.catch(() => undefined).finally(() => waiting--)
      return result
    },
    async close() {
      await worker?.terminate()
      worker = null
    },
  }
}

function oneAnswer(worker: Worker, file: string, submission: unknown): Promise<JudgeResult> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => done(() => reject(new JudgeFailed('too slow'))), LIMIT_MS)
    const onMessage = (message: { result: JudgeResult }) => done(() => resolve(message.result))
    const onError = (error: unknown) =>
      done(() => reject(new JudgeFailed('the judge failed', { cause: error })))
    const onExit = () => done(() => reject(new JudgeFailed('the judge ended')))
    function done(settle: () => void): void {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage({ id: 0, file, submission })
  })
}
