/** A teacher from a platform: a role there gives none here, so they connect the account that has it. */
import { Trans } from '@lingui/react/macro'
import type { PendingLaunch } from '@panya/domain/lti/lti.ts'
import { RETURN_PARAMETER, signInAddress } from '@panya/domain/return-path/return-path.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { signOut } from '../../adapters/session/sign-out.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { ConnectForm } from './ConnectForm.tsx'

interface LaunchProps {
  launch: PendingLaunch
}

export function ConnectTeacher({ launch, onNext }: LaunchProps & { onNext(): void }) {
  return (
    <BrandMascotMessage
      mood="hello"
      title={<Trans>Connect your account once</Trans>}
      actions={<AnotherAccount />}
    >
      <ConnectForm launch={launch} onNext={onNext} />
    </BrandMascotMessage>
  )
}

export function SignInFirst({ launch }: LaunchProps) {
  const { to } = useAddress()
  const { platform } = launch
  return (
    <BrandMascotMessage
      mood="hello"
      title={<Trans>Sign in as a teacher once</Trans>}
      actions={
        <Link className={buttonClass()} to={signInAddress(to('/lti'))}>
          <Trans>Sign in</Trans>
        </Link>
      }
    >
      <p>
        <Trans>
          <bdi>{platform}</bdi> says that you teach this course. Sign in with your teacher’s account
          here, and connect the two. After that the link opens by itself.
        </Trans>
      </p>
      <p>
        <Trans>
          You have no teacher’s account yet? Ask your administrator to invite you as a teacher.
        </Trans>
      </p>
    </BrandMascotMessage>
  )
}

export function NotATeacher({ launch }: LaunchProps) {
  const { account } = launch
  return (
    <BrandMascotMessage
      mood="oops"
      title={<Trans>This account is not a teacher’s</Trans>}
      actions={<AnotherAccount />}
    >
      <p>
        <Trans>
          You teach this course, but <bdi>{account}</bdi> is a learner’s account here. Ask your
          administrator to invite you as a teacher, then open the link again.
        </Trans>
      </p>
    </BrandMascotMessage>
  )
}

export function NotForAdmins() {
  return (
    <BrandMascotMessage
      mood="oops"
      title={<Trans>Administrators sign in here themselves</Trans>}
      actions={<AnotherAccount />}
    >
      <p>
        <Trans>
          An administrator’s account cannot be opened from a learning platform. Use a teacher’s
          account for it.
        </Trans>
      </p>
    </BrandMascotMessage>
  )
}

function AnotherAccount() {
  const { to } = useAddress()
  const another = () =>
    void signOut(`/signin?${new URLSearchParams({ [RETURN_PARAMETER]: to('/lti') })}`)
  return (
    <Button look="quiet" onClick={another}>
      <Trans>Use another account</Trans>
    </Button>
  )
}
