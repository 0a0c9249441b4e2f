/** A mark, a rubric and a few words; or back to the learner without a mark, to go on with. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Assignment, Submission } from '@panya/domain/classroom/assignment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { giveBack } from '../../adapters/teach/marking-api.ts'
import school from '../../parts/page-layout/school.module.css'
import { MarkFields } from './marking/MarkFields.tsx'
import { answerOf, isWhole, typedMark } from './marking/typed-mark.ts'
import styles from './teach.module.css'
import { useAction } from './use-action.ts'

interface MarkFormProps {
  given: Assignment
  submission: Submission
  onDone(): void
}

export function MarkForm({ given, submission, onDone }: MarkFormProps) {
  const { t } = useLingui()
  const act = useAction()
  const [typed, setTyped] = useState(typedMark(given, submission))

  async function send(marked: boolean): Promise<void> {
    const worked = await act.run(
      () => giveBack(given.id, submission.studentId, answerOf(given, typed, marked)),
      t`Given back.`,
    )
    if (worked) onDone()
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send(true)
      }}
    >
      <MarkFields given={given} typed={typed} onType={setTyped} />
      <div className={school.row}>
        <Button look="ghost" size="small" disabled={act.busy} onClick={() => void send(false)}>
          <Trans>Give back to go on</Trans>
        </Button>
        <Button type="submit" size="small" disabled={act.busy || !isWhole(given, typed)}>
          <Trans>Give back with the mark</Trans>
        </Button>
      </div>
    </form>
  )
}
