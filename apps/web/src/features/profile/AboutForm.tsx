import { Trans, useLingui } from '@lingui/react/macro'
import { GRADES } from '@panya/domain/account/grade.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useRef } from 'react'
import type { Profile } from '../../adapters/account/profile.ts'
import {
  AFFILIATION_SUGGESTIONS,
  fieldMessage,
  GRADE_NAMES,
} from '../../parts/account/account-messages.ts'
import styles from './ProfileScreen.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { type ProfileField, useAboutForm } from './use-about-form.ts'

export function AboutForm({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const { errors, state, submit } = useAboutForm(form)
  const fieldProps = (field: ProfileField) => {
    const code = errors[field]
    return {
      name: field,
      defaultValue: profile[field],
      error: code && t(fieldMessage(field, code)),
      required: true,
    }
  }
  return (
    <ProfileSection title={<Trans>About you</Trans>}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          {...fieldProps('displayName')}
          label={t`What should we call you?`}
          hint={t`Others see this name. It does not have to be your real one.`}
          autoComplete="nickname"
        />
        <div className={styles.pair}>
          <TextField {...fieldProps('firstName')} label={t`First name`} autoComplete="given-name" />
          <TextField {...fieldProps('lastName')} label={t`Last name`} autoComplete="family-name" />
        </div>
        <SelectField {...fieldProps('grade')} label={t`Grade`}>
          {GRADES.map((grade) => (
            <option key={grade} value={grade}>
              {t(GRADE_NAMES[grade])}
            </option>
          ))}
        </SelectField>
        <TextField
          {...fieldProps('affiliation')}
          label={t`School, or where you learn`}
          suggestions={AFFILIATION_SUGGESTIONS.map((suggestion) => t(suggestion))}
          autoComplete="organization"
        />
        <div className={styles.save}>
          <Button type="submit" aria-busy={state === 'saving'}>
            {state === 'saving' ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
          </Button>
          <output>{state === 'saved' && <Trans>Saved.</Trans>}</output>
        </div>
        <p role="alert" className={styles.wrong} hidden={state !== 'failed'}>
          {state === 'failed' && (
            <Trans>Your changes were not saved. Check your connection and try again.</Trans>
          )}
        </p>
      </form>
    </ProfileSection>
  )
}
