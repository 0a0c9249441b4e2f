import { Trans } from '@lingui/react/macro'
import { periodPrice } from '@panya/domain/order/period-price.ts'
import type { OrderView, QuoteView } from '@panya/domain/order/purchase.ts'
import type { BillingCycle } from '@panya/domain/subscription-life/billing-period.ts'
import type { PaperParty } from '@panya/domain/tax-paper/paper.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { fetchQuote, makeOrder, type PlanWish } from '../../adapters/payments/orders.ts'
import { ORDERS_KEY } from '../../adapters/payments/use-orders.ts'
import { useSite } from '../../adapters/site.ts'
import { useFormat } from '../../adapters/use-format.ts'
import { BuyerFields } from '../../parts/buyer/BuyerFields.tsx'
import { type BuyerFaults, faultsOf, readBuyer } from '../../parts/buyer/buyer.ts'
import { FocusedHeading } from '../../parts/focus/FocusedHeading.tsx'
import { useFirstFault } from '../../parts/focus/use-first-fault.ts'
import { GuardianLink } from '../../parts/order/GuardianLink.tsx'
import { CycleChoice } from '../../parts/plan/CycleChoice.tsx'
import styles from './Checkout.module.css'
import { CheckoutProblem } from './CheckoutProblem.tsx'
import { QuoteBox } from './QuoteBox.tsx'

interface CheckoutFormProps {
  wish: PlanWish
  monthMinor: number
  onCycle(cycle: BillingCycle): void
}

export function CheckoutForm({ wish, monthMinor, onCycle }: CheckoutFormProps) {
  const { brand } = useSite()
  const { price } = useFormat()
  const { order, faults, problem, send } = useOrdering(wish)
  const form = useFirstFault(faults)
  const quote = useQuery({
    queryKey: ['quote', wish.plan, wish.cycle],
    queryFn: () => fetchQuote(wish),
    staleTime: 0,
  })
  if (order.data?.token) {
    return (
      <section className={styles.card} aria-labelledby="guardian-link">
        <FocusedHeading id="guardian-link">
          <Trans>Now it is your guardian’s turn</Trans>
        </FocusedHeading>
        <GuardianLink token={order.data.token} />
      </section>
    )
  }
  const trouble = problem ?? quote.error
  return (
    <form
      ref={form}
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (quote.data) send(event, quote.data)
      }}
    >
      <CycleChoice
        legend={<Trans>Pay for</Trans>}
        chosen={wish.cycle}
        onChoose={onCycle}
        aside={(cycle) => price(brand.currency, periodPrice(monthMinor, cycle))}
      />
      <QuoteBox quote={quote.data ?? null} cycle={wish.cycle} />
      {quote.data?.payer === 'self' && (
        <BuyerFields isTaxed={quote.data.taxMinor > 0} faults={faults} />
      )}
      {trouble && <CheckoutProblem error={trouble} />}
      <div className={styles.actions}>
        <Button type="submit" size="large" disabled={!quote.data} aria-busy={order.isPending}>
          {quote.data?.payer === 'guardian' ? (
            <Trans>Make a link for my guardian</Trans>
          ) : (
            <Trans>Order and go to payment</Trans>
          )}
        </Button>
      </div>
    </form>
  )
}

function useOrdering(wish: PlanWish) {
  const { to } = useAddress()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [faults, setFaults] = useState<BuyerFaults>({})
  const order = useMutation({
    mutationFn: (buyer: PaperParty | null) => makeOrder({ ...wish, buyer }),
    onSuccess({ order: made, token }) {
      client.setQueryData<OrderView[]>(ORDERS_KEY, (known) => known && [made, ...known])
      if (token === null) void navigate(`${to('/orders/order')}?id=${made.id}`)
    },
    onError(error) {
      if (error instanceof HttpError && error.body?.fields) setFaults(error.body.fields)
    },
  })
  const send = (event: SubmitEvent<HTMLFormElement>, { payer }: QuoteView) => {
    const buyer = payer === 'self' ? readBuyer(event.currentTarget) : null
    const wrong = faultsOf(buyer)
    setFaults(wrong)
    if (Object.keys(wrong).length === 0 && !order.isPending) order.mutate(buyer)
  }
  return { order, faults, problem: order.error, send }
}
