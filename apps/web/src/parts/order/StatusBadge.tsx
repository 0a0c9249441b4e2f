import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '@panya/domain/order/order-status.ts'
import styles from './order.module.css'
import { ORDER_STATUS_MESSAGES } from './order-messages.ts'

const TONES: Partial<Record<OrderStatus, 'good' | 'new' | 'bad'>> = {
  quoted: 'new',
  open: 'new',
  paid: 'new',
  granted: 'good',
  review: 'bad',
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useLingui()
  return (
    <span className={styles.badge} data-tone={TONES[status]}>
      {t(ORDER_STATUS_MESSAGES[status])}
    </span>
  )
}
