import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrderRow } from '@panya/domain/order/purchase.ts'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { EmailText } from '../../../parts/account/EmailText.tsx'
import { CYCLE_MESSAGES } from '../../../parts/plan/cycle-messages.ts'
import { PLAN_MESSAGES } from '../../../parts/plan/plan-messages.ts'
import { DataTable } from '../parts/DataTable.tsx'
import { OrderState } from './OrderState.tsx'
import styles from './Orders.module.css'

interface OrderTableProps {
  label: string
  orders: readonly AdminOrderRow[]
}

export function OrderTable({ label, orders }: OrderTableProps) {
  return (
    <DataTable
      label={label}
      head={[
        { label: <Trans>Reference</Trans> },
        { label: <Trans>Who</Trans> },
        { label: <Trans>Plan</Trans> },
        { label: <Trans>Amount</Trans>, number: true },
        { label: <Trans>State</Trans> },
        { label: <Trans>Ordered</Trans> },
      ]}
    >
      {orders.map((order) => (
        <Row key={order.id} order={order} />
      ))}
    </DataTable>
  )
}

function Row({ order }: { order: AdminOrderRow }) {
  const { t } = useLingui()
  const { to } = useAddress()
  const { moment, price } = useFormat()
  return (
    <tr>
      <td>
        <Link to={`${to('/admin/order')}?id=${order.id}`}>
          <code>{order.reference}</code>
        </Link>
      </td>
      <td>
        <Buyer order={order} />
      </td>
      <td>
        {t(PLAN_MESSAGES[order.plan])} · {t(CYCLE_MESSAGES[order.cycle])}
      </td>
      <td data-number>{price(order.currency, order.amountMinor)}</td>
      <td>
        <OrderState order={order} />
      </td>
      <td>{moment(order.createdAt)}</td>
    </tr>
  )
}

function Buyer({ order: { email, displayName, schoolName } }: { order: AdminOrderRow }) {
  if (schoolName !== null) return <bdi>{schoolName}</bdi>
  if (email === null) return <Trans>The account is gone.</Trans>
  return (
    <span className={styles.who}>
      <bdi>{displayName}</bdi>
      <small>
        <EmailText email={email} />
      </small>
    </span>
  )
}
