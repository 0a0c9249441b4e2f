/** Leads to the provider's page; whoever has paid there, or has not, comes back from it. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CheckoutView, PayWay } from '@panya/domain/order/purchase.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { HttpError } from '../../adapters/http/http.ts'
import { logFailure } from '../../adapters/log.ts'
import styles from './pay.module.css'

type CheckoutWay = Extract<PayWay, { kind: 'checkout' }>

export type BeginCheckout = (provider: string) => Promise<CheckoutView>

interface CheckoutAtProviderProps {
  way: CheckoutWay
  onCheckout: BeginCheckout
}

type State = 'idle' | 'leaving' | CheckoutView['kind'] | 'not-own' | 'failed'

const NEWS: Partial<Record<State, MessageDescriptor>> = {
  waiting: msg`Your money is on its way already. This page tells you when it has arrived.`,
  paid: msg`Your money is here already.`,
  'not-own': msg`Open this page with the link that was shown when you agreed. It is yours alone.`,
  failed: msg`That did not work, and nothing was paid. Try again in a moment.`,
}

export function CheckoutAtProvider({ way, onCheckout }: CheckoutAtProviderProps) {
  const { t } = useLingui()
  const [state, setState] = useState<State>('idle')
  const leave = () => {
    if (state === 'leaving') return
    setState('leaving')
    onCheckout(way.provider).then(
      (view) => {
        // Whoever goes back in their browser finds the button as it was.
        setState(view.kind === 'open' ? 'idle' : view.kind)
        if (view.kind === 'open') location.assign(view.url)
      },
      (error: unknown) => {
        const isUnknown = error instanceof HttpError && error.message === 'link-not-known'
        if (!isUnknown) logFailure('checkout', error)
        setState(isUnknown ? 'not-own' : 'failed')
      },
    )
  }
  const news = NEWS[state]
  return (
    <section className={`no-print ${styles.way}`} aria-labelledby="pay-checkout">
      <h2 id="pay-checkout">
        <Title way={way} />
      </h2>
      <p>
        <Trans>
          You pay on the page of our payment partner, and come back here afterwards. We never see
          the number of a card.
        </Trans>
      </p>
      <Button aria-busy={state === 'leaving'} onClick={leave}>
        <Trans>Go to the payment page</Trans>
      </Button>
      <output className={styles.news}>{news && t(news)}</output>
    </section>
  )
}

function Title({ way: { methods } }: { way: CheckoutWay }) {
  const [byCard, byCode] = [methods.includes('card'), methods.includes('promptpay')]
  if (byCard && byCode) return <Trans>Pay by card or PromptPay</Trans>
  return byCode ? <Trans>Pay with PromptPay online</Trans> : <Trans>Pay by card</Trans>
}
