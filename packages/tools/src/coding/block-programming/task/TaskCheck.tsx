/** Checks the program against what a teacher asked for, as soon as the learner wants to know. */
import { lazy, Suspense, useState } from 'react'
import { RecordButton } from '../../../host/task/RecordButton.tsx'
import { TaskButton } from '../../../host/task/TaskButton.tsx'
import type { ToolProps } from '../tool-props.ts'
import type { BlocksResult } from './judge-blocks.ts'

/** Only where a teacher has asked for something. */
const TaskResults = lazy(async () => {
  const { TaskResults: results } = await import('./TaskResults.tsx')
  return { default: results }
})

export function TaskCheck({ host, session }: ToolProps) {
  const [results, setResults] = useState<readonly BlocksResult[] | null>(null)
  const { task } = host
  if (host.record) {
    return (
      <RecordButton
        host={host}
        record={async () => {
          const content = session.current()
          const { recordBlocks } = await import('./judge-blocks.ts')
          return recordBlocks(content)
        }}
      />
    )
  }
  if (!task) return null
  async function check(): Promise<void> {
    if (!task) return
    const content = session.current()
    const { judgeBlocks } = await import('./judge-blocks.ts')
    const found = judgeBlocks(content, task.checks)
    setResults(found)
    const passed = found.every((result) => result.passed)
    host.activity({ kind: passed ? 'check-passed' : 'check-failed', detail: task.id })
  }
  return (
    <>
      <TaskButton host={host} label="check" onPress={() => void check()} />
      {results && (
        <Suspense>
          <TaskResults
            host={host}
            results={results}
            onCheck={() => void check()}
            onClose={() => setResults(null)}
          />
        </Suspense>
      )}
    </>
  )
}
