/** The link of a mail that confirms an address: it counts for the account that is signed in, and for no other. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { signInAddress } from '@panya/domain/return-path/return-path.ts'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLinkSecret } from '../../adapters/account/link-secret.ts'
import { confirmAddress } from '../../adapters/account/verification.ts'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'

type Outcome = 'confirmed' | 'another' | 'ended' | 'failed'

const MESSAGES: Record<Outcome, { title: MessageDescriptor; text: MessageDescriptor }> = {
  confirmed: {
    title: msg`Your address is confirmed`,
    text: msg`Invitations to this address now find you by themselves.`,
  },
  another: {
    title: msg`This link is for another account`,
    text: msg`Sign in with the account the mail was for, then open the link once more.`,
  },
  ended: {
    title: msg`This link has ended`,
    text: msg`It works once, for three days. Your profile can send you a new one.`,
  },
  failed: {
    title: msg`That did not work`,
    text: msg`Check your connection, then open the link once more.`,
  },
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof HttpError)) return 'failed'
  if (error.status === 403) return 'another'
  return [400, 404, 409].includes(error.status) ? 'ended' : 'failed'
}

export function VerifyScreen() {
  const { t } = useLingui()
  const { to } = useAddress()
  const status = useUserState((user) => user.status)
  const { secret, keepForReturn } = useLinkSecret()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const ready = status === 'authenticated' && secret !== null
  useEffect(() => {
    if (!ready) return
    const confirmed =
      secret === '' ? Promise.reject(new HttpError(404, null)) : confirmAddress(secret)
    confirmed.then(
      () => setOutcome('confirmed'),
      (error: unknown) => setOutcome(outcomeOf(error)),
    )
  }, [ready, secret])

  if (status === 'unauthenticated') {
    return (
      <BrandMascotMessage
        mood="hello"
        title={<Trans>Sign in to confirm your address</Trans>}
        actions={
          <Link className={buttonClass()} to={signInAddress(to('/verify'))} onClick={keepForReturn}>
            <Trans>Sign in</Trans>
          </Link>
        }
      >
        <p>
          <Trans>
            The address is confirmed for your account when you are in it. If you did not make one,
            you can close this page.
          </Trans>
        </p>
      </BrandMascotMessage>
    )
  }
  if (outcome === null) {
    return <BrandMascotMessage mood="thinking" title={<Trans>Confirming your address…</Trans>} />
  }
  const { title, text } = MESSAGES[outcome]
  return (
    <div role={outcome === 'confirmed' ? 'status' : 'alert'}>
      <BrandMascotMessage
        mood={outcome === 'confirmed' ? 'well-done' : 'oops'}
        title={t(title)}
        actions={
          <Link className={buttonClass()} to={to(outcome === 'confirmed' ? '/home' : '/profile')}>
            {outcome === 'confirmed' ? <Trans>Go on</Trans> : <Trans>To your profile</Trans>}
          </Link>
        }
      >
        <p>{t(text)}</p>
      </BrandMascotMessage>
    </div>
  )
}
