/** An invitation for somebody who has an account: whoever is in it and holds the link joins the class. */
import { Trans, useLingui } from '@lingui/react/macro'
import { RETURN_PARAMETER, signInAddress } from '@panya/domain/return-path/return-path.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { MascotMessage } from '@panya/ui/MascotMessage/MascotMessage.tsx'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { currentSession } from '../../adapters/session/current-session.ts'
import { signOut } from '../../adapters/session/sign-out.ts'
import { useSite } from '../../adapters/site.ts'
import { acceptInvite, type Invitation } from '../../adapters/teach/my-class-api.ts'
import { useUserState } from '../../adapters/user-state.ts'

interface WelcomeBackProps {
  invite: Invitation
  code: string
}

export function WelcomeBack({ invite: { firstName, email, className }, code }: WelcomeBackProps) {
  const { t } = useLingui()
  const { brand } = useSite()
  const { to } = useAddress()
  const signedIn = useUserState((user) => user.status === 'authenticated')
  const self = signedIn && currentSession()?.user.email === email
  const here = `/invite?code=${encodeURIComponent(code)}`
  const join = () =>
    acceptInvite(code).then(
      () => location.assign(to('/class')),
      () => toast(t`That did not work. Check your connection and try again.`, { type: 'error' }),
    )
  return (
    <MascotMessage
      kind={brand.mascot}
      mood="hello"
      title={<Trans>Welcome back, {firstName}</Trans>}
      actions={
        self ? (
          <Button onClick={() => void join()}>
            <Trans>Join</Trans>
          </Button>
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
        {self ? (
          <Trans>
            You are invited to the class <bdi>{className}</bdi>.
          </Trans>
        ) : (
          <Trans>
            Sign in as <bdi>{email}</bdi> to go to your class <bdi>{className}</bdi>.
          </Trans>
        )}
      </p>
    </MascotMessage>
  )
}
