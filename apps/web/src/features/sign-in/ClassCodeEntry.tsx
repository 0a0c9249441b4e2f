/** The way in for children whose school gave them a card instead of a password. */
import { Trans } from '@lingui/react/macro'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'

export function ClassCodeEntry() {
  const { to } = useAddress()
  return (
    <Link className={buttonClass('ghost')} to={to('/class-sign-in')}>
      <Trans>I have a class code</Trans>
    </Link>
  )
}
