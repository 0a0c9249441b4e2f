import { Trans } from '@lingui/react/macro'
import { RETURN_PARAMETER, safeReturnPath } from '@panya/domain/return-path/return-path.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useEffect } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'

export function OfflineMessage() {
  const home = useAddress().to('/home')
  const goOn = () => location.replace(wantedPage() ?? home)
  useEffect(() => {
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  })
  return (
    <BrandMascotMessage
      mood="asleep"
      title={<Trans>You are offline</Trans>}
      actions={
        <Button onClick={goOn}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          This page has not been opened on this device yet, so it is not here without the internet.
          Tools you have used before still open, and your work waits safely on this device.
        </Trans>
      </p>
    </BrandMascotMessage>
  )
}

/** The page somebody asked for when the network was away; the service worker wrote it down. */
function wantedPage(): string | null {
  const wanted = new URLSearchParams(location.search).get(RETURN_PARAMETER)
  return safeReturnPath(wanted, location.origin)
}
