import { Trans } from '@lingui/react/macro'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'

export function NotFoundMessage() {
  const { to } = useAddress()
  return (
    <BrandMascotMessage
      mood="oops"
      title={<Trans>This page is not here</Trans>}
      actions={
        <>
          <Link className={buttonClass()} to={to('/home')}>
            <Trans>See everything you can make</Trans>
          </Link>
          <Link className={buttonClass('ghost')} to={to('/')}>
            <Trans>Go to the front page</Trans>
          </Link>
        </>
      }
    >
      <p>
        <Trans>
          Maybe the link is old, or a letter went missing in the address. Nothing you made is lost.
        </Trans>
      </p>
    </BrandMascotMessage>
  )
}
