import { Trans } from '@lingui/react/macro'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useUserState } from '../../adapters/user-state.ts'

/** The way in: an account for newcomers, the tools for those who have one. */
export function StartLink() {
  const { to } = useAddress()
  const signedIn = useUserState((user) => user.status === 'authenticated')
  return (
    <Link className={buttonClass('solid', 'large')} to={to(signedIn ? '/home' : '/signup')}>
      <Trans>Start making</Trans>
    </Link>
  )
}
