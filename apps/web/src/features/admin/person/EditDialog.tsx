/** Corrects what somebody told of themselves. */
import { Trans, useLingui } from '@lingui/react/macro'
import { GRADES } from '@panya/domain/account/grade.ts'
import { SIGN_UP_CHECKS } from '@panya/domain/account/sign-up.ts'
import type { PersonDetail } from '@panya/domain/admin/people.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import type { ProfileChange } from '../../../adapters/account/profile.ts'
import { editPerson } from '../../../adapters/admin/people.ts'
import { formText } from '../../../adapters/form-data.ts'
import { fieldMessage, GRADE_NAMES } from '../../../parts/account/account-messages.ts'
import { FormDialog } from '../../../parts/dialog/FormDialog.tsx'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import styles from '../parts/parts.module.css'
import { usePersonAction } from './use-person.ts'

type Field = keyof ProfileChange
const FIELDS: Field[] = ['displayName', 'firstName', 'lastName', 'grade', 'affiliation']

interface EditDialogProps {
  person: PersonDetail
  onClose(): void
}

export function EditDialog({ person, onClose }: EditDialogProps) {
  const { t } = useLingui()
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const edit = usePersonAction<ProfileChange>(
    person.id,
    (change) => editPerson(person.id, change),
    onClose,
  )
  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const values = Object.fromEntries(FIELDS.map((field) => [field, formText(data, field)]))
    const wrong: typeof errors = {}
    for (const field of FIELDS) {
      const code = SIGN_UP_CHECKS[field](values[field])
      if (code !== null) wrong[field] = t(fieldMessage(field, code))
    }
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) edit.run(values as unknown as ProfileChange)
  }
  const field = (name: Field) => ({
    name,
    defaultValue: person[name],
    error: errors[name],
    required: true,
  })
  return (
    <FormDialog
      title={<Trans>Correct the profile</Trans>}
      submit={<Trans>Save</Trans>}
      busy={edit.busy}
      noValidate
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...field('displayName')} label={t`Called`} />
      <div className={styles.formGrid}>
        <TextField {...field('firstName')} label={t`First name`} />
        <TextField {...field('lastName')} label={t`Last name`} />
      </div>
      <SelectField {...field('grade')} label={t`Grade`}>
        {GRADES.map((grade) => (
          <option key={grade} value={grade}>
            {t(GRADE_NAMES[grade])}
          </option>
        ))}
      </SelectField>
      <TextField {...field('affiliation')} label={t`School`} />
      <ActionProblem {...edit} />
    </FormDialog>
  )
}
