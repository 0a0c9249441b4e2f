/** Makes a group, or changes its name and who is in it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import {
  type ClassGroup,
  GROUP_LIMITS,
  type GroupLearner,
} from '@panya/domain/classroom/class-group.ts'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { changeGroup, makeGroup } from '../../../adapters/teach/giving-api.ts'
import { FormDialog } from '../../../parts/dialog/FormDialog.tsx'
import { LearnerChoice } from '../giving/LearnerChoice.tsx'
import { useAction } from '../use-action.ts'

interface GroupDialogProps {
  classId: number
  /** Null for a new one. */
  group: ClassGroup | null
  learners: readonly GroupLearner[]
  onClose(): void
}

export function GroupDialog({ classId, group, learners, onClose }: GroupDialogProps) {
  const { t } = useLingui()
  const act = useAction()
  const [name, setName] = useState(group?.name ?? '')
  const [chosen, setChosen] = useState<number[]>(group?.learners ?? [])
  const [problem, setProblem] = useState<string | null>(null)
  async function save(): Promise<void> {
    const wish = { name: name.trim(), learners: chosen }
    const work = () => (group ? changeGroup(group.id, wish) : makeGroup(classId, wish))
    const refusal = await act.attempt(work, t`Saved.`)
    setProblem(refusal)
    if (refusal === null) onClose()
  }
  return (
    <FormDialog
      title={group ? t`Change the group` : t`New group`}
      submit={<Trans>Save</Trans>}
      ready={name.trim() !== ''}
      busy={act.busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        value={name}
        maxLength={GROUP_LIMITS.name}
        required
        error={problem}
        onChange={(event) => {
          setProblem(null)
          setName(event.target.value)
        }}
      />
      <LearnerChoice
        legend={t`Who is in it?`}
        options={learners.map((one) => ({ id: one.studentId, name: personName(one) }))}
        chosen={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  )
}
