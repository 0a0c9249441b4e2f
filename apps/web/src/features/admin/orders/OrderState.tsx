import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '@panya/domain/order/order-status.ts'
import type { AdminOrderRow } from '@panya/domain/order/purchase.ts'
import { ORDER_STATUS_MESSAGES } from '../../../parts/order/order-messages.ts'
import { Badge, type BadgeTone } from '../parts/Badge.tsx'
import styles from './Orders.module.css'

const TONES: Record<OrderStatus, BadgeTone> = {
  quoted: 'plain',
  open: 'indigo',
  paid: 'amber',
  granted: 'go',
  'partly-refunded': 'teal',
  refunded: 'plain',
  review: 'stop',
  cancelled: 'plain',
  expired: 'plain',
}

/** Where it stands, and whether somebody has to look at it. */
export function OrderState({ order }: { order: Pick<AdminOrderRow, 'status' | 'needsLook'> }) {
  const { t } = useLingui()
  return (
    <span className={styles.states}>
      <Badge tone={TONES[order.status]}>{t(ORDER_STATUS_MESSAGES[order.status])}</Badge>
      {order.needsLook && (
        <Badge tone="amber">
          <Trans>Needs a look</Trans>
        </Badge>
      )}
    </span>
  )
}
