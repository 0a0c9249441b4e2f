import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderView } from '@panya/domain/order/purchase.ts'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useFormat } from '../../adapters/use-format.ts'
import { StatusBadge } from '../../parts/order/StatusBadge.tsx'
import { CYCLE_MESSAGES } from '../../parts/plan/cycle-messages.ts'
import { PLAN_MESSAGES } from '../../parts/plan/plan-messages.ts'
import styles from './Orders.module.css'
import { PaperLinks } from './PaperLinks.tsx'

/** One line of the history. */
export function OrderCard({ order }: { order: OrderView }) {
  const { t } = useLingui()
  const { to } = useAddress()
  const { day, price } = useFormat()
  const { id, plan, cycle, currency, amountMinor, createdAt, periodFrom, periodUntil } = order
  return (
    <li className={styles.order}>
      <h2>
        <Link to={`${to('/orders/order')}?id=${id}`}>
          {t(PLAN_MESSAGES[plan])} · {t(CYCLE_MESSAGES[cycle])}
        </Link>
      </h2>
      <StatusBadge status={order.status} />
      <p className={styles.sum}>{price(currency, amountMinor)}</p>
      <p className={styles.soft}>
        <Trans>Ordered on {day(createdAt)}</Trans>
        {periodFrom && periodUntil && (
          <>
            {' · '}
            <Trans>
              {day(periodFrom)} to {day(periodUntil)}
            </Trans>
          </>
        )}
      </p>
      <PaperLinks order={order} />
    </li>
  )
}
