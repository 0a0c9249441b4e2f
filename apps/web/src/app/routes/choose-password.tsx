import { useLingui } from '@lingui/react/macro'
import { Navigate } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { ChooseScreen } from '../../features/password/ChooseScreen.tsx'
import { useReturnPath } from '../account/redirect-after-sign-in.ts'
import { PageHead } from '../head/PageHead.tsx'

export default function ChoosePassword() {
  const { t } = useLingui()
  const { to } = useAddress()
  const target = useReturnPath()
  const mustChoose = useUserState((user) => user.mustChangePassword)
  if (!mustChoose) return <Navigate to={to('/profile')} replace />
  return (
    <>
      <PageHead title={t`Choose a password of your own`} index={false} />
      {/* A document of its own: what waited until now is asked for anew. */}
      <ChooseScreen onChosen={() => location.assign(target())} />
    </>
  )
}
