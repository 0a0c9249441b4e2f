/** One order with everything that was told of its money, and what can be done about it. */
import { Trans } from '@lingui/react/macro'
import type { AdminOrder } from '@panya/domain/order/purchase.ts'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Link, useSearchParams } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { OrderState } from '../orders/OrderState.tsx'
import { QueryState } from '../parts/QueryState.tsx'
import styles from '../person/Person.module.css'
import { AboutOrder } from './AboutOrder.tsx'
import { Papers } from './Papers.tsx'
import { Payments } from './Payments.tsx'
import { Refunds } from './Refunds.tsx'
import { Seats } from './Seats.tsx'
import { useOrder } from './use-order.ts'

export default function OrderScreen() {
  const { to } = useAddress()
  const id = Number(useSearchParams()[0].get('id'))
  const order = useOrder(id)
  return (
    <>
      <div className={styles.links}>
        <Link className={styles.back} to={to('/admin/orders')}>
          <Icon name="back" />
          <Trans>Orders</Trans>
        </Link>
        <Link to={`${to('/admin/audit')}?about=order:${id}`}>
          <Trans>What was done to this order</Trans>
        </Link>
      </div>
      <QueryState query={order} />
      {order.data && <OrderView order={order.data} />}
    </>
  )
}

/** What was paid and did not go back whole can be sat on. */
const isHad = ({ status }: AdminOrder) => status === 'granted' || status === 'partly-refunded'

function OrderView({ order }: { order: AdminOrder }) {
  const { reference } = order
  return (
    <>
      <header className={styles.heading}>
        <div>
          <h1>
            <Trans>
              Order <code>{reference}</code>
            </Trans>
          </h1>
          <OrderState order={order} />
        </div>
      </header>
      <Payments order={order} />
      <AboutOrder order={order} />
      {order.seats !== null && <Seats id={order.id} isPaid={isHad(order)} />}
      <Refunds order={order} />
      <Papers order={order} />
    </>
  )
}
