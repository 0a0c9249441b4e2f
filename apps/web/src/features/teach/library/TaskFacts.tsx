/** For whom an assignment is, and how long it takes. */
import { Plural, useLingui } from '@lingui/react/macro'
import { lessonMinutes, type ReadyTask } from '@panya/tools/host/ready-task.ts'
import { BAND_WORDS } from './task-words.ts'

export function TaskFacts({ task }: { task: ReadyTask }) {
  const { t } = useLingui()
  return (
    <>
      {t(BAND_WORDS[task.band])} ·{' '}
      <Plural value={lessonMinutes(task)} one="# minute" other="# minutes" />
    </>
  )
}
