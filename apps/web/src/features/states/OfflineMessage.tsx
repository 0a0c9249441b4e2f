import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { MascotMessage } from '@panya/ui/MascotMessage/MascotMessage.tsx'
import { useSite } from '../../adapters/site.ts'

export function OfflineMessage() {
  const { brand } = useSite()
  return (
    <MascotMessage
      kind={brand.mascot}
      mood="asleep"
      title={<Trans>You are offline</Trans>}
      actions={
        <Button onClick={() => location.reload()}>
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
    </MascotMessage>
  )
}
