/** A due date for one learner, instead of that of the class. */
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { Assignment, Submission } from '@panya/domain/classroom/assignment.ts'
import { fieldOfMoment, momentOfField } from '@panya/domain/time/bangkok-field.ts'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { setOwnDue } from '../../../adapters/teach/giving-api.ts'
import { FormDialog } from '../../../parts/dialog/FormDialog.tsx'
import { useAction } from '../use-action.ts'

interface OwnDueDialogProps {
  given: Assignment
  row: Submission
  onClose(): void
}

export function OwnDueDialog({ given, row, onClose }: OwnDueDialogProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const act = useAction()
  const [due, setDue] = useState(fieldOfMoment(row.ownDueAt ?? given.dueAt))
  const name = personName(row)
  const ofClass = given.dueAt === null ? null : formatMoment(locale, new Date(given.dueAt))
  async function keep(dueAt: string | null): Promise<void> {
    if (await act.run(() => setOwnDue(given.id, row.studentId, dueAt), t`Saved.`)) onClose()
  }
  return (
    <FormDialog
      title={t`Own due date for ${name}`}
      submit={<Trans>Save</Trans>}
      more={
        row.ownDueAt !== null && (
          <Button look="quiet" onClick={() => void keep(null)}>
            <Trans>Back to the class’s date</Trans>
          </Button>
        )
      }
      ready={due !== ''}
      busy={act.busy}
      onSubmit={() => void keep(momentOfField(due))}
      onClose={onClose}
    >
      <p>
        {ofClass === null ? (
          <Trans>For the class it is never due.</Trans>
        ) : (
          <Trans>For the class it is due {ofClass}.</Trans>
        )}
      </p>
      <TextField
        label={t`Due`}
        type="datetime-local"
        value={due}
        required
        onChange={(event) => setDue(event.target.value)}
      />
    </FormDialog>
  )
}
