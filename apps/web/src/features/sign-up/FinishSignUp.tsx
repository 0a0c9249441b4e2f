/** The last step of a sign-up by mail: whoever owns the mailbox chooses the password and goes in. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { checkPassword, type FieldCode } from '@panya/domain/account/account-fields.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { type SubmitEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { knownFieldErrors } from '../../adapters/account/field-errors.ts'
import { useLinkSecret } from '../../adapters/account/link-secret.ts'
import {
  type BegunSignUp,
  fetchBegunSignUp,
  finishSignUp,
} from '../../adapters/account/verification.ts'
import { useAddress } from '../../adapters/address.ts'
import { formText } from '../../adapters/form-data.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { signInByCredentials } from '../../adapters/identity/auth-endpoints.ts'
import { fieldMessage } from '../../parts/account/account-messages.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { NewPasswordField } from '../../parts/password/NewPasswordField.tsx'
import styles from './SignUpForm.module.css'

type Trouble = 'ended' | 'taken' | 'closed' | 'failed'

const TROUBLE_MESSAGES: Record<Trouble, MessageDescriptor> = {
  ended: msg`It works once, for three days. If your account is made already, sign in; else sign up once more.`,
  taken: msg`Your account is made already. Sign in with it.`,
  closed: msg`New accounts are made by the school here. Ask your teacher for one.`,
  failed: msg`Check your connection, then open the link once more.`,
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof HttpError)) return 'failed'
  if (error.body?.message === 'email-taken') return 'taken'
  if (error.status === 403) return 'closed'
  return [400, 404, 409].includes(error.status) ? 'ended' : 'failed'
}

export function FinishSignUp() {
  const { secret } = useLinkSecret()
  const [begun, setBegun] = useState<BegunSignUp | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  useEffect(() => {
    if (secret === null) return
    setTrouble(null)
    fetchBegunSignUp(secret).then(setBegun, (error: unknown) => setTrouble(troubleOf(error)))
  }, [secret])
  if (trouble) return <NoSignUp trouble={trouble} />
  if (begun === null || secret === null) {
    return <BrandMascotMessage mood="thinking" title={<Trans>One moment…</Trans>} />
  }
  const { displayName, email } = begun
  return (
    <BrandMascotMessage
      mood="hello"
      title={<Trans>Hello {displayName}, choose your password</Trans>}
    >
      <p>
        <Trans>
          Then your account is ready: <bdi>{email}</bdi>
        </Trans>
      </p>
      <PasswordForm secret={secret} email={email} onTrouble={setTrouble} />
    </BrandMascotMessage>
  )
}

interface PasswordFormProps {
  secret: string
  email: string
  onTrouble(trouble: Trouble): void
}

function PasswordForm({ secret, email, onTrouble }: PasswordFormProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const [wrong, setWrong] = useState<FieldCode | null>(null)
  const [busy, setBusy] = useState(false)

  async function finish(password: string): Promise<void> {
    try {
      await finishSignUp(secret, password)
    } catch (error) {
      const fields = error instanceof HttpError ? error.body?.fields : undefined
      const code = knownFieldErrors(fields ?? {}).password
      setBusy(false)
      return code ? setWrong(code) : onTrouble(troubleOf(error))
    }
    const inside = await signInByCredentials({ email, password }).catch(() => null)
    location.assign(to(inside?.ok ? '/home' : '/signin'))
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const password = formText(new FormData(event.currentTarget), 'password')
    const code = checkPassword(password)
    setWrong(code)
    if (code !== null) return
    setBusy(true)
    void finish(password)
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {/* So that a password manager keeps both together. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <NewPasswordField error={wrong === null ? undefined : t(fieldMessage('password', wrong))} />
      <Button type="submit" size="large" aria-busy={busy}>
        {busy ? <Trans>Making your account…</Trans> : <Trans>Make my account</Trans>}
      </Button>
    </form>
  )
}

function NoSignUp({ trouble }: { trouble: Trouble }) {
  const { t } = useLingui()
  const { to } = useAddress()
  return (
    <div role="alert">
      <BrandMascotMessage
        mood="oops"
        title={trouble === 'failed' ? t`That did not work` : t`This link has ended`}
        actions={
          <>
            <Link className={buttonClass()} to={to('/signin')}>
              <Trans>Sign in</Trans>
            </Link>
            <Link className={buttonClass('ghost')} to={to('/signup')}>
              <Trans>Make an account</Trans>
            </Link>
          </>
        }
      >
        <p>{t(TROUBLE_MESSAGES[trouble])}</p>
      </BrandMascotMessage>
    </div>
  )
}
