import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CoinsView } from '@panya/domain/money/coins.ts'
import { formatPrice, type Plan, type PlanName } from '@panya/domain/money/plan.ts'
import { periodPrice } from '@panya/domain/order/period-price.ts'
import type { BillingCycle } from '@panya/domain/subscription-life/billing-period.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useAddress } from '../../adapters/address.ts'
import { PlanButton } from '../../parts/plan/PlanButton.tsx'
import { PLAN_MESSAGES } from '../../parts/plan/plan-messages.ts'
import styles from './PlansScreen.module.css'

const PLAN_FOR_MESSAGES: Record<PlanName, MessageDescriptor> = {
  free: msg`For everybody who wants to start.`,
  basic: msg`For learners who ask the AI every week.`,
  pro: msg`For big projects with a lot of AI.`,
  enterprise: msg`For schools, with coins for every seat.`,
}

const PER_MESSAGES: Record<BillingCycle, MessageDescriptor> = {
  monthly: msg`a month`,
  term: msg`a school term`,
  yearly: msg`a year`,
}

interface PlanCardProps {
  plan: Plan
  cycle: BillingCycle
  currency: 'THB' | 'USD'
  mine: boolean
  coins: CoinsView | null
}

export function PlanCard({ plan, cycle, currency, mine, coins }: PlanCardProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const count = new Intl.NumberFormat(locale).format(plan.coinsPerMonth)
  return (
    <li className={styles.plan} data-mine={mine ? true : undefined}>
      <h2>
        {t(PLAN_MESSAGES[plan.name])}
        {mine && (
          <span className={styles.mine}>
            <Trans>My plan</Trans>
          </span>
        )}
      </h2>
      <p className={styles.price}>
        {plan.priceMinor === null ? (
          <Trans>On request</Trans>
        ) : (
          <>
            <b>{formatPrice(locale, currency, periodPrice(plan.priceMinor, cycle))}</b>
            <span>{t(PER_MESSAGES[cycle])}</span>
          </>
        )}
      </p>
      <p className={styles.for}>{t(PLAN_FOR_MESSAGES[plan.name])}</p>
      {mine && coins && <MineSince plan={plan.name} coins={coins} />}
      <ul className={styles.gives}>
        <li>
          <Icon name="coin" size={18} />
          <Plural
            value={plan.coinsPerMonth}
            one={`${count} AI coin a month`}
            other={`${count} AI coins a month`}
          />
        </li>
        <li>
          <Icon name="check" size={18} />
          <Trans>All tools and games</Trans>
        </li>
        <li>
          <Icon name="check" size={18} />
          <Trans>Your work is kept safe, with history</Trans>
        </li>
      </ul>
      <PlanButton plan={plan} cycle={cycle} />
    </li>
  )
}

/** A gift has no day of its own here: it is on the page of one's coins. */
function MineSince({ plan, coins }: { plan: PlanName; coins: CoinsView }) {
  const { locale } = useAddress()
  const day = (moment: string) => formatDay(locale, new Date(moment))
  return (
    <p className={styles.since}>
      {plan === coins.planName && coins.planSince && (
        <Trans>Yours since {day(coins.planSince)}.</Trans>
      )}{' '}
      {coins.nextRenewalAt && <Trans>New coins on {day(coins.nextRenewalAt)}.</Trans>}
    </p>
  )
}
