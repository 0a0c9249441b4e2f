/** The link of a mail for somebody who forgot their password. Opening it changes nothing: choosing a password does. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { RETENTION } from '@panya/domain/account/retention.ts'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLinkSecret } from '../../adapters/account/link-secret.ts'
import { fetchPasswordLink, resetPassword } from '../../adapters/account/own-password.ts'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { NewPasswordForm } from '../../parts/password/NewPasswordForm.tsx'

type Step = 'choosing' | 'done' | 'ended' | 'failed'

function troubleOf(error: unknown): Step {
  const ended = error instanceof HttpError && [400, 404, 409].includes(error.status)
  return ended ? 'ended' : 'failed'
}

export function ResetScreen() {
  const { secret } = useLinkSecret()
  const [step, setStep] = useState<Step>('choosing')
  const [email, setEmail] = useState<string | null>(null)
  const onTrouble = (error: unknown) => setStep(troubleOf(error))

  useEffect(() => {
    if (secret === null) return
    setStep('choosing')
    setEmail(null)
    fetchPasswordLink(secret).then(
      (found) => setEmail(found.email),
      (error: unknown) => setStep(troubleOf(error)),
    )
  }, [secret])

  if (step === 'done') return <Done />
  if (step !== 'choosing') return <NoLink failed={step === 'failed'} />
  if (email === null || secret === null) {
    return <BrandMascotMessage mood="thinking" title={<Trans>One moment…</Trans>} />
  }
  return (
    <BrandMascotMessage mood="hello" title={<Trans>Choose a new password</Trans>}>
      <p>
        <Trans>
          For the account <bdi>{email}</bdi>. It is signed out on every device.
        </Trans>
      </p>
      <NewPasswordForm
        email={email}
        onTrouble={onTrouble}
        onSend={async (password) => {
          await resetPassword(secret, password)
          setStep('done')
        }}
      />
    </BrandMascotMessage>
  )
}

function Done() {
  const { to } = useAddress()
  return (
    <div aria-live="polite">
      <BrandMascotMessage
        mood="well-done"
        title={<Trans>Your new password is saved</Trans>}
        actions={
          <Link className={buttonClass()} to={to('/signin')}>
            <Trans>Sign in</Trans>
          </Link>
        }
      >
        <p>
          <Trans>Sign in with it, here and on your other devices.</Trans>
        </p>
      </BrandMascotMessage>
    </div>
  )
}

function NoLink({ failed }: { failed: boolean }) {
  const { t } = useLingui()
  const { to } = useAddress()
  const minutes = RETENTION.passwordLinkMinutes
  return (
    <div role="alert">
      <BrandMascotMessage
        mood="oops"
        title={failed ? t`That did not work` : t`This link has ended`}
        actions={
          <Link className={buttonClass()} to={to('/forgot-password')}>
            <Trans>Send me a new link</Trans>
          </Link>
        }
      >
        <p>
          {failed ? (
            <Trans>Check your connection, then open the link once more.</Trans>
          ) : (
            <Trans>
              It works once, for <Plural value={minutes} one="# minute" other="# minutes" />, and
              only the newest one counts.
            </Trans>
          )}
        </p>
      </BrandMascotMessage>
    </div>
  )
}
