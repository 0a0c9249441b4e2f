import { Trans, useLingui } from '@lingui/react/macro'
import type { SubscriptionView } from '@panya/domain/order/purchase.ts'
import { useFormat } from '../../adapters/use-format.ts'
import { AskDialog } from '../../parts/dialog/AskDialog.tsx'

interface EndDialogProps {
  subscription: SubscriptionView
  onEnd(): Promise<unknown>
  onClose(): void
}

/** What is paid holds until its last day. */
export function EndDialog({ subscription, onEnd, onClose }: EndDialogProps) {
  const { t } = useLingui()
  const { day } = useFormat()
  const until = day(subscription.until)
  const end = () =>
    onEnd().then(
      () => null,
      () => t`That did not work. Check your connection and try again.`,
    )
  return (
    <AskDialog
      title={<Trans>Let the plan end?</Trans>}
      confirm={<Trans>Let it end</Trans>}
      cancel={<Trans>Keep the plan</Trans>}
      danger
      onConfirm={end}
      onClose={onClose}
    >
      <p>
        <Trans>You have it until {until}. Until then you can take this back.</Trans>
      </p>
    </AskDialog>
  )
}
