/** Checks a notebook against what a teacher asked for, or records a solution, in a Python of its own. */
import type { Python } from '@panya/engines/python/python.ts'
import { spawnPython } from '@panya/engines/python/spawn-python.ts'
import { TaskCheck } from '../../../host/task/TaskCheck.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { NotebookSession } from '../notebook-session.ts'
import { scriptOf } from '../tutor-subject.ts'

async function inPython<Made>(ask: (python: Python) => Promise<Made>): Promise<Made> {
  const python = spawnPython()
  try {
    return await ask(python)
  } finally {
    python.dispose()
  }
}

export function NotebookTask({ host, session }: { host: ToolHost; session: NotebookSession }) {
  const { locale } = host
  return (
    <TaskCheck
      host={host}
      label="checkWork"
      judge={async (checks) => {
        const [{ judgeNotebook }, { notebookLines, loadNotebookTaskMessages }] = await Promise.all([
          import('./judge-notebook.ts'),
          import('./notebook-lines.ts'),
        ])
        const [work, t] = await Promise.all([session.latest(), loadNotebookTaskMessages(locale)])
        const results = await inPython((python) => judgeNotebook(python, work, checks, locale))
        return notebookLines(t, checks, results)
      }}
      record={async () => {
        const { recordNotebook } = await import('./record-notebook.ts')
        const work = await session.latest()
        return inPython((python) => recordNotebook(python, work))
      }}
      program={() => scriptOf(session)}
    />
  )
}
