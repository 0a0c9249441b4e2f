import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderView } from '@panya/domain/order/purchase.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { BrandMascotMessage } from '../../../parts/mascot/BrandMascotMessage.tsx'
import { PLAN_MESSAGES } from '../../../parts/plan/plan-messages.ts'

interface PaidForChildProps {
  order: OrderView
  child: string | null
}

export function PaidForChild({ order, child }: PaidForChildProps) {
  const { t } = useLingui()
  const { day } = useFormat()
  const { periodFrom, periodUntil } = order
  const plan = t(PLAN_MESSAGES[order.plan])
  return (
    <BrandMascotMessage mood="well-done" as="h2" title={<Trans>Paid, thank you!</Trans>}>
      {child !== null && periodFrom && periodUntil && (
        <p>
          <Trans>
            <bdi>{child}</bdi> has the plan {plan} from {day(periodFrom)} to {day(periodUntil)}.
          </Trans>
        </p>
      )}
    </BrandMascotMessage>
  )
}
