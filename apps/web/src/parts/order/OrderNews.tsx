/** Where an order stands, in a sentence: what happened, and what happens next. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '@panya/domain/order/order-status.ts'
import type { OrderView } from '@panya/domain/order/purchase.ts'
import styles from './order.module.css'

const NEWS: Partial<Record<OrderStatus, MessageDescriptor>> = {
  open: msg`The order is made. The plan begins when the money has arrived.`,
  paid: msg`The money is here. Somebody looks at the order, and then the plan begins.`,
  'partly-refunded': msg`A part of the money went back. The plan goes on.`,
  refunded: msg`The money went back, and the plan has ended.`,
  review: msg`Money came that does not fit this order. Somebody is looking at it.`,
  cancelled: msg`This order was cancelled. Nothing is to be paid.`,
  expired: msg`Nobody paid in time, so this order is closed. A new one can be made at once.`,
}

/** What a child is told: how it is paid is the guardian’s business. */
const FOR_A_CHILD: Partial<Record<OrderStatus, MessageDescriptor>> = {
  quoted: msg`The order waits for a parent or guardian. They need the link for it.`,
  open: msg`A parent or guardian has agreed. The plan begins when the money has arrived.`,
}

interface OrderNewsProps {
  order: Pick<OrderView, 'status'>
  forChild?: boolean
}

export function OrderNews({ order: { status }, forChild = false }: OrderNewsProps) {
  const { t } = useLingui()
  const news = (forChild ? FOR_A_CHILD[status] : undefined) ?? NEWS[status]
  if (!news) return null
  return (
    <p className={styles.news} data-status={status}>
      {t(news)}
    </p>
  )
}
