import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAddress } from '../../../adapters/address.ts'
import { HttpError } from '../../../adapters/http/http.ts'
import { beginLinkedCheckout } from '../../../adapters/payments/checkout.ts'
import { fetchLinkedOrder } from '../../../adapters/payments/pay-link.ts'
import { isUnderWay, lookAgainMs } from '../../../adapters/payments/use-orders.ts'
import { OrderFacts } from '../../../parts/order/OrderFacts.tsx'
import { OrderNews } from '../../../parts/order/OrderNews.tsx'
import { PayWays } from '../../../parts/pay/PayWays.tsx'
import styles from '../guardian.module.css'
import { AgreeForm } from './AgreeForm.tsx'
import { GuardianPapers } from './GuardianPapers.tsx'
import { OwnLink } from './OwnLink.tsx'
import { PaidForChild } from './PaidForChild.tsx'
import { PayLinkNeeded } from './PayLinkNeeded.tsx'
import { useLinkedReadBack } from './use-linked-read-back.ts'

interface LinkedOrderViewProps {
  token: string
  /** The guardian's own secret, when it was made just now. */
  own: string | null
  onAgreed(token: string): void
  onPaper(number: string): void
  /** The payer goes to another site and comes back to this page. */
  onLeave(): void
}

export function LinkedOrderView(props: LinkedOrderViewProps) {
  const { token, own, onAgreed, onPaper, onLeave } = props
  const { locale } = useAddress()
  const client = useQueryClient()
  const linked = useQuery({
    queryKey: ['pay', token],
    queryFn: () => fetchLinkedOrder(token),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isUnderWay(state.data?.order.status) ? lookAgainMs(state.dataUpdateCount) : false,
  })
  useLinkedReadBack(token, linked.data?.order)
  if (!linked.data) {
    const isUnknown = linked.error instanceof HttpError && linked.error.status === 404
    return (
      <>
        <Title child={null} />
        {isUnknown && <PayLinkNeeded isUnknown />}
        {linked.error && !isUnknown && (
          <p role="alert" className={styles.wrong}>
            <Trans>This did not arrive. Check your connection and load the page again.</Trans>
          </p>
        )}
      </>
    )
  }
  const { order, displayName: child } = linked.data
  const checkout = async (provider: string) => {
    const view = await beginLinkedCheckout(token, { provider, locale })
    if (view.kind === 'open') onLeave()
    return view
  }
  return (
    <>
      <Title child={child} />
      <div aria-live="polite">
        {order.status === 'granted' ? (
          <PaidForChild order={order} child={child} />
        ) : (
          <OrderNews order={order} />
        )}
      </div>
      <section className={styles.card} aria-labelledby="pay-order">
        <h2 id="pay-order">
          <Trans>What was ordered</Trans>
        </h2>
        <OrderFacts order={order} />
        <GuardianPapers papers={order.papers} onPaper={onPaper} />
      </section>
      {order.status === 'quoted' && (
        <AgreeForm
          token={token}
          order={order}
          child={child}
          onAgreed={({ token: made, ...seen }) => {
            client.setQueryData(['pay', made], seen)
            onAgreed(made)
          }}
          onChanged={() => void linked.refetch()}
        />
      )}
      {own === token && <OwnLink token={own} />}
      {order.ways && <PayWays order={order} ways={order.ways} onCheckout={checkout} />}
    </>
  )
}

function Title({ child }: { child: string | null }) {
  return (
    <h1 className={styles.title}>
      {child === null ? (
        <Trans>Pay for your child</Trans>
      ) : (
        <Trans>
          A plan for <bdi>{child}</bdi>
        </Trans>
      )}
    </h1>
  )
}
