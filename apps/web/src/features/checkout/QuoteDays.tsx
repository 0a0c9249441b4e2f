import { Trans } from '@lingui/react/macro'
import type { QuoteView } from '@panya/domain/order/purchase.ts'
import { useFormat } from '../../adapters/use-format.ts'

/** When it begins beside a plan that runs, and what of that one counts. */
export function QuoteDays({ quote }: { quote: QuoteView }) {
  const { day, price } = useFormat()
  const { change, currency, amountMinor, creditMinor } = quote
  const [from, until] = [day(quote.from), day(quote.until)]
  const whole = price(currency, amountMinor + creditMinor)
  const credit = price(currency, creditMinor)
  return (
    <>
      {creditMinor > 0 && (
        <span>
          <Trans>
            It costs {whole}. {credit} of it is left of what was paid before.
          </Trans>
        </span>
      )}
      {change === 'up' && (
        <span>
          <Trans>It begins as soon as it is paid, in place of the plan before.</Trans>
        </span>
      )}
      {change === 'renewal' && (
        <span>
          <Trans>
            It begins on {from}, when what is paid is over, and goes until {until}.
          </Trans>
        </span>
      )}
      {change === 'down' && (
        <span>
          <Trans>
            It begins on {from}, when what is paid is over. Before that we ask for {whole}.
          </Trans>
        </span>
      )}
    </>
  )
}
