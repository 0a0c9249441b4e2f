/** An invitation to be teacher or administrator: sign in, see what it is, accept it. */
import { Trans } from '@lingui/react/macro'
import { shownEmail } from '@panya/domain/account/no-mail-address.ts'
import type { PrivilegedGroup } from '@panya/domain/admin/people.ts'
import { RETURN_PARAMETER, signInAddress } from '@panya/domain/return-path/return-path.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLinkSecret } from '../../adapters/account/link-secret.ts'
import {
  acceptStaffInvite,
  fetchStaffInvite,
  type StaffInviteDetails,
} from '../../adapters/account/staff-invite.ts'
import { useAddress } from '../../adapters/address.ts'
import { signOut } from '../../adapters/session/sign-out.ts'
import { useSite } from '../../adapters/site.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { InvitationProblem, type InvitationTrouble, troubleOf } from './InvitationProblem.tsx'

export function InvitationScreen() {
  const status = useUserState((user) => user.status)
  const { secret, keepForReturn } = useLinkSecret()
  if (secret === '') return <InvitationProblem trouble="missing" />
  if (secret === null || status === 'loading') {
    return (
      <BrandMascotMessage mood="thinking" title={<Trans>Looking for your invitation…</Trans>} />
    )
  }
  if (status === 'unauthenticated') return <SignInFirst keepForReturn={keepForReturn} />
  return <Invitation key={secret} secret={secret} keepForReturn={keepForReturn} />
}

function SignInFirst({ keepForReturn }: { keepForReturn(): void }) {
  const { to } = useAddress()
  const way = (page: '/signin' | '/signup') => signInAddress(to('/invitation'), page)
  return (
    <BrandMascotMessage
      mood="hello"
      title={<Trans>You are invited</Trans>}
      actions={
        <>
          <Link className={buttonClass()} to={way('/signin')} onClick={keepForReturn}>
            <Trans>Sign in</Trans>
          </Link>
          <Link className={buttonClass('ghost')} to={way('/signup')} onClick={keepForReturn}>
            <Trans>Make an account</Trans>
          </Link>
        </>
      }
    >
      <p>
        <Trans>
          Sign in with your account, or make one. Then you can accept. If you come back another way,
          open the link once more.
        </Trans>
      </p>
    </BrandMascotMessage>
  )
}

interface InvitationProps {
  secret: string
  keepForReturn(): void
}

function Invitation({ secret, keepForReturn }: InvitationProps) {
  const { brand } = useSite()
  const { to } = useAddress()
  const firstname = useUserState((user) => user.firstname)
  const [look, setLook] = useState<StaffInviteDetails | null>(null)
  const [trouble, setTrouble] = useState<InvitationTrouble | null>(null)
  const [given, setGiven] = useState<PrivilegedGroup | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    fetchStaffInvite(secret).then(setLook, (error: unknown) => setTrouble(troubleOf(error)))
  }, [secret])

  const accept = () => {
    setBusy(true)
    acceptStaffInvite(secret).then(
      ({ group }) => setGiven(group),
      (error: unknown) => setTrouble(troubleOf(error)),
    )
  }
  const another = () => {
    keepForReturn()
    void signOut(`/signin?${new URLSearchParams({ [RETURN_PARAMETER]: to('/invitation') })}`)
  }

  if (trouble) return <InvitationProblem trouble={trouble} onAnotherAccount={another} />
  if (given) return <Accepted group={given} />
  if (look === null) {
    return (
      <BrandMascotMessage mood="thinking" title={<Trans>Looking for your invitation…</Trans>} />
    )
  }
  const { name } = brand
  const who = shownEmail(look.email) || firstname
  return (
    <BrandMascotMessage
      mood="hello"
      title={
        look.group === 'admin' ? (
          <Trans>You are invited to be an administrator at {name}</Trans>
        ) : (
          <Trans>You are invited to be a teacher at {name}</Trans>
        )
      }
      actions={
        <>
          <Button aria-busy={busy} onClick={busy ? () => {} : accept}>
            <Trans>Accept</Trans>
          </Button>
          <Button look="ghost" onClick={another}>
            <Trans>Use another account</Trans>
          </Button>
          <Link className={buttonClass('quiet')} to={to('/home')}>
            <Trans>Not now</Trans>
          </Link>
        </>
      }
    >
      <p>
        <Trans>
          You are signed in as <bdi>{who}</bdi>. This account gets the role.
        </Trans>
      </p>
    </BrandMascotMessage>
  )
}

/** A new document: what the account may do is read again with it. */
function Accepted({ group }: { group: PrivilegedGroup }) {
  const { to } = useAddress()
  const admin = group === 'admin'
  return (
    <BrandMascotMessage
      mood="well-done"
      title={
        admin ? <Trans>You are an administrator now</Trans> : <Trans>You are a teacher now</Trans>
      }
      actions={
        <a className={buttonClass()} href={to(admin ? '/admin' : '/teach')}>
          {admin ? <Trans>To the administration</Trans> : <Trans>To your classes</Trans>}
        </a>
      }
    >
      <p>
        <Trans>The link is used up; nobody else can accept with it.</Trans>
      </p>
    </BrandMascotMessage>
  )
}
