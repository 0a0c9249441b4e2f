import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTasks, type Task } from './scheduler.ts'

const SECOND = 1000
const noLog = { warn: () => {} }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function counted(task: Omit<Task, 'run' | 'name'>) {
  const counter = { name: 'counted', ...task, runs: 0, run: async () => void (counter.runs += 1) }
  return counter
}

test('a task runs once an interval, and no more when it is stopped', async () => {
  const task = counted({ everyMs: 10 * SECOND })
  const stop = await startTasks([task], noLog)
  await vi.advanceTimersByTimeAsync(9 * SECOND)
  expect(task.runs).toBe(0)
  await vi.advanceTimersByTimeAsync(21 * SECOND)
  expect(task.runs).toBe(3)
  await stop()
  await vi.advanceTimersByTimeAsync(60 * SECOND)
  expect(task.runs).toBe(3)
})

test('a first run comes when it is asked for, or before anybody is let in', async () => {
  const soon = counted({ everyMs: 30 * SECOND, first: 2 * SECOND })
  const early = counted({ everyMs: 30 * SECOND, first: 'before-opening' })
  const stop = await startTasks([soon, early], noLog)
  expect([soon.runs, early.runs]).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect([soon.runs, early.runs]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(28 * SECOND)
  expect([soon.runs, early.runs]).toEqual([2, 2])
  await stop()
})

test('what takes longer than its interval is not begun again; stopping tells it and waits for it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = 0
  let told: AbortSignal | undefined
  const task: Task = {
    name: 'slow',
    everyMs: SECOND,
    run: async (signal) => {
      begun += 1
      told = signal
      await promise
    },
  }
  const stop = await startTasks([task], noLog)
  await vi.advanceTimersByTimeAsync(5 * SECOND)
  expect([begun, told?.aborted]).toEqual([1, false])
  let stopped = false
  const stopping = stop().finally(() => {
    stopped = true
  })
  await vi.advanceTimersByTimeAsync(SECOND)
  expect([told?.aborted, stopped]).toEqual([true, false])
  resolve()
  await stopping
  expect(stopped).toBe(true)
})

test.each([
  ['later', () => Promise.reject(new Error('no database'))],
  [
    'at once',
    () => {
      throw new Error('no database')
    },
  ],
])(
  'a task that fails %s is logged by its name, comes again, and holds up no other',
  async (_when, run) => {
    const lines: unknown[] = []
    const other = counted({ everyMs: SECOND })
    const failing: Task = { name: 'failing', everyMs: SECOND, first: 'before-opening', run }
    const log = { warn: (line: object) => void lines.push(line) }
    const stop = await startTasks([failing, other], log)
    await vi.advanceTimersByTimeAsync(2 * SECOND)
    await stop()
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatchObject({ task: 'failing', err: { message: 'no database' } })
    expect(other.runs).toBe(2)
  },
)
