import { Trans, useLingui } from '@lingui/react/macro'
import { isStaff } from '@panya/domain/account/staff.ts'
import { Navigate } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { SafetyPage } from '../../features/profile/safety/SafetyPage.tsx'
import { LazySignInSafety } from '../account/LazySignInSafety.tsx'
import { useReturnPath } from '../account/redirect-after-sign-in.ts'
import { PageHead } from '../head/PageHead.tsx'

export default function SignInSafety() {
  const { t } = useLingui()
  const { to } = useAddress()
  const target = useReturnPath()
  const staff = useUserState((user) => isStaff(user.role))
  const mustEnrol = useUserState((user) => user.mustEnrol)
  if (!staff) return <Navigate to={to('/profile')} replace />
  return (
    <>
      <PageHead title={t`Sign-in safety`} index={false} />
      <SafetyPage
        lead={
          mustEnrol && (
            <Trans>
              Here, teachers and administrators protect their sign-in with more than a password. Add
              one of these, and you can go on.
            </Trans>
          )
        }
      >
        <LazySignInSafety
          // A page of its own: what was refused until now is asked for anew.
          onProtected={mustEnrol ? () => location.assign(target()) : undefined}
        />
      </SafetyPage>
    </>
  )
}
