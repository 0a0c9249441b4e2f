/** An invitation for somebody who has an account: whoever is in it and holds the link joins the class. */

import { Trans, useLingui } from '@lingui/react/macro'
import { shownEmail } from '@panya/domain/account/no-mail-address.ts'
import { RETURN_PARAMETER, signInAddress } from '@panya/domain/return-path/return-path.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { currentSession } from '../../adapters/identity/current-session.ts'
import { signOut } from '../../adapters/session/sign-out.ts'
import { acceptInvite, type Invitation } from '../../adapters/teach/my-class-api.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { inviteTrouble } from './InviteProblem.tsx'

interface WelcomeBackProps {
  invite: Invitation
  code: string
  /** The teacher has taken it back meanwhile. */
  onGone(): void
}

export function WelcomeBack({ invite, code, onGone }: WelcomeBackProps) {
  const { firstName, email, className } = invite
  const { to } = useAddress()
  const signedIn = useUserState((user) => user.status === 'authenticated')
  const mailbox = signedIn ? currentSession()?.user.email : undefined
  const firstname = useUserState((user) => user.firstname)
  const who = mailbox && (shownEmail(mailbox) || firstname)
  const here = `/invite?code=${encodeURIComponent(code)}`
  return (
    <BrandMascotMessage
      mood="hello"
      title={<Trans>Welcome back, {firstName}</Trans>}
      actions={
        mailbox === email ? (
          <Join code={code} onGone={onGone} />
        ) : signedIn ? (
          <Button
            onClick={() =>
              void signOut(`/signin?${new URLSearchParams({ [RETURN_PARAMETER]: to(here) })}`)
            }
          >
            <Trans>Use another account</Trans>
          </Button>
        ) : (
          <a className={buttonClass()} href={signInAddress(to(here))}>
            <Trans>Sign in</Trans>
          </a>
        )
      }
    >
      <p>
        {mailbox === email ? (
          <Trans>
            You are invited to the class <bdi>{className}</bdi>.
          </Trans>
        ) : (
          <Trans>
            Sign in as <bdi>{email}</bdi> to go to your class <bdi>{className}</bdi>.
          </Trans>
        )}
      </p>
      {mailbox !== undefined && mailbox !== email && (
        <p>
          <Trans>
            Here somebody else is signed in: <bdi>{who}</bdi>.
          </Trans>
        </p>
      )}
    </BrandMascotMessage>
  )
}

function Join({ code, onGone }: Pick<WelcomeBackProps, 'code' | 'onGone'>) {
  const { t } = useLingui()
  const { to } = useAddress()
  const [busy, setBusy] = useState(false)
  const join = () => {
    if (busy) return
    setBusy(true)
    acceptInvite(code).then(
      // The way back leads to where they came from, and not to a link that is used up.
      () => location.replace(to('/class')),
      (error: unknown) => {
        if (inviteTrouble(error) === 'missing') return onGone()
        setBusy(false)
        toast(t`That did not work. Check your connection and try again.`, { type: 'error' })
      },
    )
  }
  return (
    <Button aria-busy={busy} onClick={join}>
      <Trans>Join</Trans>
    </Button>
  )
}
