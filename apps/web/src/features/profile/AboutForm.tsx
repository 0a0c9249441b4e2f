import { Trans, useLingui } from '@lingui/react/macro'
import { GRADES } from '@panya/domain/account/grade.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useRef } from 'react'
import type { Profile } from '../../adapters/account/profile.ts'
import type { AccountWords } from './account-words.ts'
import styles from './ProfileScreen.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { type ProfileField, useAboutForm } from './use-about-form.ts'

interface AboutFormProps {
  profile: Profile
  words: AccountWords
}

export function AboutForm({ profile, words }: AboutFormProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const { errors, state, submit } = useAboutForm(form)
  const texts = (field: ProfileField) => {
    const code = errors[field]
    return {
      name: field,
      defaultValue: profile[field],
      error: code && t(words.fieldMessage(field, code)),
      required: true,
    }
  }
  return (
    <ProfileSection title={<Trans>About you</Trans>} about={<bdi>{profile.email}</bdi>}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          {...texts('displayName')}
          label={t`What should we call you?`}
          hint={t`Others see this name. It does not have to be your real one.`}
          autoComplete="nickname"
        />
        <div className={styles.pair}>
          <TextField {...texts('firstName')} label={t`First name`} autoComplete="given-name" />
          <TextField {...texts('lastName')} label={t`Last name`} autoComplete="family-name" />
        </div>
        <SelectField {...texts('grade')} label={t`Grade`}>
          {GRADES.map((grade) => (
            <option key={grade} value={grade}>
              {t(words.gradeNames[grade])}
            </option>
          ))}
        </SelectField>
        <TextField
          {...texts('affiliation')}
          label={t`School, or where you learn`}
          suggestions={words.affiliationSuggestions.map((suggestion) => t(suggestion))}
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
