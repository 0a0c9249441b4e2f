/** The plan that is paid: until when, what comes after it, and how to change that. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SubscriptionView } from '@panya/domain/order/purchase.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { fetchSubscription, SUBSCRIPTION_KEY } from '../../adapters/payments/subscription.ts'
import { useFormat } from '../../adapters/use-format.ts'
import { PLAN_MESSAGES } from '../../parts/plan/plan-messages.ts'
import { NextPeriod } from './NextPeriod.tsx'
import styles from './Orders.module.css'

export function PaidPlan() {
  const { data } = useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: fetchSubscription,
    staleTime: 0,
  })
  return data ? <PlanOf subscription={data} /> : null
}

function PlanOf({ subscription }: { subscription: SubscriptionView }) {
  const { t } = useLingui()
  const { to } = useAddress()
  const { day, price } = useFormat()
  const { isRunning, creditMinor, currency } = subscription
  const plan = t(PLAN_MESSAGES[subscription.plan])
  const until = day(subscription.until)
  const credit = price(currency, creditMinor)
  return (
    <section className={styles.card} aria-labelledby="paid-plan">
      <h2 id="paid-plan">
        {isRunning ? (
          <Trans>
            {plan}, paid until {until}
          </Trans>
        ) : (
          <Trans>
            {plan}, ended on {until}
          </Trans>
        )}
      </h2>
      <NextPeriod subscription={subscription} />
      {creditMinor > 0 && (
        <p>
          <Trans>{credit} is left of plans before. It pays first.</Trans>
        </p>
      )}
      <p>
        <Link to={to('/plans')}>
          <Trans>Choose another plan</Trans>
        </Link>
      </p>
    </section>
  )
}
