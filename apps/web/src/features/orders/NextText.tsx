import { Trans, useLingui } from '@lingui/react/macro'
import type { SubscriptionView } from '@panya/domain/order/purchase.ts'
import { dayAfter } from '@panya/domain/subscription-life/days.ts'
import { useFormat } from '../../adapters/use-format.ts'
import { CYCLE_MESSAGES } from '../../parts/plan/cycle-messages.ts'
import { PLAN_MESSAGES } from '../../parts/plan/plan-messages.ts'

/** In a sentence or two; nothing is ever taken by itself. */
export function NextText({ subscription }: { subscription: SubscriptionView }) {
  const { t } = useLingui()
  const { day } = useFormat()
  const { isRunning, plan, until, next } = subscription
  if (!isRunning) return <Trans>The free plan goes on. What you have made stays with you.</Trans>
  if (next === null) {
    return (
      <Trans>
        Then it ends, and the free plan goes on. Everything you have made stays with you.
      </Trans>
    )
  }
  const from = day(dayAfter(until, 1))
  const cycle = t(CYCLE_MESSAGES[next.cycle])
  if (next.plan !== plan) {
    const name = t(PLAN_MESSAGES[next.plan])
    return (
      <Trans>
        From {from}: {name}, {cycle}. Before that we ask for the money; nothing is taken by itself.
      </Trans>
    )
  }
  return (
    <Trans>
      From {from} it goes on: {cycle}. Before that we ask for the money; nothing is taken by itself.
    </Trans>
  )
}
