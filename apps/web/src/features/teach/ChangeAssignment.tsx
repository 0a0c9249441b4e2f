/** Changes an assignment that is given already: its words, when it is due, its rules. Work goes on untouched. */
import { Trans, useLingui } from '@lingui/react/macro'
import { ASSIGNMENT_LIMITS, type Assignment } from '@panya/domain/classroom/assignment.ts'
import { fieldOfMoment, momentOfField } from '@panya/domain/time/bangkok-field.ts'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { changeAssignment } from '../../adapters/teach/assignment-api.ts'
import { FormDialog } from '../../parts/dialog/FormDialog.tsx'
import { InstructionsField } from './InstructionsField.tsx'
import { ResubmitField } from './ResubmitField.tsx'
import { SolutionField, takesSolution } from './SolutionField.tsx'
import { TutorField } from './TutorField.tsx'
import styles from './teach.module.css'
import { useAction } from './use-action.ts'

export function ChangeAssignment({ given, onClose }: { given: Assignment; onClose(): void }) {
  const { t } = useLingui()
  const act = useAction()
  const [title, setTitle] = useState(given.title)
  const [instructions, setInstructions] = useState(given.instructions)
  const [due, setDue] = useState(fieldOfMoment(given.dueAt))
  const [resubmit, setResubmit] = useState(given.resubmit)
  const [tutorMode, setTutorMode] = useState(given.tutorMode)
  const [solution, setSolution] = useState(given.solution ?? '')
  async function save(): Promise<void> {
    const solved = solution.trim() === '' ? null : solution
    const change = { title: title.trim(), instructions, solution: solved, resubmit, tutorMode }
    const worked = await act.run(
      () => changeAssignment(given.id, { ...change, dueAt: momentOfField(due) }),
      t`Saved.`,
    )
    if (worked) onClose()
  }
  return (
    <FormDialog
      title={t`Change the assignment`}
      submit={<Trans>Save</Trans>}
      ready={title.trim() !== ''}
      busy={act.busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t`Title`}
        value={title}
        maxLength={ASSIGNMENT_LIMITS.title}
        required
        onChange={(event) => setTitle(event.target.value)}
      />
      <InstructionsField value={instructions} onChange={setInstructions} />
      <TextField
        label={t`Due`}
        type="datetime-local"
        value={due}
        onChange={(event) => setDue(event.target.value)}
      />
      <div className={styles.pair}>
        <ResubmitField value={resubmit} onChange={setResubmit} />
        <TutorField value={tutorMode} onChange={setTutorMode} />
      </div>
      {takesSolution(given.tool, given.solution ?? '') && (
        <SolutionField value={solution} onChange={setSolution} />
      )}
    </FormDialog>
  )
}
