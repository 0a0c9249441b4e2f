import { Trans } from '@lingui/react/macro'
import type { QuoteView } from '@panya/domain/order/purchase.ts'
import type { BillingCycle } from '@panya/domain/subscription-life/billing-period.ts'
import { useFormat } from '../../adapters/use-format.ts'
import { TaxWithin } from '../../parts/order/TaxWithin.tsx'
import styles from './Checkout.module.css'
import { QuoteDays } from './QuoteDays.tsx'

interface QuoteBoxProps {
  /** Null while it is asked for, or where there is none. */
  quote: QuoteView | null
  isBusy: boolean
  cycle: BillingCycle
}

/** What is to be paid today, by whom, and for which days. */
export function QuoteBox({ quote, isBusy, cycle }: QuoteBoxProps) {
  const { price } = useFormat()
  return (
    <output className={styles.quote} aria-busy={isBusy}>
      <span>
        <Trans>To pay now</Trans>
      </span>
      <b>{quote ? price(quote.currency, dueNow(quote)) : '…'}</b>
      {quote && quote.change !== 'down' && <TaxWithin quote={quote} />}
      {quote && <QuoteDays quote={quote} />}
      {cycle === 'term' && (
        <small>
          <Trans>You pay for the days of the term that are left. Its holidays are free.</Trans>
        </small>
      )}
      {quote?.payer === 'guardian' && quote.change !== 'down' && (
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

/** A smaller plan begins by itself when what is paid is over. */
const dueNow = ({ change, amountMinor }: QuoteView) => (change === 'down' ? 0 : amountMinor)
