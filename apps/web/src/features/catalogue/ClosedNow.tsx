import { Trans } from '@lingui/react/macro'
import { Icon } from '@panya/ui/Icon/Icon.tsx'

/** In place of a tool's line while a teacher has closed it for a lesson. */
export function ClosedNow() {
  return (
    <>
      <Icon name="lock" size={14} /> <Trans>Closed during this lesson</Trans>
    </>
  )
}
