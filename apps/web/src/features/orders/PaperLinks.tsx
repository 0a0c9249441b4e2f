import { useLingui } from '@lingui/react/macro'
import type { OrderView } from '@panya/domain/order/purchase.ts'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { PAPER_MESSAGES } from '../../parts/order/order-messages.ts'
import styles from './Orders.module.css'

/** The papers of an order; for whoever paid for themselves. */
export function PaperLinks({ order: { id, papers } }: { order: Pick<OrderView, 'id' | 'papers'> }) {
  const { t } = useLingui()
  const { to } = useAddress()
  if (papers.length === 0) return null
  return (
    <ul className={styles.papers}>
      {papers.map(({ number, kind }) => (
        <li key={number}>
          <Link to={`${to('/orders/paper')}?id=${id}&number=${number}`}>
            {t(PAPER_MESSAGES[kind])} <bdi dir="ltr">{number}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
