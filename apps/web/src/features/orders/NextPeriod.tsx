/** What comes after what is paid: it goes on, another plan begins, or it ends; each can be taken back until then. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SubscriptionView } from '@panya/domain/order/purchase.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { chooseNext, SUBSCRIPTION_KEY } from '../../adapters/payments/subscription.ts'
import { ORDERS_KEY } from '../../adapters/payments/use-orders.ts'
import { PLAN_MESSAGES } from '../../parts/plan/plan-messages.ts'
import { EndDialog } from './EndDialog.tsx'
import { NextText } from './NextText.tsx'
import styles from './Orders.module.css'

export function NextPeriod({ subscription }: { subscription: SubscriptionView }) {
  const { t } = useLingui()
  const { to } = useAddress()
  const client = useQueryClient()
  const [ending, setEnding] = useState(false)
  const { isRunning, plan, cycle, next } = subscription
  const change = useMutation({
    mutationFn: chooseNext,
    onSuccess: (changed) => client.setQueryData(SUBSCRIPTION_KEY, changed),
    // An order that only asked for the next time is gone.
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  })
  const isSame = next?.plan === plan && next.cycle === cycle
  const name = t(PLAN_MESSAGES[plan])
  const wish = next ?? { plan, cycle }
  return (
    <>
      <output>
        <NextText subscription={subscription} />
      </output>
      <p className={styles.acts}>
        {(next !== null || !isRunning) && (
          <ButtonLink href={`${to('/checkout')}?plan=${wish.plan}&cycle=${wish.cycle}`}>
            {isRunning ? <Trans>Pay for it now</Trans> : <Trans>Have it again</Trans>}
          </ButtonLink>
        )}
        {isRunning && !isSame && (
          <Button
            look="ghost"
            aria-busy={change.isPending}
            onClick={() => change.mutate({ plan, cycle })}
          >
            {next === null ? <Trans>Let it go on</Trans> : <Trans>Stay with {name}</Trans>}
          </Button>
        )}
        {next !== null && (
          <Button look="stop" onClick={() => setEnding(true)}>
            <Trans>Let it end</Trans>
          </Button>
        )}
      </p>
      <p role="alert" className={styles.wrong} hidden={!change.isError}>
        {change.isError && <Trans>That did not work. Check your connection and try again.</Trans>}
      </p>
      {ending && (
        <EndDialog
          subscription={subscription}
          onEnd={() => change.mutateAsync(null)}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  )
}
