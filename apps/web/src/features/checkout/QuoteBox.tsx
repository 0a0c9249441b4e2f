import { Trans } from '@lingui/react/macro'
import type { QuoteView } from '@panya/domain/order/purchase.ts'
import type { BillingCycle } from '@panya/domain/subscription-life/billing-period.ts'
import { useFormat } from '../../adapters/use-format.ts'
import { TaxWithin } from '../../parts/order/TaxWithin.tsx'
import styles from './Checkout.module.css'

interface QuoteBoxProps {
  /** Null while it is asked for. */
  quote: QuoteView | null
  cycle: BillingCycle
}

/** What is to be paid today, and by whom. */
export function QuoteBox({ quote, cycle }: QuoteBoxProps) {
  const { price } = useFormat()
  return (
    <output className={styles.quote} aria-busy={quote === null}>
      <span>
        <Trans>To pay</Trans>
      </span>
      <b>{quote ? price(quote.currency, quote.amountMinor) : '…'}</b>
      {quote && <TaxWithin quote={quote} />}
      {cycle === 'term' && (
        <small>
          <Trans>You pay for the days of the term that are left. Its holidays are free.</Trans>
        </small>
      )}
      {quote?.payer === 'guardian' && (
        <span className={styles.who}>
          <Trans>
            A parent or guardian pays, not you. The next step makes a link for them; for you it
            costs nothing.
          </Trans>
        </span>
      )}
    </output>
  )
}
