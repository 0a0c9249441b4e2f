/** One order: how to pay it, that the money has arrived, or what became of it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderView } from '@panya/domain/order/purchase.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { Link, useSearchParams } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { beginCheckout } from '../../adapters/payments/checkout.ts'
import { useOrders } from '../../adapters/payments/use-orders.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { OrderFacts } from '../../parts/order/OrderFacts.tsx'
import { OrderNews } from '../../parts/order/OrderNews.tsx'
import { StatusBadge } from '../../parts/order/StatusBadge.tsx'
import { PayWays } from '../../parts/pay/PayWays.tsx'
import { PLAN_MESSAGES } from '../../parts/plan/plan-messages.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { NewLink } from './NewLink.tsx'
import styles from './Orders.module.css'
import { PaperLinks } from './PaperLinks.tsx'
import { ThankYou } from './ThankYou.tsx'
import { usePlanOfOrder } from './use-plan-of-order.ts'
import { useReadBack } from './use-read-back.ts'

export function OrderScreen() {
  const { to } = useAddress()
  const [search] = useSearchParams()
  // Whoever comes back from a provider's page brings the reference.
  const [id, reference] = [Number(search.get('id')), search.get('reference')]
  const orders = useOrders((one) => one.id === id || one.reference === reference)
  const order = orders.watched
  useReadBack(order)
  usePlanOfOrder(order)
  if (!order) {
    // What is here may be from before it was ordered.
    if (orders.isFetching) return <div className={`page-wrap ${styles.page}`} aria-busy="true" />
    return (
      <BrandMascotMessage
        mood="oops"
        title={
          orders.isError ? (
            <Trans>Your orders did not arrive.</Trans>
          ) : (
            <Trans>There is no such order of yours.</Trans>
          )
        }
        actions={
          <ButtonLink href={to('/orders')}>
            <Trans>To my orders</Trans>
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className={`page-wrap ${styles.page}`}>
      <p className={`no-print ${styles.crumb}`}>
        <Link to={to('/orders')}>
          <Trans>My orders</Trans>
        </Link>
      </p>
      <Heading order={order} />
      {/* Always here, so that what changes while somebody waits is read out. */}
      <div aria-live="polite">
        {order.status === 'granted' ? (
          <ThankYou order={order} />
        ) : (
          <OrderNews order={order} forChild={order.payer === 'guardian'} />
        )}
      </div>
      <section className={styles.card} aria-labelledby="order-facts">
        <h2 id="order-facts">
          <Trans>What was ordered</Trans>
        </h2>
        <OrderFacts order={order} />
        <PaperLinks order={order} />
      </section>
      {order.status === 'quoted' && order.payer === 'guardian' && <NewLink id={order.id} />}
      <Ways order={order} />
      {(order.status === 'quoted' || order.status === 'open') && <CancelOrder id={order.id} />}
    </div>
  )
}

function Heading({ order }: { order: OrderView }) {
  const { t } = useLingui()
  const name = t(PLAN_MESSAGES[order.plan])
  return (
    <header className={styles.head}>
      <h1>
        <Trans>Your order: {name}</Trans>
      </h1>
      <StatusBadge status={order.status} />
    </header>
  )
}

function Ways({ order }: { order: OrderView }) {
  const { locale } = useAddress()
  if (order.ways === null) return null
  return (
    <PayWays
      order={order}
      ways={order.ways}
      onCheckout={(provider) => beginCheckout(order.id, { provider, locale })}
    />
  )
}
