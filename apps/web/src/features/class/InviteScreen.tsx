/** An invitation from a teacher: choose a password, and the account and the class are yours. */
import { Trans, useLingui } from '@lingui/react/macro'
import { checkPassword, type FieldCode } from '@panya/domain/account/account-fields.ts'
import { signInAddress } from '@panya/domain/return-path/return-path.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { PasswordField } from '@panya/ui/Field/PasswordField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useEffect, useState } from 'react'
import { knownFieldErrors } from '../../adapters/account/field-errors.ts'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { activateInvite, fetchInvite, type Invitation } from '../../adapters/teach/my-class-api.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { fieldMessage } from '../../parts/account/account-messages.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import school from '../../parts/page-layout/school.module.css'
import styles from './class.module.css'
import { InviteProblem, type InviteTrouble, inviteTrouble } from './InviteProblem.tsx'
import { WelcomeBack } from './WelcomeBack.tsx'

export function InviteScreen() {
  const [code, setCode] = useState('')
  const [invite, setInvite] = useState<Invitation | InviteTrouble | null>(null)
  const asking = useUserState(({ status }) => status === 'loading')
  const [done, setDone] = useState(false)
  useEffect(() => {
    // The page is the same for everybody: the code is read when it is alive.
    const given = new URLSearchParams(window.location.search).get('code') ?? ''
    setCode(given)
    fetchInvite(given).then(setInvite, (error: unknown) => setInvite(inviteTrouble(error)))
  }, [])
  const { to } = useAddress()
  if (invite === null || asking) {
    return (
      <BrandMascotMessage mood="thinking" title={<Trans>Looking for your invitation…</Trans>} />
    )
  }
  if (typeof invite === 'string') return <InviteProblem trouble={invite} />
  const { firstName, className, email } = invite
  if (invite.hasAccount && !done) {
    return <WelcomeBack invite={invite} code={code} onGone={() => setInvite('missing')} />
  }
  if (done) {
    return (
      <BrandMascotMessage
        mood="hello"
        title={<Trans>Your account is ready</Trans>}
        actions={
          <a className={buttonClass()} href={signInAddress(to('/class'))}>
            <Trans>Sign in</Trans>
          </a>
        }
      >
        <p>
          <Trans>
            Sign in as <bdi>{email}</bdi> to go to your class <bdi>{className}</bdi>.
          </Trans>
        </p>
      </BrandMascotMessage>
    )
  }
  return (
    <div className={school.page}>
      <h1>
        <Trans>
          Hello {firstName}, join <bdi>{className}</bdi>
        </Trans>
      </h1>
      <p>
        <Trans>
          Your teacher has prepared an account for you: <bdi>{email}</bdi>. Choose a password that
          only you know.
        </Trans>
      </p>
      <ActivateForm code={code} onDone={() => setDone(true)} />
    </div>
  )
}

interface ActivateFormProps {
  code: string
  onDone(): void
}

function ActivateForm({ code, onDone }: ActivateFormProps) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const [schoolName, setSchoolName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const passwordMessage = (wrong: FieldCode) => t(fieldMessage('password', wrong))

  async function activate(): Promise<void> {
    const wrong = checkPassword(password)
    setProblem(wrong === null ? null : passwordMessage(wrong))
    if (wrong !== null) return
    setBusy(true)
    try {
      await activateInvite(code, password, schoolName.trim() || '-')
      onDone()
    } catch (error) {
      const fields = (error instanceof HttpError && error.body?.fields) || {}
      const refused = knownFieldErrors(fields).password
      setProblem(
        refused === undefined
          ? t`That did not work. Check your connection and try again.`
          : passwordMessage(refused),
      )
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={styles.join}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void activate()
      }}
    >
      <PasswordField
        label={t`Password`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="new-password"
        error={problem ?? undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextField
        label={t`School, or where you learn`}
        autoComplete="organization"
        value={schoolName}
        onChange={(event) => setSchoolName(event.target.value)}
      />
      <Button type="submit" disabled={busy}>
        <Trans>Make my account</Trans>
      </Button>
    </form>
  )
}
