/** Runs what is due without anybody asking: each task at its interval, never twice at the same time. */
import type { FastifyBaseLogger } from 'fastify'

export interface Task {
  /** What the log calls it when it fails. */
  name: string
  everyMs: number
  /** When it runs for the first time; after one interval unless it says so. `before-opening`: waited for. */
  first?: number | 'before-opening'
  /** Told when the server closes, which waits for it. */
  run(stop: AbortSignal): Promise<unknown>
}

/** Resolves when all that must come before opening is done; gives the way to stop. */
export async function startTasks(
  tasks: readonly Task[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<() => Promise<void>> {
  const stop = new AbortController()
  const running = new Map<Task, Promise<void>>()
  const timers: NodeJS.Timeout[] = []

  async function run(task: Task): Promise<void> {
    try {
      await task.run(stop.signal)
    } catch (error) {
      log.warn({ err: error, task: task.name }, 'a task could not be done')
    }
  }

  function begin(task: Task): Promise<void> {
    const before = running.get(task)
    if (before) return before
    const round = run(task).finally(() => running.delete(task))
    running.set(task, round)
    return round
  }

  const early = tasks.filter(({ first }) => first === 'before-opening')
  await Promise.all(early.map(begin))
  for (const task of tasks) {
    const tick = () => void begin(task)
    if (typeof task.first === 'number') timers.push(setTimeout(tick, task.first).unref())
    timers.push(setInterval(tick, task.everyMs).unref())
  }

  return async () => {
    for (const timer of timers) clearTimeout(timer)
    stop.abort()
    await Promise.all(running.values())
  }
}
