/** Connects the account that is signed in here with the person at the platform; asks once more who it is. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PendingLaunch } from '@panya/domain/lti/lti.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { PasswordField } from '@panya/ui/Field/PasswordField.tsx'
import { type SubmitEvent, useState } from 'react'
import { connectAccount } from '../../adapters/account/lti.ts'
import { useAddress } from '../../adapters/address.ts'
import { formText } from '../../adapters/form-data.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { logFailure } from '../../adapters/log.ts'
import styles from './lti.module.css'

const PROBLEMS: Record<string, MessageDescriptor> = {
  'wrong-password': msg`This is not the password of your account here.`,
  'already-connected': msg`This account is connected with somebody else of this learning platform already.`,
  'too-many': msg`That was tried many times. Wait a few minutes, then try again.`,
}
const FAILED = msg`That did not work. Check your connection and try again.`

interface ConnectFormProps {
  launch: PendingLaunch
  onNext(): void
}

export function ConnectForm({ launch, onNext }: ConnectFormProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageDescriptor | null>(null)
  const { account, platform, name } = launch

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = formText(new FormData(event.currentTarget), 'password')
    if (busy || password === '') return
    setBusy(true)
    setProblem(null)
    connectAccount(password).then(
      ({ path }) => (path === null ? onNext() : location.assign(to(path))),
      (error: unknown) => {
        const known = error instanceof HttpError ? PROBLEMS[error.message] : undefined
        if (!known) logFailure('lti', error)
        setProblem(known ?? FAILED)
        setBusy(false)
      },
    )
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <p>
        <Trans>
          Connect <bdi>{account}</bdi> with <bdi>{name}</bdi> of <bdi>{platform}</bdi>? Whoever
          signs in there as <bdi>{name}</bdi> then comes in here as you.
        </Trans>
      </p>
      <PasswordField
        name="password"
        label={t`Your password here`}
        error={problem !== null && t(problem)}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="current-password"
        required
      />
      <Button type="submit" aria-busy={busy}>
        <Trans>This is me: connect</Trans>
      </Button>
    </form>
  )
}
