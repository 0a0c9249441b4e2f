import { Trans } from '@lingui/react/macro'
import { periodPrice } from '@panya/domain/order/period-price.ts'
import type { QuoteView } from '@panya/domain/order/purchase.ts'
import type { BillingCycle } from '@panya/domain/subscription-life/billing-period.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { fetchQuote, type PlanWish } from '../../adapters/payments/orders.ts'
import { useSite } from '../../adapters/site.ts'
import { useFormat } from '../../adapters/use-format.ts'
import { BuyerFields } from '../../parts/buyer/BuyerFields.tsx'
import { FocusedHeading } from '../../parts/focus/FocusedHeading.tsx'
import { useFirstFault } from '../../parts/focus/use-first-fault.ts'
import { GuardianLink } from '../../parts/order/GuardianLink.tsx'
import { CycleChoice } from '../../parts/plan/CycleChoice.tsx'
import styles from './Checkout.module.css'
import { CheckoutProblem } from './CheckoutProblem.tsx'
import { QuoteBox } from './QuoteBox.tsx'
import { useOrdering } from './use-ordering.ts'

interface CheckoutFormProps {
  wish: PlanWish
  monthMinor: number
  onCycle(cycle: BillingCycle): void
}

export function CheckoutForm({ wish, monthMinor, onCycle }: CheckoutFormProps) {
  const { brand } = useSite()
  const { price } = useFormat()
  const { token, faults, isBusy, problem, send } = useOrdering(wish)
  const form = useFirstFault(faults)
  const quote = useQuery({
    queryKey: ['quote', wish.plan, wish.cycle],
    queryFn: () => fetchQuote(wish),
    staleTime: 0,
  })
  const seen = quote.data ?? null
  if (token !== null) {
    return (
      <section className={styles.card} aria-labelledby="guardian-link">
        <FocusedHeading id="guardian-link">
          <Trans>Now it is your guardian’s turn</Trans>
        </FocusedHeading>
        <GuardianLink token={token} />
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
        if (seen) send(event, seen)
      }}
    >
      <CycleChoice
        legend={<Trans>Pay for</Trans>}
        chosen={wish.cycle}
        onChoose={onCycle}
        aside={(cycle) => price(brand.currency, periodPrice(monthMinor, cycle))}
      />
      <QuoteBox quote={seen} isBusy={quote.isPending} cycle={wish.cycle} />
      {seen?.payer === 'self' && seen.change !== 'down' && (
        <BuyerFields isTaxed={seen.taxMinor > 0} faults={faults} />
      )}
      {trouble && <CheckoutProblem error={trouble} />}
      <div className={styles.actions}>
        <Button type="submit" size="large" disabled={!seen} aria-busy={isBusy}>
          <ButtonText quote={seen} />
        </Button>
      </div>
    </form>
  )
}

function ButtonText({ quote }: { quote: QuoteView | null }) {
  if (quote?.change === 'down') return <Trans>Change to it then</Trans>
  if (quote?.payer === 'guardian') return <Trans>Make a link for my guardian</Trans>
  if (quote?.amountMinor === 0) return <Trans>Change now, nothing is to pay</Trans>
  return <Trans>Order and go to payment</Trans>
}
