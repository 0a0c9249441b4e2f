import type { ToolHost } from '../../host/tool-host.ts'
import type { Messages } from './python-messages.ts'
import type { PythonSession } from './python-session.ts'

const CHECK_SECONDS = 10

/** Checks the program against what a teacher asked for, and says what it should have printed. Null without a task. */
export function useTaskCheck(
  t: Messages,
  session: PythonSession,
  host: ToolHost,
): (() => void) | null {
  const task = host.task ?? null
  if (!task) return null

  async function check(): Promise<void> {
    if (!task) return
    const checks = task.checks.map(({ input, output }) => ({ input: [...input], output }))
    const timer = setTimeout(() => session.stop(), CHECK_SECONDS * 1000)
    const answer = await session.check(checks)
    clearTimeout(timer)
    if (answer === null) return
    const failed = checks.find((_check, index) => !answer.checks?.[index]?.passed)
    const passed = answer.ending === 'finished' && failed === undefined
    host.activity({ kind: passed ? 'check-passed' : 'check-failed', detail: task.id })
    if (passed) return host.toast(t('challengePassed'), 'success')
    const why = failed === undefined ? '' : ` ${t('challengeExpected')}: ${failed.output}`
    host.toast(`${t('challengeFailed')}${why}`)
  }

  return () => void check()
}
