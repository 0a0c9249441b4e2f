import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderView } from '@panya/domain/order/purchase.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { useAddress } from '../../adapters/address.ts'
import { useFormat } from '../../adapters/use-format.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { PLAN_MESSAGES } from '../../parts/plan/plan-messages.ts'

/** The money has arrived, and the plan is there. */
export function ThankYou({ order }: { order: OrderView }) {
  const { t } = useLingui()
  const { to } = useAddress()
  const { day } = useFormat()
  const { periodFrom, periodUntil } = order
  const plan = t(PLAN_MESSAGES[order.plan])
  return (
    <BrandMascotMessage
      mood="well-done"
      as="h2"
      title={order.payer === 'self' ? <Trans>Paid, thank you!</Trans> : <Trans>It is paid!</Trans>}
      actions={
        <ButtonLink href={to('/coins')}>
          <Trans>See my coins</Trans>
        </ButtonLink>
      }
    >
      {periodFrom && periodUntil && (
        <p>
          <Trans>
            The plan {plan} is yours from {day(periodFrom)} to {day(periodUntil)}.
          </Trans>
        </p>
      )}
    </BrandMascotMessage>
  )
}
