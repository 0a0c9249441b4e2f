import { useState } from 'react'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { PythonSession } from '../python-session.ts'
import { askPython } from './ask-python.ts'
import { type TaskResult, taskResults } from './task-results.ts'

const CHECK_SECONDS = 10

export interface TaskCheck {
  /** Null until somebody has checked, or when the panel was closed. */
  results: readonly TaskResult[] | null
  checking: boolean
  check(): void
  close(): void
}

/** Checks the program against what a teacher asked for. Null without a task. */
export function useTaskCheck(session: PythonSession, host: ToolHost): TaskCheck | null {
  const [results, setResults] = useState<readonly TaskResult[] | null>(null)
  const [checking, setChecking] = useState(false)
  const task = host.task ?? null
  if (!task) return null

  async function check(): Promise<void> {
    if (!task || session.state.job) return
    setChecking(true)
    setResults(task.checks.map(() => ({ kind: 'open' })))
    const asked = askPython(task.checks)
    const timer = setTimeout(() => session.stop(), CHECK_SECONDS * 1000)
    const answer = await session.check(asked.specs, { every: true })
    clearTimeout(timer)
    setChecking(false)
    if (answer === null) return setResults(null)
    const found = taskResults(task.checks, asked, answer)
    setResults(found)
    const passed = found.every(({ kind }) => kind === 'passed')
    host.activity({ kind: passed ? 'check-passed' : 'check-failed', detail: task.id })
  }

  return { results, checking, check: () => void check(), close: () => setResults(null) }
}
