/** An invitation from a teacher: choose a password, and the account and the class are yours. */
import { Trans } from '@lingui/react/macro'
import { signInAddress } from '@panya/domain/return-path/return-path.ts'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useEffect, useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { currentSession } from '../../adapters/identity/current-session.ts'
import { fetchInvite, type Invitation } from '../../adapters/teach/my-class-api.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import styles from '../../parts/page-layout/school.module.css'
import { ActivateForm } from './ActivateForm.tsx'
import { InviteProblem, type InviteTrouble, inviteTrouble } from './InviteProblem.tsx'
import { WelcomeBack } from './WelcomeBack.tsx'

export function InviteScreen() {
  const [code, setCode] = useState('')
  const [invite, setInvite] = useState<Invitation | InviteTrouble | null>(null)
  const asking = useUserState(({ status }) => status === 'loading')
  const signedIn = useUserState(({ status }) => status === 'authenticated')
  const who = signedIn ? currentSession()?.user.email : undefined
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
    <div className={styles.page}>
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
      {who !== undefined && (
        <p>
          <Trans>
            Here somebody else is signed in: <bdi>{who}</bdi>.
          </Trans>{' '}
          <Trans>They will be signed out on this device.</Trans>
        </p>
      )}
      <ActivateForm code={code} email={email} onDone={() => setDone(true)} />
    </div>
  )
}
