import { Trans, useLingui } from '@lingui/react/macro'
import type { SignUpField } from '@panya/domain/account/sign-up.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useHydrated } from '@panya/ui/use-hydrated.ts'
import { lazy, Suspense, useRef } from 'react'
import { useSite } from '../../adapters/site.ts'
import { fieldMessage } from '../../parts/account/account-messages.ts'
import { NewPasswordField } from '../../parts/password/NewPasswordField.tsx'
import { GradeField } from './GradeField.tsx'
import { SchoolField } from './SchoolField.tsx'
import styles from './SignUpForm.module.css'
import { SignUpProblem } from './SignUpProblem.tsx'
import { useSignUp } from './use-sign-up.ts'

// What follows a sign-up is loaded only then.
const CheckMail = lazy(() => import('./CheckMail.tsx'))

export function SignUpForm() {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const byMail = useSite().signUpByMail === true
  const { errors, wrong, outcome, busy, submit, again } = useSignUp(form, byMail)
  const errorOf = (field: SignUpField) => {
    const code = errors[field]
    return code && t(fieldMessage(field, code))
  }
  if (outcome?.kind === 'mailed') {
    return (
      <Suspense>
        <CheckMail email={outcome.email} onAgain={again} />
      </Suspense>
    )
  }
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <SignUpProblem outcome={outcome} wrong={wrong} />
      <fieldset className={styles.group}>
        <legend>
          <Trans>How you sign in</Trans>
        </legend>
        <TextField
          name="email"
          type="email"
          label={t`Email`}
          hint={byMail && t`We send a link to it. There you choose your password.`}
          error={errorOf('email')}
          autoComplete="username"
          inputMode="email"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        {!byMail && <NewPasswordField error={errorOf('password')} />}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>
          <Trans>About you</Trans>
        </legend>
        <TextField
          name="displayName"
          label={t`What should we call you?`}
          hint={t`Others see this name. It does not have to be your real one.`}
          error={errorOf('displayName')}
          autoComplete="nickname"
          required
        />
        <div className={styles.pair}>
          <TextField
            name="firstName"
            label={t`First name`}
            error={errorOf('firstName')}
            autoComplete="given-name"
            required
          />
          <TextField
            name="lastName"
            label={t`Last name`}
            error={errorOf('lastName')}
            autoComplete="family-name"
            required
          />
        </div>
        <GradeField error={errorOf('grade')} />
        <SchoolField error={errorOf('affiliation')} />
      </fieldset>
      <Button type="submit" size="large" disabled={!hydrated} aria-busy={busy}>
        {busy ? <Trans>Making your account…</Trans> : <Trans>Make my account</Trans>}
      </Button>
    </form>
  )
}
