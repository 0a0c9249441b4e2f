/** Copies an assignment to another class of the teacher, and goes to the draft that it is there. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { listClasses } from '../../../adapters/teach/class-api.ts'
import { copyAssignment } from '../../../adapters/teach/giving-api.ts'
import { AskDialog } from '../../../parts/dialog/AskDialog.tsx'
import { useAction } from '../use-action.ts'

interface CopyDialogProps {
  given: Assignment
  onClose(): void
}

export function CopyDialog({ given, onClose }: CopyDialogProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const navigate = useNavigate()
  const act = useAction()
  const [target, setTarget] = useState('')
  const { data } = useQuery({
    queryKey: ['teach', 'classes', false, '', 0],
    queryFn: () => listClasses(false, '', 0),
  })
  const others = data?.rows.filter(({ id }) => id !== given.classroomId) ?? []
  const copy = () =>
    act.attempt(async () => {
      const made = await copyAssignment(given.id, Number(target))
      void navigate(to(`/teach/assignment?id=${made.id}`))
    }, t`Copied. It is a draft there.`)
  return (
    <AskDialog
      title={t`Copy to another class`}
      confirm={t`Copy`}
      ready={target !== ''}
      onConfirm={copy}
      onClose={onClose}
    >
      <p>
        <Trans>
          Everything it asks for goes along: checks, rubric and starter. Learners, groups and dates
          do not.
        </Trans>
      </p>
      {data && others.length === 0 ? (
        <p>
          <Trans>You have no other class yet.</Trans>
        </p>
      ) : (
        <SelectField
          label={t`Copy to which class?`}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        >
          <option value="">{t`Choose a class`}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </AskDialog>
  )
}
