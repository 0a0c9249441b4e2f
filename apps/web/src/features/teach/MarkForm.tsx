/** A mark, a rubric and a few words; or back to the learner without a mark, to go on with. */
import { Trans, useLingui } from '@lingui/react/macro'
import {
  ASSIGNMENT_LIMITS,
  type Assignment,
  type Submission,
} from '@panya/domain/classroom/assignment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Field } from '@panya/ui/Field/Field.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { giveBack } from '../../adapters/teach/assignment-api.ts'
import school from '../../parts/page-layout/school.module.css'
import styles from './teach.module.css'
import { useAction } from './use-action.ts'

interface MarkFormProps {
  given: Assignment
  submission: Submission
  /** Filled in, to be looked at. */
  suggested?: number | null
  onDone(): void
}

export function MarkForm({ given, submission, suggested = null, onDone }: MarkFormProps) {
  const { t } = useLingui()
  const act = useAction()
  const { rubric, maxMark } = given
  const [mark, setMark] = useState(String(suggested ?? submission.mark ?? ''))
  const [points, setPoints] = useState(rubric.map((_line, at) => submission.rubricMarks?.[at] ?? 0))
  const [feedback, setFeedback] = useState(submission.feedback)
  const sum = points.reduce((total, one) => total + one, 0)

  async function send(marked: boolean): Promise<void> {
    const byRubric = marked && rubric.length > 0
    const answer = {
      mark: marked && !byRubric && mark !== '' ? Number(mark) : null,
      rubricMarks: byRubric ? points : null,
      feedback,
    }
    const worked = await act.run(
      () => giveBack(given.id, submission.studentId, answer),
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
      {rubric.length === 0 ? (
        <TextField
          label={t`Mark, at most ${maxMark}`}
          type="number"
          inputMode="decimal"
          min={0}
          max={maxMark}
          step="0.5"
          value={mark}
          onChange={(event) => setMark(event.target.value)}
        />
      ) : (
        rubric.map((line, index) => (
          <TextField
            key={index}
            label={`${line.text} (0–${line.points})`}
            type="number"
            min={0}
            max={line.points}
            value={points[index] ?? 0}
            onChange={(event) =>
              setPoints(points.map((old, at) => (at === index ? Number(event.target.value) : old)))
            }
          />
        ))
      )}
      {rubric.length > 0 && (
        <p className={school.soft}>
          <Trans>
            {sum} of {maxMark} points
          </Trans>
        </p>
      )}
      <Field label={t`A few words`}>
        {(control) => (
          <textarea
            {...control}
            dir="auto"
            rows={3}
            maxLength={ASSIGNMENT_LIMITS.feedback}
            value={feedback}
            onChange={(event) => setFeedback(event.target.value)}
          />
        )}
      </Field>
      <div className={school.row}>
        <Button look="ghost" size="small" disabled={act.busy} onClick={() => void send(false)}>
          <Trans>Give back to go on</Trans>
        </Button>
        <Button
          type="submit"
          size="small"
          disabled={act.busy || (rubric.length === 0 && mark === '')}
        >
          <Trans>Give back with the mark</Trans>
        </Button>
      </div>
    </form>
  )
}
