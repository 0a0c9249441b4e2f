/** What was ordered, what it costs and how it is called at the bank. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderView } from '@panya/domain/order/purchase.ts'
import { useFormat } from '../../adapters/use-format.ts'
import { CYCLE_MESSAGES } from '../plan/cycle-messages.ts'
import { PLAN_MESSAGES } from '../plan/plan-messages.ts'
import styles from './order.module.css'
import { TaxWithin } from './TaxWithin.tsx'

type Shown = Omit<OrderView, 'ways' | 'papers' | 'payer'>

export function OrderFacts({ order }: { order: Shown }) {
  const { t } = useLingui()
  const { day, moment, price } = useFormat()
  const { plan, cycle, currency, amountMinor, creditMinor, reference, status } = order
  const waits = status === 'quoted' || status === 'open'
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Plan</Trans>
        </dt>
        <dd>
          {t(PLAN_MESSAGES[plan])} · {t(CYCLE_MESSAGES[cycle])}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Amount</Trans>
        </dt>
        <dd>
          <b>{price(currency, amountMinor)}</b>
          <TaxWithin quote={order} />
        </dd>
      </div>
      {creditMinor > 0 && (
        <div>
          <dt>
            <Trans>Paid by credit</Trans>
          </dt>
          <dd>{price(currency, creditMinor)}</dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Reference</Trans>
        </dt>
        <dd>
          <code>{reference}</code>
        </dd>
      </div>
      {order.periodFrom && order.periodUntil && (
        <div>
          <dt>
            <Trans>When it runs</Trans>
          </dt>
          <dd>
            <Trans>
              {day(order.periodFrom)} to {day(order.periodUntil)}
            </Trans>
          </dd>
        </div>
      )}
      <div>
        <dt>{waits ? <Trans>Pay before</Trans> : <Trans>Ordered</Trans>}</dt>
        <dd>{waits ? moment(order.expiresAt) : moment(order.createdAt)}</dd>
      </div>
    </dl>
  )
}
