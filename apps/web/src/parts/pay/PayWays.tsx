/** Every way to pay that works here and for this order, the quickest first. */
import { Trans } from '@lingui/react/macro'
import type { OrderView, PayWay } from '@panya/domain/order/purchase.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { type BeginCheckout, CheckoutAtProvider } from './CheckoutAtProvider.tsx'
import { ManualWay } from './ManualWay.tsx'
import { PromptPayWay } from './PromptPayWay.tsx'
import styles from './pay.module.css'

interface PayWaysProps {
  order: OrderView
  ways: readonly PayWay[]
  onCheckout: BeginCheckout
}

export function PayWays({ order, ways, onCheckout }: PayWaysProps) {
  return (
    <div className={styles.ways}>
      {ways.map((way) => (
        <Way key={keyOf(way)} order={order} way={way} onCheckout={onCheckout} />
      ))}
      <Told />
    </div>
  )
}

/** Each provider's page is a way of its own. */
const keyOf = (way: PayWay) => (way.kind === 'checkout' ? way.provider : way.kind)

function Way({ order, way, onCheckout }: Omit<PayWaysProps, 'ways'> & { way: PayWay }) {
  switch (way.kind) {
    case 'promptpay':
      return <PromptPayWay order={order} way={way} />
    case 'checkout':
      return <CheckoutAtProvider way={way} onCheckout={onCheckout} />
    case 'manual':
      return <ManualWay order={order} way={way} />
  }
}

/** Nothing is paid by saying so: it only tells what happens now. */
function Told() {
  const [told, setTold] = useState(false)
  return (
    <section className={`no-print ${styles.told}`} aria-labelledby="pay-told">
      <h2 id="pay-told">
        <Trans>Have you paid?</Trans>
      </h2>
      <output>
        {told ? (
          <Trans>
            Thank you. We are looking for your money. That takes from a few minutes to two working
            days. This page tells you by itself when it has arrived; you may also close it.
          </Trans>
        ) : (
          <Trans>Then press here. This page tells you when the money has arrived.</Trans>
        )}
      </output>
      <Button look="go" aria-disabled={told} onClick={() => setTold(true)}>
        <Trans>I have paid</Trans>
      </Button>
    </section>
  )
}
