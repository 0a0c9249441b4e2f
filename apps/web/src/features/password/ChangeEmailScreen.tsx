/** The link of a mail to the address an account is to get: it counts for the account that is signed in. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { signInAddress } from '@panya/domain/return-path/return-path.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLinkSecret } from '../../adapters/account/link-secret.ts'
import { confirmEmail, refusalOf } from '../../adapters/account/own-password.ts'
import { useAddress } from '../../adapters/address.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'

type Trouble = 'another' | 'taken' | 'ended' | 'again' | 'failed'

const REFUSALS: Record<string, Trouble> = {
  'link-for-another': 'another',
  'email-taken': 'taken',
  'link-not-found': 'ended',
  'link-expired': 'ended',
  'bad-input': 'ended',
  'sign-in-again': 'again',
}

const TROUBLE_MESSAGES: Record<Trouble, { title: MessageDescriptor; text: MessageDescriptor }> = {
  another: {
    title: msg`This link is for another account`,
    text: msg`Sign in with the account the mail was for, then open the link once more.`,
  },
  taken: {
    title: msg`This address is taken`,
    text: msg`Another account has it meanwhile. Yours stays as it is.`,
  },
  ended: {
    title: msg`This link has ended`,
    text: msg`It works once, for a day, and only the newest one counts. Your profile can send you a new one.`,
  },
  again: {
    title: msg`Sign in once more`,
    text: msg`Sign out and in again with your second step, then open the link once more.`,
  },
  failed: {
    title: msg`That did not work`,
    text: msg`Check your connection, then open the link once more.`,
  },
}

export function ChangeEmailScreen() {
  const { to } = useAddress()
  const status = useUserState((user) => user.status)
  const { secret, keepForReturn } = useLinkSecret()
  const [email, setEmail] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)

  // A press and not the opening: a link that is only looked at must change nothing.
  const change = () => {
    setBusy(true)
    confirmEmail(secret ?? '')
      .then(
        (changed) => setEmail(changed.email),
        (error: unknown) => setTrouble(REFUSALS[refusalOf(error) ?? ''] ?? 'failed'),
      )
      .finally(() => setBusy(false))
  }

  if (status === 'unauthenticated') {
    return (
      <BrandMascotMessage
        mood="hello"
        title={<Trans>Sign in to change your address</Trans>}
        actions={
          <Link
            className={buttonClass()}
            to={signInAddress(to('/change-email'))}
            onClick={keepForReturn}
          >
            <Trans>Sign in</Trans>
          </Link>
        }
      >
        <p>
          <Trans>
            Use the address you have had until now. If you did not ask for another one, you can
            close this page.
          </Trans>
        </p>
      </BrandMascotMessage>
    )
  }
  if (status === 'loading' || secret === null) {
    return <BrandMascotMessage mood="thinking" title={<Trans>One moment…</Trans>} />
  }
  if (email !== null) return <Changed email={email} />
  if (trouble !== null || secret === '') return <NotChanged trouble={trouble ?? 'ended'} />
  return (
    <BrandMascotMessage
      mood="hello"
      title={<Trans>Use this address from now on?</Trans>}
      actions={
        <Button aria-busy={busy} onClick={busy ? undefined : change}>
          <Trans>Use the new address</Trans>
        </Button>
      }
    >
      <p>
        <Trans>You then sign in with the address this mail came to. Your password stays.</Trans>
      </p>
    </BrandMascotMessage>
  )
}

function Changed({ email }: { email: string }) {
  const { to } = useAddress()
  return (
    <div aria-live="polite">
      <BrandMascotMessage
        mood="well-done"
        title={<Trans>Your address is changed</Trans>}
        actions={
          <Link className={buttonClass()} to={to('/profile')} reloadDocument>
            <Trans>To your profile</Trans>
          </Link>
        }
      >
        <p>
          <Trans>
            From now on you sign in with <bdi>{email}</bdi>. Here you stay signed in; your other
            devices ask for it.
          </Trans>
        </p>
      </BrandMascotMessage>
    </div>
  )
}

function NotChanged({ trouble }: { trouble: Trouble }) {
  const { t } = useLingui()
  const { to } = useAddress()
  const { title, text } = TROUBLE_MESSAGES[trouble]
  return (
    <div role="alert">
      <BrandMascotMessage
        mood="oops"
        title={t(title)}
        actions={
          <Link className={buttonClass()} to={to('/profile')}>
            <Trans>To your profile</Trans>
          </Link>
        }
      >
        <p>{t(text)}</p>
      </BrandMascotMessage>
    </div>
  )
}
