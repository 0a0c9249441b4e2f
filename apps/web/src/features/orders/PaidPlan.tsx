/** The plan that is paid: until when, and what happens then. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderView } from '@panya/domain/order/purchase.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { useAddress } from '../../adapters/address.ts'
import { serverTime } from '../../adapters/http/server-time.ts'
import { useFormat } from '../../adapters/use-format.ts'
import { PLAN_MESSAGES } from '../../parts/plan/plan-messages.ts'
import styles from './Orders.module.css'
import { paidUntil } from './paid-until.ts'

export function PaidPlan({ orders }: { orders: readonly OrderView[] }) {
  const { t } = useLingui()
  const { to } = useAddress()
  const { day } = useFormat()
  const paid = paidUntil(orders, serverTime())
  if (!paid) return null
  const plan = t(PLAN_MESSAGES[paid.plan])
  const until = day(paid.until)
  return (
    <section className={styles.card} aria-labelledby="paid-plan">
      <h2 id="paid-plan">
        <Trans>
          {plan}, paid until {until}
        </Trans>
      </h2>
      <p>
        {paid.isAhead ? (
          <Trans>The time after this one is paid already.</Trans>
        ) : (
          <Trans>
            Nothing is taken by itself. When this time is over the free plan goes on, and everything
            you have made stays with you.
          </Trans>
        )}
      </p>
      {!paid.isAhead && (
        <p>
          <ButtonLink
            look="ghost"
            href={`${to('/checkout')}?plan=${paid.plan}&cycle=${paid.cycle}`}
          >
            <Trans>Pay for the time after it</Trans>
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
