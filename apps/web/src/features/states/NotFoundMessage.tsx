import { Trans } from '@lingui/react/macro'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { MascotMessage } from '@panya/ui/MascotMessage/MascotMessage.tsx'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'

export function NotFoundMessage() {
  const { brand } = useSite()
  const { to } = useAddress()
  return (
    <MascotMessage
      kind={brand.mascot}
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
    </MascotMessage>
  )
}
