/** What one has bought: the plan that runs and until when, every order, and the papers. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { useAddress } from '../../adapters/address.ts'
import { useOrders } from '../../adapters/payments/use-orders.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { OrderCard } from './OrderCard.tsx'
import styles from './Orders.module.css'
import { PaidPlan } from './PaidPlan.tsx'

export function OrdersScreen() {
  const { to } = useAddress()
  const orders = useOrders()
  if (orders.isError && !orders.data) {
    return (
      <BrandMascotMessage
        mood="oops"
        title={<Trans>Your orders did not arrive.</Trans>}
        actions={
          <Button onClick={() => void orders.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  }
  if (orders.data?.length === 0) {
    return (
      <BrandMascotMessage
        mood="hello"
        title={<Trans>You have not ordered anything yet.</Trans>}
        actions={
          <ButtonLink href={to('/plans')}>
            <Trans>Compare the plans</Trans>
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className={`page-wrap ${styles.page}`} aria-busy={orders.isPending}>
      <h1>
        <Trans>My orders</Trans>
      </h1>
      <PaidPlan />
      <ul className={styles.list}>
        {orders.data?.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
    </div>
  )
}
