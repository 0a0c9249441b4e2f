/** From a plan to an order: for how long, what it costs with tax, whose name stands on the paper, and who pays. */
import { Trans, useLingui } from '@lingui/react/macro'
import { PLAN_NAMES } from '@panya/domain/money/plan.ts'
import {
  BILLING_CYCLES,
  type BillingCycle,
} from '@panya/domain/subscription-life/billing-period.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { Link, useSearchParams } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import type { PlanWish } from '../../adapters/payments/orders.ts'
import { useSite } from '../../adapters/site.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { PLAN_MESSAGES } from '../../parts/plan/plan-messages.ts'
import styles from './Checkout.module.css'
import { CheckoutForm } from './CheckoutForm.tsx'

export function CheckoutScreen() {
  const { t } = useLingui()
  const { to } = useAddress()
  const { plans } = useSite()
  const guest = useUserState((user) => user.role === 'demo')
  const [search, setSearch] = useSearchParams()
  const plan = PLAN_NAMES.find((name) => name === search.get('plan'))
  const known = plans.find(({ name }) => name === plan)
  const cycle = BILLING_CYCLES.find((name) => name === search.get('cycle')) ?? 'monthly'
  if (guest) {
    return (
      <BrandMascotMessage
        mood="hello"
        title={<Trans>A guest cannot have a plan</Trans>}
        actions={<ButtonLink href={to('/signup')}>{t`Make an account`}</ButtonLink>}
      >
        <p>
          <Trans>Make an account of your own first. It costs nothing.</Trans>
        </p>
      </BrandMascotMessage>
    )
  }
  if (!known?.priceMinor) {
    return (
      <BrandMascotMessage
        mood="thinking"
        title={<Trans>Which plan would you like?</Trans>}
        actions={<ButtonLink href={to('/plans')}>{t`Compare the plans`}</ButtonLink>}
      />
    )
  }
  const wish: PlanWish = { plan: known.name, cycle }
  const choose = (next: BillingCycle) =>
    setSearch({ plan: wish.plan, cycle: next }, { replace: true, preventScrollReset: true })
  const name = t(PLAN_MESSAGES[wish.plan])
  return (
    <div className={`page-wrap ${styles.page}`}>
      <p className={styles.crumb}>
        <Link to={to('/plans')}>
          <Trans>All plans</Trans>
        </Link>
      </p>
      <h1>
        <Trans>Order the plan {name}</Trans>
      </h1>
      <CheckoutForm wish={wish} monthMinor={known.priceMinor} onCycle={choose} />
      <p className={styles.soft}>
        <Trans>
          Your school may give you a plan, too.{' '}
          <Link to={`${to('/coins')}?plan=${wish.plan}`}>Ask for it</Link>
        </Trans>
      </p>
    </div>
  )
}
