/** Checks the program against what a teacher asked for, as soon as the learner wants to know. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import { pythonProgram } from '@panya/engines/blocks-runtime/python/python-program.ts'
import { loadMessages } from '../../../host/load-messages.ts'
import { TaskCheck as HostTaskCheck } from '../../../host/task/TaskCheck.tsx'
import { programOf } from '../core/edit-project.ts'
import type { ToolProps } from '../tool-props.ts'
import type { BlocksResult } from './judge-blocks.ts'
import type en from './messages/en.ts'
import type { StageResult } from './stage-judge.ts'

const loadTaskMessages = loadMessages<keyof typeof en>({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

/** Null where the program is none that can be run beside its stage. */
async function watchStage(
  session: ToolProps['session'],
  checks: readonly CheckWish[],
): Promise<StageResult[] | null> {
  const [{ canRunHidden, runHidden }, { isStageCheck, StageJudge }] = await Promise.all([
    import('./run-hidden.ts'),
    import('./stage-judge.ts'),
  ])
  const content = session.current()
  if (!canRunHidden(content)) return null
  const judge = new StageJudge(checks.filter(isStageCheck), content.actors)
  const see = judge.see.bind(judge)
  if (!judge.isDone) {
    await runHidden({
      content,
      masks: session.player.masks,
      see: (frame) => {
        see(frame)
        return judge.isDone
      },
    })
  }
  return judge.results
}

async function judgeAll(
  session: ToolProps['session'],
  checks: readonly CheckWish[],
): Promise<BlocksResult[]> {
  const { isStageCheck } = await import('./stage-judge.ts')
  const { judgeBlocks } = await import('./judge-blocks.ts')
  const made = judgeBlocks(session.current(), checks)
  if (!checks.some(isStageCheck)) return made
  const seen = await watchStage(session, checks)
  const waiting = seen?.values()
  return checks.map((check, at) => {
    const result = made[at]!
    if (!isStageCheck(check)) return result
    const { passed, last } = waiting?.next().value ?? { passed: false, last: null }
    return { ...result, passed, stage: { last, canRun: seen !== null } }
  })
}

async function recordAll(session: ToolProps['session']): Promise<CheckWish[] | null> {
  const [{ recordBlocks }, { canRunHidden, runHidden }, { StageRecorder }] = await Promise.all([
    import('./judge-blocks.ts'),
    import('./run-hidden.ts'),
    import('./record-stage.ts'),
  ])
  const content = session.current()
  const made = recordBlocks(content)
  if (!made || !canRunHidden(content)) return made
  const recorder = new StageRecorder(content.actors.filter(({ isStage }) => !isStage))
  await runHidden({
    content,
    masks: session.player.masks,
    see: (frame) => {
      recorder.see(frame)
      return false
    },
  })
  return [...recorder.checks(), ...made]
}

export function TaskCheck({ host, session }: ToolProps) {
  return (
    <HostTaskCheck
      host={host}
      label="check"
      judge={async (checks) => {
        const [{ taskLines }, { loadBlockWords }, t, results] = await Promise.all([
          import('./task-lines.ts'),
          import('./block-names.ts'),
          loadTaskMessages(host.locale),
          judgeAll(session, checks),
        ])
        return taskLines(t, await loadBlockWords(host.locale), checks, results)
      }}
      record={() => recordAll(session)}
      program={() => pythonProgram(programOf(session.current()))}
    />
  )
}
