import { Trans } from '@lingui/react/macro'
import type { QuoteView } from '@panya/domain/order/purchase.ts'
import { useFormat } from '../../adapters/use-format.ts'
import styles from './order.module.css'

/** How much of a price is tax; nothing where there is none. */
export function TaxWithin({ quote }: { quote: Pick<QuoteView, 'currency' | 'taxMinor'> }) {
  const { price } = useFormat()
  if (quote.taxMinor === 0) return null
  const tax = price(quote.currency, quote.taxMinor)
  return (
    <small className={styles.tax}>
      <Trans>with {tax} of VAT in it</Trans>
    </small>
  )
}
