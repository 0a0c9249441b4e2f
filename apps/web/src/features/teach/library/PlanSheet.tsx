/** The lesson plan on paper, for the teacher's folder. */
import { Trans } from '@lingui/react/macro'
import { LessonPlan } from './LessonPlan.tsx'
import { SheetHead, type SheetProps } from './SheetHead.tsx'

export function PlanSheet({ task, text, manifest, language }: SheetProps) {
  return (
    <>
      <SheetHead
        task={task}
        text={text}
        manifest={manifest}
        language={language}
        above={<Trans>Lesson plan</Trans>}
      />
      <LessonPlan task={task} text={text} language={language} />
    </>
  )
}
